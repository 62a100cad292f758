import type { WirePlanList } from "../api/types";
import { Cell } from "./cell";
import type { LoadState } from "./load-state";

/** What the server says of its plans; the sentences on the page stand in the client. */
export const planList = new Cell<{ list: WirePlanList | undefined; state: LoadState }>({
  list: undefined,
  state: { is: "none" },
});
