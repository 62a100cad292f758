import { Media, useMedia } from "../ui/media";

const narrow = new Media("(width < 650px)");

/** Whether the window is narrower than 650 px. */
export function useIsNarrow(): boolean {
  return useMedia(narrow);
}
