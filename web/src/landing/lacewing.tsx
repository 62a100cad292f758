import { foreWing, hindWing } from "./wing";

/** The insect itself, drawn for this product: net-veined wings, green body, golden eyes. */
export function Lacewing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="lacewing-glass" x1="0" y1="0" x2="1" y2="0.35">
          <stop offset="0" className="[stop-color:var(--accent)]" stopOpacity="0.62" />
          <stop offset="0.55" className="[stop-color:var(--label-violet)]" stopOpacity="0.34" />
          <stop offset="1" className="[stop-color:var(--label-teal)]" stopOpacity="0.3" />
        </linearGradient>
        <g id="lacewing-fore">
          <path d={foreWing.outline} fill="url(#lacewing-glass)" />
          <path d={foreWing.net} className="fill-none stroke-accent-text" strokeWidth="0.7" />
          <path d={foreWing.veins} className="fill-none stroke-accent-text" strokeWidth="1.1" />
          <path
            d={foreWing.outline}
            className="fill-none stroke-accent-text"
            strokeWidth="1.8"
            strokeLinejoin="round"
          />
        </g>
        <g id="lacewing-hind">
          <path d={hindWing.outline} fill="url(#lacewing-glass)" opacity="0.8" />
          <path d={hindWing.net} className="fill-none stroke-accent-text" strokeWidth="0.6" />
          <path d={hindWing.veins} className="fill-none stroke-accent-text" strokeWidth="0.9" />
          <path d={hindWing.outline} className="fill-none stroke-accent-text" strokeWidth="1.4" />
        </g>
      </defs>
      <g transform="translate(200 150)">
        <g className="fill-none stroke-label-green" strokeLinecap="round" strokeWidth="2.4">
          <path d="M-7-12-30-34-40-30M-8 2-36 8-48 24M-6 16-28 44-30 62" />
          <path d="M7-12 30-34 40-30M8 2 36 8 48 24M6 16 28 44 30 62" />
        </g>
        <use href="#lacewing-hind" transform="translate(5 12) rotate(58)" />
        <use href="#lacewing-hind" transform="translate(-5 12) scale(-1 1) rotate(58)" />
        <use href="#lacewing-fore" transform="translate(6 -4) rotate(27)" />
        <use href="#lacewing-fore" transform="translate(-6 -4) scale(-1 1) rotate(27)" />
        <Body />
      </g>
    </svg>
  );
}

function Body() {
  return (
    <g>
      <path
        d="M-6-40C-14-72-34-96-62-112M6-40C14-72 34-96 62-112"
        className="fill-none stroke-label-green"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M-6 20C-8 60-6 104 0 128 6 104 8 60 6 20Z"
        className="fill-label-green stroke-surface"
        strokeWidth="1"
      />
      <path
        d="M-6.500 38h13M-7 54h14M-7 70h14M-6 86h12M-4.500 102h9"
        className="stroke-surface"
        strokeWidth="1"
        opacity="0.7"
      />
      <path
        d="M0-26c8 0 11 8 10 18S8 22 0 24C-8 22-11 2-10-8S-8-26 0-26Z"
        className="fill-label-green stroke-surface"
        strokeWidth="1"
      />
      <path d="M0-22V18" className="stroke-label-amber" strokeWidth="2" strokeLinecap="round" />
      <ellipse cy="-34" rx="9" ry="9.500" className="fill-label-green stroke-surface" />
      <circle cx="-7.500" cy="-37" r="4.600" className="fill-label-amber stroke-surface" />
      <circle cx="7.500" cy="-37" r="4.600" className="fill-label-amber stroke-surface" />
    </g>
  );
}
