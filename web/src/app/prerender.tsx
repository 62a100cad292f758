import { createMemoryHistory } from "@tanstack/history";
import { renderToString } from "react-dom/server";
import { setHistory } from "../routing/history";
import { beginPages } from "../routing/shown";
import { pages } from "./page-table";
import { Program } from "./program";

/** A page as a visitor sees it before anything is known about them; for tools/prerender.ts. */
export async function render(path: string): Promise<string> {
  setHistory(createMemoryHistory({ initialEntries: [path] }));
  await beginPages(pages);
  return renderToString(<Program />);
}
