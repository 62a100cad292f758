/** A small turning ring beside a button's words. */
export function Spinner() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-3.5 motion-safe:animate-spin"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M8 2a6 6 0 1 1-5.2 3" />
    </svg>
  );
}
