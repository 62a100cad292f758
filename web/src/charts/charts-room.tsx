import { VisuallyHidden } from "../ui/visually-hidden";

export const chartGrid = "grid grid-cols-1 gap-3 @min-[44rem]:grid-cols-2";
/** How high each chart is, before and after it is there. */
export const chartRooms = {
  openOverTime: "h-100",
  weeks: "h-100",
  severities: "h-52 @min-[44rem]:h-100",
  people: "h-100",
};

/** Stands where charts will be. */
export function ChartsRoom({
  label,
  charts,
}: {
  label: string;
  charts: readonly (keyof typeof chartRooms)[];
}) {
  return (
    <output className="contents">
      <VisuallyHidden>{label}</VisuallyHidden>
      {charts.map((chart) => (
        <span
          key={chart}
          aria-hidden="true"
          className={`skeleton block rounded-card bg-hover ${chartRooms[chart]}`}
        />
      ))}
    </output>
  );
}
