import { classNames } from "./class-names";

const sizes = { small: "size-5", medium: "size-8", large: "size-12" };

/** A person's picture, or a blank circle. The name stands beside it, so the picture is silent. */
export function Avatar({
  name,
  picture,
  size = "medium",
}: {
  name?: string | undefined;
  picture?: string | undefined;
  size?: keyof typeof sizes;
}) {
  const look = classNames("inline-block shrink-0 rounded-full border border-border", sizes[size]);
  if (!picture) return <span title={name} className={classNames(look, "bg-active")} />;
  return <img src={picture} alt="" title={name} className={classNames(look, "object-cover")} />;
}
