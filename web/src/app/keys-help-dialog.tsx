import { useSyncExternalStore } from "react";
import { keyGroups, onKeyGroupsChange } from "../keys/bindings";
import { texts } from "../texts/en";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";

const words = texts.keys;

interface Line {
  /** Pressed one after the other. */
  keys: readonly string[];
  words: string;
}

const everywhere: readonly Line[] = [
  { keys: ["C"], words: words.newBug },
  { keys: ["J"], words: words.next },
  { keys: ["K"], words: words.previous },
  { keys: ["Enter"], words: words.open },
  { keys: ["Space"], words: words.peek },
  { keys: ["G", "D"], words: words.dashboard },
  { keys: ["G", "O"], words: words.organizations },
  { keys: ["?"], words: words.help },
];

/** Every key that does something here: those of all pages, and what the page itself binds. */
export function KeysHelpDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const groups = useSyncExternalStore(onKeyGroupsChange, keyGroups);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      isWide={groups.length > 0}
      title={words.title}
      description={words.description}
    >
      <div className={groups.length > 0 ? "grid gap-6 narrow:grid-cols-2" : ""}>
        <Group title={groups.length > 0 ? words.everywhere : undefined} lines={everywhere} />
        {groups.map(({ title, bindings }) => (
          <Group
            key={title}
            title={title}
            lines={bindings.map(({ keys, words: what }) => ({ keys: [keys], words: what }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, lines }: { title: string | undefined; lines: readonly Line[] }) {
  return (
    <section aria-label={title}>
      {title !== undefined && <h2 className="pb-2 text-ui font-semibold">{title}</h2>}
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {lines.map(({ keys, words: what }) => (
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
    </section>
  );
}
