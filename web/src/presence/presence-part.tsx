import { Faces } from "./faces";
import type { WritingAct } from "./typed";
import { Writers } from "./writers";

export interface PresenceProps {
  orgID: string;
  bugID: string;
  /** Everybody who is there, or those who write one text. */
  show: "faces" | WritingAct;
}

/** What the pages show of presence, in one part that is fetched apart. */
export function PresencePart({ show, ...of }: PresenceProps) {
  return show === "faces" ? <Faces {...of} /> : <Writers {...of} act={show} />;
}
