import { rememberWalk } from "../bugs/list-walk";
import { type MyList, myBugs } from "../store/my-bugs";
import { loadNextMyBugs } from "./load-my-bugs";

/** Bugs opened from here are walked in the order of this list, across organizations. */
export function rememberMyBugs(list: MyList): void {
  const cell = myBugs[list];
  rememberWalk({
    path: `/dashboard/${list}`,
    subscribe: (listener) => cell.subscribe(listener),
    shape: () => cell.get(),
    count: () => cell.get().items.length,
    at: (index) => cell.get().items[index],
    indexOf: (bugID) => cell.get().items.findIndex(({ id }) => id === bugID),
    loadMore: () => void loadNextMyBugs(list),
  });
}
