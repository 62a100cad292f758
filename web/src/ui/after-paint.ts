/** A hidden tab draws no frames; what comes after one is done all the same. */
const hiddenTabMs = 250;

/** Runs `act` when the next frame was drawn: what nobody needs to see in it. Returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  // What is asked for in a frame comes before its paint; what that asks for, after it.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  const late = setTimeout(run, hiddenTabMs);
  function callOff() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(late);
  }
  function run() {
    callOff();
    act();
  }
  return callOff;
}
