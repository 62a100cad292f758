import { createElement, useEffect } from "react";
import { useOrganization } from "../store/hooks";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { whenIdle } from "../ui/when-idle";
import type { PresenceProps } from "./presence-part";

const part = new LazyPart(async () => (await import("./presence-part")).PresencePart);

/** Who else is on a bug, for members; comes after the page itself, and a page without it is whole. */
export function Presence(props: PresenceProps) {
  const isMember = useOrganization(props.orgID)?.memberRole !== undefined;
  const Part = useLazyPart(part, false);
  useEffect(() => {
    if (isMember) return whenIdle(() => void part.load().catch(() => undefined));
  }, [isMember]);
  return isMember && Part ? createElement(Part, props) : null;
}
