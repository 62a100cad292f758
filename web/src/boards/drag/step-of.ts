import type { Step } from "../model/spots";

const plain: Readonly<Record<string, Step>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};
const withCtrl: Readonly<Record<string, Step>> = { ArrowUp: "laneUp", ArrowDown: "laneDown" };

/** Where a key leads on the board; with Ctrl from lane to lane. */
export function stepOf(press: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): Step | undefined {
  if (press.altKey) return undefined;
  return press.ctrlKey || press.metaKey ? withCtrl[press.key] : plain[press.key];
}
