import { createMemoryHistory } from "@tanstack/history";
import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { setHistory } from "./history";
import type { Words } from "./page-table";
import { AddressedPage } from "./pages";
import { beginPages, PlaceContext, shownPlace } from "./shown";

const Frame = () => null;

/** Shows the page of that address of a table of its own; each page reads all that stands behind its path. */
export async function showPages(
  address: string,
  table: Readonly<Record<string, ComponentType>>,
): Promise<void> {
  setHistory(createMemoryHistory({ initialEntries: [address] }));
  const paths = Object.entries(table);
  const bare = Object.fromEntries(paths.map(([path, page]) => [path, { load: async () => page }]));
  const searches = Object.fromEntries(paths.map(([path]) => [path, (words: Words) => words]));
  await beginPages({ bare, framed: {}, searches });
  render(
    <AddressedPage
      Frame={Frame}
      missing="There is no such page."
      unfetched=""
      failed="The page failed."
    />,
  );
}

/** Around what is drawn without its page. */
export function AtPlace({ children }: { children: ReactNode }) {
  return <PlaceContext value={shownPlace()}>{children}</PlaceContext>;
}

/** What stands behind the path that is shown. */
export const shownWords = (): Words => shownPlace()?.words ?? {};
