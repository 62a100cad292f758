const rows = [
  { y: 96, title: 168, chip: "fill-label-blue", done: false },
  { y: 144, title: 216, chip: "fill-label-amber", done: false },
  { y: 192, title: 188, chip: "fill-label-green", done: true },
  { y: 240, title: 232, chip: "fill-label-pink", done: false },
  { y: 288, title: 144, chip: "fill-label-teal", done: false },
];

/** Drawn for this product; its colours are tokens, so that it follows the theme. */
export function Illustration({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 500 380" role="img" aria-label={label} className="h-auto w-full">
      <rect x="20" y="36" width="440" height="308" rx="12" className="fill-surface stroke-border" />
      <path d="M20 76h440" className="stroke-border" />
      <circle cx="42" cy="56" r="5" className="fill-accent" />
      <rect x="56" y="51" width="92" height="10" rx="5" className="fill-active" />
      <rect x="300" y="48" width="48" height="16" rx="6" className="fill-accent" />
      {rows.map((row) => (
        <Row key={row.y} {...row} />
      ))}
      <Lacewing />
    </svg>
  );
}

function Row({ y, title, chip, done }: { y: number; title: number; chip: string; done: boolean }) {
  return (
    <g>
      {done && (
        <rect x="28" y={y - 6} width="424" height="40" rx="6" className="fill-accent-soft" />
      )}
      {done ? (
        <>
          <circle cx="48" cy={y + 14} r="9" className="fill-success" />
          <path
            d={`m44 ${y + 14} 3 3.5 5.5-6.5`}
            className="fill-none stroke-surface"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <circle
          cx="48"
          cy={y + 14}
          r="8"
          className="fill-none stroke-border-strong"
          strokeWidth="2"
        />
      )}
      <rect x="72" y={y + 9} width="34" height="10" rx="3" className="fill-active" />
      <rect
        x="116"
        y={y + 9}
        width={title}
        height="10"
        rx="5"
        className={done ? "fill-accent-text" : "fill-border-strong"}
        opacity={done ? 0.7 : 0.55}
      />
      <rect x="382" y={y + 10} width="8" height="8" rx="4" className={chip} />
      <circle cx="426" cy={y + 14} r="10" className="fill-active stroke-border" />
    </g>
  );
}

/** Wings in the accent, veins in the colour behind them. */
function Lacewing() {
  return (
    <g transform="translate(396 148) rotate(-28) scale(0.86)">
      <g className="fill-accent" opacity="0.92">
        <path d="M-6-10C-34-66-86-92-116-80c-8 38 34 80 106 94z" />
        <path d="M6-10C34-66 86-92 116-80c8 38-34 80-106 94z" />
      </g>
      <g className="fill-accent" opacity="0.6">
        <path d="M-8 18c-52-4-88 20-92 54 28 20 72 4 96-38z" />
        <path d="M8 18c52-4 88 20 92 54-28 20-72 4-96-38z" />
      </g>
      <g className="fill-none stroke-surface" strokeWidth="2" strokeLinecap="round" opacity="0.8">
        <path d="M-14 0c-28-30-60-52-88-64M-18 6c-32-14-62-34-82-52M-30-6l-14-26M-50-18-64-48" />
        <path d="M14 0C42-30 74-52 102-64M18 6c32-14 62-34 82-52M30-6l14-26M50-18 64-48" />
        <path d="M-14 26c-28 4-54 18-70 36M14 26c28 4 54 18 70 36" />
      </g>
      <g className="fill-none stroke-accent-text" strokeLinecap="round">
        <path d="M0-16V92" strokeWidth="13" />
        <path d="M-4-34c-6-26-16-42-30-54M4-34c6-26 16-42 30-54" strokeWidth="3" />
      </g>
      <circle cy="-26" r="11" className="fill-accent-text" />
    </g>
  );
}
