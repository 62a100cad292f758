import { Topic } from "../store/topic";

export const commentFocus = new Topic();

/** Puts the caret into the comment field of the bug on screen. */
export function focusComment(): void {
  commentFocus.touch();
}
