import { useSyncExternalStore } from "react";
import { groupsByTitle } from "../keys/groups-by-title";
import { hintOf, keysOf, onHintsChange, ownKeys } from "../keys/own-keys";
import { type KeyBinding, onKeyGroupsChange, shownKeyGroups } from "../keys/shown";
import { singleKeysAreOn } from "../keys/single-keys";
import { isSingleKey } from "../keys/table";
import { Link } from "../routing/link";
import { enKeys as words } from "../texts/en-keys";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";

/** Every key that does something here, those of the page itself first. */
export function KeysHelpDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const shown = useSyncExternalStore(onKeyGroupsChange, shownKeyGroups);
  useSyncExternalStore(onHintsChange, ownKeys);
  useSyncExternalStore(onHintsChange, singleKeysAreOn);
  const groups = groupsByTitle(shown, ({ name }) => hintOf(name) !== undefined);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      isWide={groups.length > 1}
      title={words.title}
      description={words.description}
    >
      <Link
        to="/keyboard"
        onClick={() => onOpenChange(false)}
        className="self-start text-ui text-accent-text hover:underline"
      >
        {words.change}
      </Link>
      <div className={groups.length > 1 ? "grid gap-6 narrow:grid-cols-2" : ""}>
        {groups.map(({ title, bindings }) => (
          <Group key={title} title={title} bindings={bindings} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, bindings }: { title: string; bindings: readonly KeyBinding[] }) {
  return (
    <section aria-label={title}>
      <h2 className="pb-2 text-ui font-semibold">{title}</h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {bindings.map(({ name, words: what }) => (
          <div key={name} className="contents">
            <dt className="flex items-center gap-1">
              <Keys of={keysOf(name)} />
            </dt>
            <dd>{what ?? words.names[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keys({ of }: { of: readonly string[] }) {
  const working = of.filter((keys) => singleKeysAreOn() || !isSingleKey(keys));
  return working.map((keys, index) => (
    <span key={keys} className="flex items-center gap-1">
      {index > 0 && <span className="text-small text-text-3">{words.or}</span>}
      {keys.split(" ").map((press, at) => (
        <span key={press} className="flex items-center gap-1">
          {at > 0 && <span className="text-small text-text-3">{words.afterwards}</span>}
          <Kbd keys={press} />
        </span>
      ))}
    </span>
  ));
}
