import { useState } from "react";
import type { Problem } from "../api/problem";
import { removeProject } from "../projects/save-project";
import { navigate } from "../routing/history";
import { untilShown } from "../routing/shown";
import type { Project } from "../store/organization";
import { enProjectSettings } from "../texts/en-project-settings";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { offerUndo } from "../undo/offer-undo";

const words = enProjectSettings.deletion;

/** The server refuses it while the project holds bugs, and says so. */
export function DeleteProject({ project }: { project: Project }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function remove() {
    setBusy(true);
    const { batchID, reply } = await removeProject(project.orgID, project.id);
    setBusy(false);
    setProblem(reply.ok ? undefined : reply.problem);
    if (!reply.ok) return;
    navigate({ to: "/organizationDisplay/:orgID", params: { orgID: project.orgID } });
    await untilShown();
    offerUndo(project.orgID, batchID, words.done(project.name));
  }
  return (
    <section aria-label={words.title} className="flex flex-col items-start gap-2">
      <h2 className="text-ui font-medium text-text">{words.title}</h2>
      <p className="text-small text-text-2">{words.hint}</p>
      <Button onClick={() => setAsking(true)}>{words.open}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          setProblem(undefined);
        }}
        title={words.ask(project.name)}
        description={words.text}
        confirmLabel={words.open}
        danger
        busy={isBusy}
        onConfirm={() => void remove()}
      >
        {problem && <Banner kind="danger">{problem.detail}</Banner>}
      </ConfirmDialog>
    </section>
  );
}
