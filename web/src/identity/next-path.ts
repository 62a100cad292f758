const homePath = "/dashboard";

/** Where to go after signing in: `?next=` if it is a path of this application, else home. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get("next");
  if (!next || !/^\/(?![/\\])/.test(next)) return homePath;
  return next;
}
