import type { ReactElement } from "react";
import { classNames } from "./class-names";

const sizes = { small: "size-5", medium: "size-8", large: "size-12" };

interface AvatarLook {
  name?: string | undefined;
  picture?: string | undefined;
  size?: keyof typeof sizes;
  isAlone?: boolean;
  /** Whether a pointer that rests on it is told the name. */
  hasHint?: boolean;
}

/** A person's picture, or a blank circle. It is silent where the name stands beside it, and says the name where it is alone. */
export function Avatar(look: AvatarLook) {
  return avatarAt(0, look);
}

/** One of several that stand in a row, which are many: no component of its own. */
export function avatarAt(
  place: number,
  { name, picture, size = "medium", isAlone = false, hasHint = true }: AvatarLook,
): ReactElement {
  const look = classNames("inline-block shrink-0 rounded-full border border-border", sizes[size]);
  const said = isAlone ? name : undefined;
  const hint = hasHint ? name : undefined;
  if (picture) {
    const art = classNames(look, "object-cover");
    // Another picture is another element: this one would show the old face until the new one is here.
    const key = `${place} ${picture}`;
    return <img key={key} src={picture} alt={said ?? ""} title={hint} className={art} />;
  }
  const role = said === undefined ? undefined : "img";
  const blank = classNames(look, "bg-active");
  return <span key={place} role={role} aria-label={said} title={hint} className={blank} />;
}
