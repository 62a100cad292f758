import { useEffect, useEffectEvent, useState } from "react";
import type { WireBugTemplate } from "../api/types";
import { useTemplates } from "../projects/use-templates";
import { enCapture as words } from "../texts/en-capture";
import { showToast } from "../toasts/show-toast";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { SelectField } from "../ui/select-field";
import { isTextTyped, type NewBugForm } from "./form";
import { changeForm, newBugForm, showForm } from "./form-store";

const none = "";

/** What the text begins with, where the project has templates. An empty text begins with the default one. */
export function TemplateField({ form }: { form: NewBugForm }) {
  const { orgID = "", projectID = "" } = form.place ?? {};
  const { state, items } = useTemplates(orgID, projectID);
  const [asked, setAsked] = useState<WireBugTemplate>();
  const isReady = state.is === "ready";
  const begin = useEffectEvent(() => beginIn(projectID, items));
  useEffect(() => {
    if (isReady && projectID !== "" && form.begunIn !== projectID) begin();
  }, [isReady, projectID, form.begunIn]);
  if (items.length === 0) return null;

  function handleChange(id: string) {
    const chosen = items.find((each) => each.id === id);
    if (chosen && isTextTyped(form)) setAsked(chosen);
    else if (chosen) take(chosen);
    else if (isTextTyped(form)) changeForm({ templateID: undefined });
    else changeForm({ templateID: undefined, text: "", templateText: "" });
  }
  function replace(by: WireBugTemplate) {
    const { text, templateText, templateID } = form;
    take(by);
    setAsked(undefined);
    const undo = () => changeForm({ text, templateText, templateID });
    showToast({
      kind: "positive",
      text: words.replaced,
      action: { label: words.undo, onSelect: undo },
    });
  }
  return (
    <>
      <SelectField
        label={words.template}
        value={items.some(({ id }) => id === form.templateID) ? (form.templateID ?? none) : none}
        onChange={handleChange}
        options={[
          { value: none, label: words.noTemplate },
          ...items.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={words.replaceTitle}
        description={words.replaceText(asked?.name ?? "")}
        confirmLabel={words.replace}
        onConfirm={() => asked && replace(asked)}
      />
    </>
  );
}

function take({ id, text }: WireBugTemplate): void {
  changeForm({ templateID: id, text, templateText: text });
}

/** Once per project: what the person wrote stays, and so does what they chose. */
function beginIn(projectID: string, items: readonly WireBugTemplate[]): void {
  const form = newBugForm.get();
  if (isTextTyped(form)) {
    showForm({ ...form, begunIn: projectID });
    return;
  }
  const usual = items.find(({ isDefault }) => isDefault);
  const text = usual?.text ?? "";
  showForm({ ...form, begunIn: projectID, templateID: usual?.id, text, templateText: text });
}
