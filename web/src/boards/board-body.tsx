import { createElement, useCallback, useId, useMemo, useRef, useState } from "react";
import { mayEditBug } from "../bugs/bug-rules";
import { useMe } from "../identity/session";
import { useKeyBindings } from "../keys/use-key-bindings";
import type { Question } from "../lists/asking/list-api";
import { type Peek, useAfterPeek } from "../lists/rows/peek";
import type { Organization } from "../store/organization";
import { replicaOf } from "../store/replica";
import { enBoards as words } from "../texts/en-boards";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useBoardPresses } from "./drag/use-board-presses";
import { useCardFocus } from "./drag/use-card-focus";
import type { Board } from "./model/board";
import { countOf, type Layout } from "./model/cells";
import { type Column, limitOf } from "./model/columns";
import { projectsFor } from "./model/preset";
import { cardBeside, walkOf } from "./model/spots";
import type { HeadFacts } from "./parts/body-props";
import { ColumnsBody } from "./parts/columns-body";
import { LanesBody } from "./parts/lanes-body";
import { type BoardScene, SceneContext } from "./parts/scene";
import { useRestHeight } from "./parts/use-rest-height";
import type { BoardFacts } from "./use-layout";
import { useLifting } from "./use-lifting";

const dropDialogs = new LazyPart(async () => (await import("./lazy/drop-dialogs")).DropDialogs);
const newCard = new LazyPart(async () => (await import("./lazy/new-card")).NewCard);

/** Columns of cards, and all that is done with them by mouse, touch and keys. */
export function BoardBody({
  organization,
  question,
  board,
  layout,
  facts,
  countFor,
  peek,
}: {
  organization: Organization;
  question: Question;
  board: Board;
  layout: Layout;
  facts: BoardFacts;
  /** While not all cards are here. */
  countFor: ((column: Column) => number | undefined) | undefined;
  peek: Peek;
}) {
  const orgID = organization.id;
  const store = replicaOf(orgID).bugs;
  const { me } = useMe();
  const hintID = useId();
  const element = useRef<HTMLDivElement>(null);
  const heightPx = useRestHeight(element);
  const [editing, setEditing] = useState<string>();
  const [adding, setAdding] = useState<string>();
  const { focused, focus } = useCardFocus(element);
  const Form = useLazyPart(newCard, adding !== undefined);

  const keyOf = (id: string) => store.get(id)?.key ?? "";
  const mayMove = useCallback(
    (id: string) => {
      const bug = store.get(id);
      return bug !== undefined && mayEditBug(organization, bug, me?.UID);
    },
    [store, organization, me?.UID],
  );
  const { lift, said, drops } = useLifting({
    element,
    orgID,
    board,
    layout,
    facts,
    mayMove,
    focused,
    focus,
    onGo: (id, step) => go(cardBeside(layout, id, step)),
    onPeek: (bugKey) => peek.onPeek(bugKey, "focus"),
  });
  const Dialogs = useLazyPart(dropDialogs, drops.waiting !== undefined);
  useBoardPresses(element, {
    onEdit: setEditing,
    onPeek: (bugKey) => peek.onPeek(bugKey, "focus"),
    peekedKey: peek.bugKey,
    onPeekOther: (bugKey) => peek.onPeek(bugKey),
  });
  function go(id: string | undefined) {
    if (id === undefined) return;
    focus(id);
    if (peek.bugKey !== undefined) peek.onPeek(keyOf(id));
  }
  function walk(by: -1 | 1) {
    const all = walkOf(layout);
    const at = focused === undefined ? -1 : all.indexOf(focused);
    go(at < 0 ? all[0] : all[at + by]);
  }
  const projectsOf = (column: Column) =>
    organization.memberRole === undefined
      ? []
      : projectsFor(board.by, column, facts.projects, me?.UID);
  useKeyBindings({
    title: words.keys.title,
    bindings: [
      { name: "next", run: () => walk(1) },
      { name: "previous", run: () => walk(-1) },
      {
        name: "edit",
        words: words.keys.edit,
        run: () => {
          if (focused !== undefined && lift === undefined && mayMove(focused)) setEditing(focused);
        },
      },
    ],
  });
  useAfterPeek(peek.bugKey, (bugKey) => {
    const id = store.getByKey(bugKey)?.id;
    if (id !== undefined) focus(id);
  });

  const { bugKey: peekedKey } = peek;
  const showsStatus = board.by !== "status" && board.lanes !== "status";
  const scene: BoardScene = useMemo(
    () => ({
      orgID,
      mayMove,
      peekedKey,
      showsStatus,
      hintID,
      onAdd: setAdding,
      onEdited: (id, again) => {
        setEditing(again ? id : undefined);
        if (!again) focus(id);
      },
    }),
    [orgID, mayMove, peekedKey, showsStatus, hintID, focus],
  );
  const headOf = (column: Column): HeadFacts => ({
    count: countFor ? countFor(column) : countOf(layout, column.value),
    limit: limitOf(column, board.limits),
    mayAdd: projectsOf(column).length > 0,
  });
  const formOf = (column: Column) =>
    column.value === adding && Form
      ? createElement(Form, {
          question,
          by: board.by,
          column,
          projects: projectsOf(column),
          onClose: () => setAdding(undefined),
        })
      : undefined;
  const Body = board.lanes ? LanesBody : ColumnsBody;
  return (
    <>
      <VisuallyHidden>
        <span id={hintID}>{organization.memberRole ? words.hint : words.hintToRead}</span>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
      <div ref={element} className="@container" style={{ height: heightPx }}>
        <SceneContext value={scene}>
          <Body
            heightPx={heightPx}
            layout={layout}
            lift={lift}
            kept={focused}
            editing={editing}
            headOf={headOf}
            formOf={formOf}
          />
        </SceneContext>
      </div>
      {Dialogs &&
        drops.waiting &&
        createElement(Dialogs, {
          drop: drops.waiting,
          onSend: drops.sendWaiting,
          onCancel: drops.giveUp,
        })}
    </>
  );
}
