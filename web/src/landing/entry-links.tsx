import { useMe } from "../identity/session";
import { Link } from "../routing/link";
import { enLanding } from "../texts/en-landing";

const looks = {
  header: {
    first:
      "press inline-flex h-8 items-center rounded-control border border-border-strong bg-surface px-3 text-ui font-medium text-text hover:bg-hover",
    second:
      "press inline-flex h-8 items-center rounded-control px-3 text-ui font-medium text-text-2 hover:bg-hover hover:text-text",
  },
  page: {
    first:
      "press inline-flex h-10 items-center rounded-control border border-border-strong bg-surface px-4 text-read font-medium text-text hover:bg-hover",
    second:
      "press inline-flex h-10 items-center rounded-control px-4 text-read font-medium text-text-2 hover:bg-hover hover:text-text",
  },
};

/**
 * The ways in. Those of visitors and of the signed-in share one place, so that nothing moves when
 * it becomes known who is there; until then `data-me` on the page, set before the first paint, tells.
 */
export function EntryLinks({ look }: { look: keyof typeof looks }) {
  const { state } = useMe();
  const { first, second } = looks[look];
  return (
    <span className="entry-links inline-grid items-center" data-state={state}>
      <span className={`entry-in ${look === "header" ? "justify-self-end" : ""}`}>
        <Link to="/dashboard" aria-label={enLanding.open} className={first}>
          {look === "header" ? enLanding.openShort : enLanding.open}
        </Link>
      </span>
      <span
        className={`entry-out flex items-center gap-1 ${look === "header" ? "justify-self-end" : ""}`}
      >
        {look === "header" && (
          <Link to="/auth" className={second}>
            {enLanding.logIn}
          </Link>
        )}
        <Link
          to="/auth"
          hash="sign-up"
          className={`${first} ${look === "header" ? "max-wide:hidden" : ""}`}
        >
          {enLanding.signUp}
        </Link>
        {look === "page" && (
          <Link to="/auth" className={second}>
            {enLanding.logIn}
          </Link>
        )}
      </span>
    </span>
  );
}
