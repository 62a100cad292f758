import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The test environment lays nothing out, so nothing ever changes its size; a test that needs that stubs its own. */
class NoSizes implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

globalThis.ResizeObserver ??= NoSizes;

/** For tests of what is given up: node has it where it is asked for. */
setFlagsFromString("--expose-gc");
globalThis.gc ??= runInNewContext("gc") as NonNullable<typeof globalThis.gc>;
