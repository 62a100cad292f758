import type { ReactNode } from "react";
import type { Label } from "../store/organization";
import { LabelChip, labelChipAt } from "./label-chip";
import { useLabels } from "./use-labels";

interface LabelsOf {
  orgID: string;
  ids: readonly string[];
}

/** The labels of a bug. */
export function LabelChips({ orgID, ids }: LabelsOf) {
  const labels = borneOf(ids, useLabels(orgID));
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
  return <>{firstLabels(ids, useLabels(orgID), max)}</>;
}

/** The same where there are many of them: whoever shows them all says once which labels there are. */
export function firstLabels(
  ids: readonly string[],
  labels: readonly Label[],
  max: number,
  hasHints = true,
): ReactNode[] {
  const borne = borneOf(ids, labels);
  // By their places: a row shows another bug in a moment, and its elements stay.
  const all: ReactNode[] = borne
    .slice(0, max)
    .map((label, place) => labelChipAt(place, label, hasHints));
  const rest = borne.slice(max);
  if (rest.length > 0) {
    const names = rest.map(({ name }) => name).join(", ");
    all.push(
      <span
        key="rest"
        title={hasHints ? names : undefined}
        className="shrink-0 text-small text-text-3"
      >
        +{rest.length}
      </span>,
    );
  }
  return all;
}

function borneOf(ids: readonly string[], labels: readonly Label[]): Label[] {
  return ids.flatMap((id) => labels.find((label) => label.id === id) ?? []);
}
