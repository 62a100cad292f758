/**
 * Has the browser ask before it leaves the page, while there is something that `wouldLose` may say yes about. What is
 * returned says whether there is: pages that listen are not kept for the way back.
 */
export function leaveGuard(wouldLose: () => boolean): (isNeeded: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  };
  return (isNeeded) => {
    if (isNeeded) addEventListener("beforeunload", ask);
    else removeEventListener("beforeunload", ask);
  };
}
