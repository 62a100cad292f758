import { discardChange } from "../change-queue/change-queue";
import {
  dismissRefused,
  type RefusedChange,
  refusedChanges,
  type WaitingChange,
  waitingChanges,
} from "../change-queue/waiting";
import { goTo } from "../routing/history";
import { useCell } from "../store/use-cell";
import { enChangeQueue as words } from "../texts/en-change-queue";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";

/** What waits for the network, each with its way back, and what the server refused of it. */
export function WaitingChanges({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const waiting = useCell(waitingChanges);
  const refused = useCell(refusedChanges);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={waiting.length > 0 ? words.description : words.none}
      footer={<Button onClick={() => onOpenChange(false)}>{words.close}</Button>}
    >
      {waiting.length > 0 && (
        <ul aria-label={words.title} className="flex flex-col divide-y divide-border">
          {waiting.map((each) => (
            <Waiting key={each.id} change={each} />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <section aria-label={words.refusedTitle} className="flex flex-col gap-1">
          <h3 className="text-ui font-medium">{words.refusedTitle}</h3>
          <ul className="flex flex-col divide-y divide-border">
            {refused.map((each) => (
              <Refused key={each.id} change={each} onShown={() => onOpenChange(false)} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function Waiting({ change: { id, name } }: { change: WaitingChange }) {
  return (
    <li className="flex items-center gap-2 py-1">
      <span className="min-w-0 flex-1 text-ui wrap-anywhere">{name.text}</span>
      <Button
        size="small"
        aria-label={words.discardOne(name.text)}
        onClick={() => discardChange(id)}
      >
        {words.discard}
      </Button>
    </li>
  );
}

function Refused({
  change: { id, name, reason },
  onShown,
}: {
  change: RefusedChange;
  onShown: () => void;
}) {
  function handleShow() {
    dismissRefused(id);
    onShown();
    if (name.path !== undefined) goTo(name.path);
    else name.open?.();
  }
  return (
    <li className="flex flex-wrap items-center gap-2 py-1">
      <span className="min-w-0 flex-1 basis-48 text-ui wrap-anywhere">
        {name.text}
        <span className="block text-small text-text-2">{reason}</span>
      </span>
      <Button size="small" onClick={handleShow}>
        {words.show}
      </Button>
      <Button
        size="small"
        aria-label={words.dismissOne(name.text)}
        onClick={() => dismissRefused(id)}
      >
        {words.dismiss}
      </Button>
    </li>
  );
}
