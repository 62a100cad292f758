import { useEffect, useState } from "react";
import { api, outcome } from "../api/client";

/** The project that had the key before; `none` where the server knows no such one. Asked once the list has none. */
export function useFormerKey(
  orgID: string,
  key: string,
  isAsked: boolean,
): { id: string } | "none" | undefined {
  const [found, setFound] = useState<{ key: string; id: string | undefined }>();
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    async function ask() {
      const params = { path: { org: orgID, project: key } };
      const reply = await outcome(api.GET("/api/v1/orgs/{org}/projects/{project}", { params }));
      if (!isOver) setFound({ key, id: reply.ok ? reply.value.id : undefined });
    }
    void ask();
    return () => {
      isOver = true;
    };
  }, [orgID, key, isAsked]);
  if (found?.key !== key) return undefined;
  return found.id === undefined ? "none" : { id: found.id };
}
