import { missingWords } from "../store/missing-words";
import { newID } from "../store/new-id";
import type { Organization } from "../store/organization";
import { replicaOf } from "../store/replica";
import { batch } from "../store/topic";
import { enLabels as words } from "../texts/en-labels";
import { showToast } from "../toasts/show-toast";
import { MultiSelect } from "../ui/multi-select";
import { LabelDot } from "./label-dot";
import { mayManageLabels, paletteColors, settleLabels } from "./label-rules";
import { createLabel } from "./save-label";
import { useLabels, useLabelsState } from "./use-labels";

const labelsMax = 50;

/** The labels of a bug, chosen by typing; who may makes new ones on the way. */
export function LabelsField({
  organization,
  ids,
  onChange,
}: {
  organization: Organization;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const orgID = organization.id;
  const labels = useLabels(orgID);
  const state = useLabelsState(orgID);
  const known = new Map(labels.map((label) => [label.id, label]));

  function handleChange(chosen: readonly string[]) {
    // The label that is being made goes on the bug once the server has it.
    const there = chosen.filter((id) => known.has(id) || ids.includes(id));
    const settled = settleLabels(there, known);
    if (settled.join() !== ids.join()) onChange(settled);
  }
  async function make(id: string, name: string) {
    const color = paletteColors[labels.length % paletteColors.length] ?? "violet";
    const reply = await createLabel(orgID, id, { name, color, description: "" }, newID());
    if (reply.ok) {
      const { labels: table } = replicaOf(orgID);
      const all = new Map(table.all().map((label) => [label.id, label]));
      batch(() => onChange(settleLabels([...ids, id], all)));
    } else {
      showToast({ kind: "negative", text: words.notCreated(reply.problem.detail) });
    }
  }
  return (
    <MultiSelect
      label={words.labels}
      values={ids}
      onChange={handleChange}
      options={labels.map(({ id, name, color }) => ({
        value: id,
        label: name,
        mark: <LabelDot color={color} />,
      }))}
      missing={missingWords(state)}
      {...(mayManageLabels(organization.memberRole) && {
        create: {
          label: words.create,
          run: (name: string) => {
            void make(newID(), name);
            return undefined;
          },
        },
      })}
      max={labelsMax}
      placeholder={words.pick}
    />
  );
}
