import type { Reaction } from "../api/types";

/** In the order in which they are offered and shown. */
export const reactionKinds = [
  "thumbs_up",
  "thumbs_down",
  "laugh",
  "hooray",
  "confused",
  "heart",
  "rocket",
  "eyes",
] as const satisfies readonly Reaction[];

export const reactionSigns: Readonly<Record<Reaction, string>> = {
  thumbs_up: "👍",
  thumbs_down: "👎",
  laugh: "😄",
  hooray: "🎉",
  confused: "😕",
  heart: "❤️",
  rocket: "🚀",
  eyes: "👀",
};
