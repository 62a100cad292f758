/** A hidden tab draws no frames; what comes after one is done all the same. */
const hiddenTabMs = 250;

/**
 * Runs `act` when so many frames were drawn from now on: what nobody needs to see in them. Returns how to call it
 * off.
 */
export function afterPaint(act: () => void, count = 1): () => void {
  let left = count;
  // What is asked for in a frame comes before its paint; what that asks for, after it.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(draw);
  const late = setTimeout(run, hiddenTabMs);
  function draw() {
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(draw);
    else timer = setTimeout(run);
  }
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
