import { useEffect } from "react";

/**
 * Links within the page glide to their places, where the reader wants motion. The root element says so for as long
 * as such a page is shown: a selector that looked for the page from there would make each drawing of any page dearer.
 */
export function useGliding(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add("glides");
    return () => classList.remove("glides");
  }, []);
}
