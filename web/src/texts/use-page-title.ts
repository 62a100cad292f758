import { useEffect } from "react";
import { texts } from "./en";

/** The window's title while the page is shown. */
export function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page === undefined ? texts.product : texts.title(page);
  }, [page]);
}
