import { enSpeed } from "../texts/en-speed";
import { RatingMark } from "./rating-mark";
import { ratingOf, type Vital, type VitalFigures, vitalText } from "./vitals";

/** One vital's figures; pressing it shows its days in the chart. */
export function VitalTile({
  vital,
  figures,
  isShown,
  onShow,
}: {
  vital: Vital;
  figures: VitalFigures | undefined;
  isShown: boolean;
  onShow: () => void;
}) {
  const { name, meaning } = enSpeed.vitals[vital];
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className="press flex min-h-38 flex-col items-start gap-1 rounded-card border border-border bg-surface p-4 text-left hover:bg-hover aria-pressed:border-accent"
    >
      <span className="text-ui font-semibold">{vital}</span>
      <span className="text-small text-text-2">{name}</span>
      {figures ? (
        <Figures vital={vital} figures={figures} />
      ) : (
        <span className="my-auto text-ui text-text-3">{enSpeed.notMeasured}</span>
      )}
      <span className="sr-only">{meaning}</span>
    </button>
  );
}

function Figures({ vital, figures }: { vital: Vital; figures: VitalFigures }) {
  return (
    <>
      <span className="mt-auto text-title font-semibold">{vitalText(vital, figures.p75)}</span>
      <RatingMark rating={ratingOf(vital, figures.p75)} isNamed />
      <span className="text-small text-text-2">
        {enSpeed.medianIs(vitalText(vital, figures.median))}
      </span>
      <span className="text-small text-text-2">{enSpeed.measurements(figures.count)}</span>
    </>
  );
}
