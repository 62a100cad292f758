import type { Project, Status } from "../../store/organization";

/** As the server maps a status: the same name, else the first of the same category. */
export function statusThere(
  status: Status | undefined,
  target: Project | undefined,
): Status | undefined {
  if (status === undefined || target === undefined) return undefined;
  const name = status.name.normalize("NFKC").toLowerCase();
  const isNamed = (each: Status) => each.name.normalize("NFKC").toLowerCase() === name;
  const isSame = (each: Status) => each.category === status.category;
  return (
    target.statuses.find((each) => isNamed(each) && isSame(each)) ?? target.statuses.find(isSame)
  );
}
