import { LabelChip } from "./label-chip";
import { useLabels } from "./use-labels";

interface LabelsOf {
  orgID: string;
  ids: readonly string[];
}

/** The labels of a bug. */
export function LabelChips({ orgID, ids }: LabelsOf) {
  const labels = useBorne({ orgID, ids });
  if (labels.length === 0) return null;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1">
      {labels.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
    </span>
  );
}

/** The first labels of a bug and how many more there are, to stand in a line of a row or a card. */
export function FirstLabels({ orgID, ids, max }: LabelsOf & { max: number }) {
  const labels = useBorne({ orgID, ids });
  const rest = labels.slice(max);
  return (
    <>
      {labels.slice(0, max).map((label, place) => (
        // A row shows another bug in a moment: its elements stay.
        // oxlint-disable-next-line react/no-array-index-key
        <LabelChip key={place} label={label} />
      ))}
      {rest.length > 0 && (
        <span
          title={rest.map(({ name }) => name).join(", ")}
          className="shrink-0 text-small text-text-3"
        >
          +{rest.length}
        </span>
      )}
    </>
  );
}

function useBorne({ orgID, ids }: LabelsOf) {
  const labels = useLabels(orgID);
  return ids.flatMap((id) => labels.find((label) => label.id === id) ?? []);
}
