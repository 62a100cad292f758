import { createElement, useEffect } from "react";
import type { Problem } from "../api/problem";
import { FailureNote } from "../change-queue/failure-note";
import { MarkdownView } from "../markdown/markdown-view";
import { Presence } from "../presence/presence";
import type { Bug } from "../store/bug";
import { texts } from "../texts/en";
import { enBugPage } from "../texts/en-bug-page";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { KeyHint } from "../ui/key-hint";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { Skeleton } from "../ui/skeleton";
import { whenIdle } from "../ui/when-idle";
import { EditButton } from "./edit-button";
import type { TextEdit } from "./use-text-edit";

const words = texts.bugs.page;

const descriptionForm = new LazyPart(
  async () => (await import("./description-form")).DescriptionForm,
);

interface Props {
  orgID: string;
  bug: Bug;
  edit: TextEdit;
  mayEdit: boolean;
  problem: Problem | undefined;
  onRetry: () => Promise<void>;
}

/** What a bug is about: read, or written in place. */
export function BugDescription(props: Props) {
  const { orgID, bug, edit, mayEdit } = props;
  const Form = useLazyPart(descriptionForm, edit.isEditing);
  useEffect(() => {
    // A failure is told when the form is asked for.
    if (mayEdit) return whenIdle(() => void descriptionForm.load().catch(() => undefined));
  }, [mayEdit]);
  return (
    <section
      aria-label={words.descriptionLabel}
      className="group relative flex min-w-0 flex-col gap-2"
    >
      {/* In the gap above the text, which stays where it is. */}
      <span className="absolute -top-5 left-0 flex h-5 max-w-full items-center text-small text-text-2 print:hidden">
        <Presence orgID={orgID} bugID={bug.id} show="describes" />
      </span>
      {edit.isEditing ? (
        Form && createElement(Form, { orgID, bugID: bug.id, edit })
      ) : (
        <Read {...props} />
      )}
    </section>
  );
}

function Read({ bug, edit, mayEdit, problem, onRetry }: Props) {
  const { description } = bug;
  if (description === undefined) {
    return problem === undefined ? (
      <Skeleton label={words.loading} count={3} />
    ) : (
      <FailureNote problem={problem} onRetry={() => void onRetry()} />
    );
  }
  return (
    <>
      {edit.hasDraft && mayEdit && <DraftNote edit={edit} />}
      {description === "" && !mayEdit && (
        <p className="text-read text-text-3">{words.noDescription}</p>
      )}
      {description === "" && mayEdit && (
        <Button variant="ghost" onClick={edit.start} className="-ml-3 self-start">
          {enBugPage.addDescription}
          <KeyHint name="editDescription" />
        </Button>
      )}
      {description !== "" && (
        <div className="flex min-w-0 items-start">
          <div className="min-w-0 flex-1">
            <MarkdownView text={description} />
          </div>
          {mayEdit && (
            <EditButton
              label={words.editDescription}
              keyName="editDescription"
              onClick={edit.start}
            />
          )}
        </div>
      )}
    </>
  );
}

/** What was typed before the page was left or loaded anew. */
function DraftNote({ edit }: { edit: TextEdit }) {
  return (
    <Banner
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={edit.start}>
            {enBugPage.draft.go}
          </Button>
          <Button size="small" variant="ghost" onClick={edit.giveUp}>
            {enBugPage.draft.discard}
          </Button>
        </span>
      }
    >
      {enBugPage.draft.kept}
    </Banner>
  );
}
