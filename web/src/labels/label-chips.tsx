import { classNames } from "../ui/class-names";
import { LabelChip } from "./label-chip";
import { useLabels } from "./use-labels";

/** The labels of a bug; with `max` the first of them on one line, and how many more there are. */
export function LabelChips({
  orgID,
  ids,
  max,
}: {
  orgID: string;
  ids: readonly string[];
  max?: number;
}) {
  const labels = useLabels(orgID);
  if (ids.length === 0) return null;
  const borne = ids.flatMap((id) => labels.find((label) => label.id === id) ?? []);
  const rest = max === undefined ? [] : borne.slice(max);
  return (
    <span
      className={classNames("flex min-w-0 items-center gap-1", max === undefined && "flex-wrap")}
    >
      {borne.slice(0, max).map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      {rest.length > 0 && (
        <span
          title={rest.map(({ name }) => name).join(", ")}
          className="shrink-0 text-small text-text-3"
        >
          +{rest.length}
        </span>
      )}
    </span>
  );
}
