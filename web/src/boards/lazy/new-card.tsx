import { type FormEvent, useState } from "react";
import { entryStatus } from "../../bugs/bug-rules";
import { createBug } from "../../bugs/create-bug";
import { editBug } from "../../bugs/edit-bug";
import type { Question } from "../../lists/asking/list-api";
import { newID } from "../../store/new-id";
import type { Project } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import { texts } from "../../texts/en";
import { enBoards as words } from "../../texts/en-boards";
import { showToast } from "../../toasts/show-toast";
import { Button } from "../../ui/button";
import { offerUndo } from "../../undo/offer-undo";
import { placeBug } from "../asking/board-api";
import { settleMembers } from "../asking/load-board";
import type { Column } from "../model/columns";
import type { BoardField } from "../model/fields";
import { presetOf } from "../model/preset";

const titleMax = 256;

/** A bug is reported in a column: with its value, and only a title. One follows the other. */
export function NewCard({
  question,
  by,
  column,
  projects,
  onClose,
}: {
  question: Question;
  by: BoardField;
  column: Column;
  /** Where it can be reported. */
  projects: readonly Project[];
  onClose: () => void;
}) {
  const [title, setTitle] = useState("");
  const [projectID, setProjectID] = useState(projects[0]?.id ?? "");
  const project = projects.find(({ id }) => id === projectID) ?? projects[0];

  async function create(into: Project, typed: string) {
    const id = newID();
    const batchID = newID();
    const { edit, ...preset } = presetOf(by, column, into);
    const reply = await createBug(into, { id, title: typed, ...preset, batchID });
    if (!reply.ok) {
      setTitle((now) => (now === "" ? typed : now));
      showToast({ kind: "negative", text: texts.bugs.create.refused(reply.problem.detail) });
      return;
    }
    if (reply.isWaiting) {
      const isPlaced = edit.status === undefined || edit.status === entryStatus(into)?.id;
      // It follows the bug, whenever that is sent.
      if (!isPlaced) void editBug(into.orgID, { id, key: typed }, edit);
      if ((await reply.later).ok) settleMembers(question, new Set([id]), [id]);
      return;
    }
    const { key, status } = reply.value;
    const needsPlace = edit.status !== undefined && edit.status !== status;
    const placed = needsPlace ? await placeBug(into.orgID, id, { edit }, batchID) : reply;
    if (placed.ok) replicaOf(into.orgID).bugs.put(placed.value);
    // At once; the server says whether it belongs here.
    settleMembers(question, new Set([id]), [id]);
    if (placed.ok) offerUndo(into.orgID, batchID, words.created(key));
    else {
      showToast({ kind: "negative", text: words.createdElsewhere(key, placed.problem.detail) });
    }
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = title.trim();
    if (typed === "" || project === undefined) return;
    setTitle("");
    void create(project, typed);
  }
  return (
    <form
      aria-label={words.add(column.name)}
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
      noValidate
      className="mx-2 mb-2 flex shrink-0 flex-col gap-2 rounded-card border border-accent bg-raised p-2"
    >
      <input
        aria-label={words.title}
        placeholder={words.title}
        value={title}
        maxLength={titleMax}
        onChange={({ target }) => setTitle(target.value)}
        // Opened by hand to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="h-8 rounded-control border border-border-strong bg-surface px-2 text-ui text-text"
      />
      {projects.length > 1 && (
        <select
          aria-label={words.project}
          value={project?.id}
          onChange={({ target }) => setProjectID(target.value)}
          className="h-8 rounded-control border border-border-strong bg-surface px-2 text-ui text-text"
        >
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <span className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          size="small"
          disabled={title.trim() === "" || !project || !entryStatus(project)}
        >
          {words.create}
        </Button>
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </span>
    </form>
  );
}
