/** The test environment lays nothing out, so nothing ever changes its size; a test that needs that stubs its own. */
class NoSizes implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

globalThis.ResizeObserver ??= NoSizes;
