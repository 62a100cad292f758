import { texts } from "../texts/en";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";

const words = texts.keys;
const lines: readonly [keys: readonly string[], what: string][] = [
  [["C"], words.newBug],
  [["J"], words.next],
  [["K"], words.previous],
  [["Enter"], words.open],
  [["G", "D"], words.dashboard],
  [["G", "O"], words.organizations],
  [["?"], words.help],
];

export function KeysHelp({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {lines.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex items-center gap-1">
              {keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1">
                  {index > 0 && <span className="text-small text-text-3">{words.afterwards}</span>}
                  <Kbd keys={key} />
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
