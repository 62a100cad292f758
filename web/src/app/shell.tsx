import { createElement, type ReactNode, useEffect, useRef, useState } from "react";
import { NewBug } from "../capture/new-bug";
import { loadKeys } from "../keys/shown";
import { useKeyBindings } from "../keys/use-key-bindings";
import { onLeave, usePlace } from "../routing/shown";
import { texts } from "../texts/en";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { whenIdle } from "../ui/when-idle";
import { ConnectionNote, waitingChangesWindow } from "./connection-note";
import { Header } from "./header";
import { KeysHelp } from "./keys-help";

const paletteWindow = new LazyPart(
  async () => (await import("../palette/palette")).Palette,
  "window",
);

const placesToGo = [
  "goDashboard",
  "goOrganizations",
  "goMyBugs",
  "goBoard",
  "goTriage",
  "goSettings",
] as const;

async function loadParts(): Promise<void> {
  await loadKeys();
  await paletteWindow.load();
  await waitingChangesWindow.load();
}

/** The shared header and, below it, the page. */
export function Shell({ children }: { children: ReactNode }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [asked, setAsked] = useState<"all" | "recent">();
  const Palette = useLazyPart(paletteWindow, asked !== undefined);
  // What fails is fetched again when it is asked for.
  useEffect(() => whenIdle(() => void loadParts().catch(() => undefined)), []);
  useKeyBindings({
    title: texts.keys.everywhere,
    bindings: [
      { name: "palette", run: () => setAsked("all") },
      { name: "search", run: () => setAsked("all") },
      { name: "goRecent", run: () => setAsked("recent") },
      ...placesToGo.map((name) => ({
        name,
        run: () => void import("../palette/places").then(({ goToPlace }) => goToPlace(name)),
      })),
      { name: "help", run: () => setHelpOpen(true) },
      { name: "undo", run: () => void loadUndo().then((way) => way.undoLast()) },
      { name: "redo", run: () => void loadUndo().then((way) => way.redoLast()) },
    ],
  });
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-2"
      >
        {texts.header.skip}
      </a>
      <Header onHelp={() => setHelpOpen(true)} onPalette={() => setAsked("all")} />
      <ConnectionNote />
      <Main>{children}</Main>
      <NewBug />
      <KeysHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
      {Palette && createElement(Palette, { asked, onClose: () => setAsked(undefined) })}
    </>
  );
}

/** By itself: what stands around a page is not drawn again because another page came. */
function Main({ children }: { children: ReactNode }) {
  const main = useFocusOnNewPage();
  return (
    <main id="main" ref={main} tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}

/** Whatever a person changed last, on whichever page, they take back from any. */
const loadUndo = () => import("../undo/undo-last");

/** A new page takes the focus, so that screen readers and the Tab key start there; not from what has it by then. */
function useFocusOnNewPage() {
  const path = usePlace((place) => place?.pathname);
  const isFirst = usePlace((place) => place?.isFirst) === true;
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const left = useRef<Element>(null);
  useEffect(
    () =>
      onLeave(() => {
        left.current = document.activeElement;
      }),
    [],
  );
  useEffect(() => {
    const isSame = shown.current === path;
    shown.current = path;
    const isFree = [left.current, document.body, null].includes(document.activeElement);
    if (!isFirst && !isSame && isFree) main.current?.focus({ preventScroll: true });
  }, [path, isFirst]);
  return main;
}
