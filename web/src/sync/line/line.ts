import type { ClientFrame, ServerFrame } from "../frames";

/** A way to the server: a socket of the tab's own, or a part of one that all tabs share. */
export interface Line {
  /** Opens it, unless it is open or on its way. The end hears `opened` or `closed`. */
  open: () => void;
  /** Lost where the line is not open. */
  send: (frame: ClientFrame) => void;
  /** There is no network: what would be noticed late is noticed now. */
  cut: () => void;
  /** For good. */
  leave: () => void;
}

/** Who hears what comes over a line. */
export interface LineEnd {
  opened: () => void;
  /** `texts`: what it came in, where it came by a socket of this tab. */
  heard: (frame: ServerFrame, texts?: readonly string[]) => void;
  /** `hasOpened`: false where the server, or the way to it, refused. */
  closed: (hasOpened: boolean) => void;
}
