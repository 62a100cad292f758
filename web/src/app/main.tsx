import "../theme/theme.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { WireSettings } from "../api/types";
import { rememberPresence } from "../identity/remember-presence";
import { followOtherTabs, loadMe } from "../identity/session";
import { shownSettings } from "../identity/shown-settings";
import { beginPages } from "../routing/shown";
import { collectEarlyForms } from "../ui/early-forms";
import { whenIdle } from "../ui/when-idle";
import { followSession } from "./live";
import { measurePages } from "./measure-pages";
import { pages } from "./page-table";
import { Program } from "./program";

/** A prerendered page brings only the style that it needs itself; the other pages' comes now. */
function addSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}

/** A page that is left, or offline, before it could be fetched follows nothing. */
async function followSettings(atStart: Required<WireSettings>): Promise<void> {
  const part = await import("../identity/follow-settings").catch(() => undefined);
  part?.followSettings(atStart);
}

async function start(root: HTMLElement): Promise<void> {
  followSession();
  rememberPresence();
  followOtherTabs();
  void loadMe();
  measurePages();
  const settings = shownSettings();
  whenIdle(() => void followSettings(settings));
  const sheet = root.dataset["prerendered"];
  const first = beginPages(pages);
  if (sheet === undefined) {
    createRoot(root).render(<Program />);
    return;
  }
  await Promise.all([first, addSheet(sheet)]);
  await collectEarlyForms(root);
  hydrateRoot(root, <Program />);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element #root");
void start(root);
