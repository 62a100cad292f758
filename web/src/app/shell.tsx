import { Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useKeys } from "../keys/use-keys";
import { texts } from "../texts/en";
import { ConnectionNote } from "./connection-note";
import { Header } from "./header";
import { KeysHelp } from "./keys-help";

/** The shared header and, below it, the page. */
export function Shell() {
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const main = useFocusOnNewPage();
  useKeys({
    help: () => setHelpOpen(true),
    goDashboard: () => void navigate({ to: "/dashboard" }),
    goOrganizations: () => void navigate({ to: "/organizations" }),
  });
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-2"
      >
        {texts.header.skip}
      </a>
      <Header onHelp={() => setHelpOpen(true)} />
      <ConnectionNote />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <KeysHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}

/** A new page takes the focus, so that screen readers and the Tab key start there. */
function useFocusOnNewPage() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isSame = shown.current === path;
    shown.current = path;
    if (!isFirst && !isSame) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
