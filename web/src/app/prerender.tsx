import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { Program } from "./program";
import { makeRouter } from "./router";

/** A page as a visitor sees it before anything is known about them; for tools/prerender.ts. */
export async function render(path: string): Promise<string> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(<Program router={router} />);
}
