import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { fieldError } from "../api/problem";
import { type NewBugAsked, newBugAsked } from "../bugs/ask-new-bug";
import { useOrganizationsState, useProject } from "../store/hooks";
import { fetchSharedDraft } from "../store/server-drafts";
import { useCell } from "../store/use-cell";
import { texts } from "../texts/en";
import { enCapture } from "../texts/en-capture";
import { Dialog } from "../ui/dialog";
import { begin, settlePlace } from "./begin";
import { choices } from "./choices";
import { askBrowser } from "./environment";
import { loadKeptFiles } from "./files/waiting-files";
import { blankIn, nextForm } from "./form";
import { draftPlace, formProblem, keepForm, newBugForm } from "./form-store";
import { NewBugFooter } from "./new-bug-footer";
import { NewBugForm } from "./new-bug-form";
import { NoProjects } from "./no-projects";
import { sendFiles, sendNewBug } from "./send-new-bug";

const words = texts.bugs.create;

/** What the browser says, and what the last page kept: asked for before the dialog is. */
async function prepare(): Promise<void> {
  void askBrowser();
  for (const late of await loadKeptFiles()) {
    if (late.sentTo) sendFiles([late], late.sentTo.orgID, late.sentTo.bugID);
  }
}
/** A bug is reported from wherever one is. It closes at once; where it is refused, it comes back as it was. */
export function NewBugDialog({ asked }: { asked: NewBugAsked | undefined }) {
  const formID = useId();
  const form = useCell(newBugForm);
  const problem = useCell(formProblem);
  const [missing, setMissing] = useState<"title" | "project">();
  const title = useRef<HTMLInputElement>(null);
  const project = useProject(form.place?.orgID ?? "", form.place?.projectID ?? "");
  useEffect(() => void prepare(), []);
  const hasNone = useBegin(asked) && form.place === undefined;

  function close() {
    newBugAsked.set(undefined);
    setMissing(undefined);
  }
  function send() {
    const { place } = form;
    if (form.title.trim() === "" || place === undefined) {
      setMissing(form.title.trim() === "" ? "title" : "project");
      title.current?.focus();
      return;
    }
    const { createsAnother } = choices.get();
    setMissing(undefined);
    formProblem.set(undefined);
    void sendNewBug(form, place);
    keepForm(createsAnother ? nextForm(form) : blankIn(form));
    if (createsAnother) title.current?.focus();
    else close();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    send();
  }
  const titleError = missing === "title" ? words.titleEmpty : fieldError(problem, "/title");
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      isSheet
      title={words.title}
      description={project && enCapture.intoProject(project.name)}
      footer={!hasNone && <NewBugFooter formID={formID} onKeyDownCapture={handleKey} />}
    >
      {hasNone ? (
        <NoProjects onLeave={close} />
      ) : (
        <NewBugForm
          id={formID}
          form={form}
          titleRef={title}
          titleError={titleError}
          problem={missing === "project" ? enCapture.chooseProject : problem?.detail}
          textError={fieldError(problem, "/description")}
          onSend={send}
          onKeyDownCapture={handleKey}
        />
      )}
    </Dialog>
  );
}

/** Each time it is asked for; true once all projects are known and none is there. */
function useBegin(asked: NewBugAsked | undefined): boolean {
  const [hasNone, setHasNone] = useState(false);
  const { is } = useOrganizationsState();
  useEffect(() => {
    if (asked === undefined) return;
    begin(asked);
    void fetchSharedDraft(draftPlace);
  }, [asked]);
  useEffect(() => {
    if (asked === undefined || is !== "ready") return undefined;
    let isOver = false;
    async function settle(place: NewBugAsked) {
      await settlePlace(place);
      if (!isOver) setHasNone(newBugForm.get().place === undefined);
    }
    void settle(asked);
    return () => {
      isOver = true;
    };
  }, [asked, is]);
  return hasNone;
}
