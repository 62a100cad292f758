import { useCallback, useEffect, useState } from "react";
import { api, type Outcome, outcome } from "../../api/client";
import type { WireAccessToken } from "../../api/types";
import { tokensMoved } from "./tokens-moved";

export type TokenList = Outcome<{ items: WireAccessToken[] }>;

/** The person's access tokens; asked for again when the log tells of one, and by `load`. */
export function useTokens(isSignedIn: boolean): [TokenList | undefined, () => void] {
  const [answer, setAnswer] = useState<TokenList>();
  const load = useCallback(() => {
    void outcome(api.GET("/api/v1/me/tokens")).then(setAnswer);
  }, []);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    load();
    return tokensMoved.subscribe(load);
  }, [isSignedIn, load]);
  return [answer, load];
}
