import { classNames } from "./class-names";

const sizes = { small: "size-5", medium: "size-8", large: "size-12" };

/** A person's picture, or a blank circle. It is silent where the name stands beside it, and says the name where it is alone. */
export function Avatar({
  name,
  picture,
  size = "medium",
  isAlone = false,
}: {
  name?: string | undefined;
  picture?: string | undefined;
  size?: keyof typeof sizes;
  isAlone?: boolean;
}) {
  const look = classNames("inline-block shrink-0 rounded-full border border-border", sizes[size]);
  const said = isAlone ? name : undefined;
  if (picture) {
    const art = classNames(look, "object-cover");
    // Another picture is another element: this one would show the old face until the new one is here.
    return <img key={picture} src={picture} alt={said ?? ""} title={name} className={art} />;
  }
  const role = said === undefined ? undefined : "img";
  return (
    <span role={role} aria-label={said} title={name} className={classNames(look, "bg-active")} />
  );
}
