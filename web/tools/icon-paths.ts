/** As the icon set writes a path that says nothing of its own look. */
const plainPath = /(,?\s*)\["path", \{ d: "([^"]+)", key: "([^"]+)" \}\]/g;

/** The code of an icon with one path in place of all that are drawn alike: each element costs in each of many rows. */
export function inOnePath(code: string): string {
  const drawn = Array.from(code.matchAll(plainPath), ([, , d = ""], at) =>
    // From the corner, so that a path that begins relatively begins where it did by itself.
    at > 0 && d.startsWith("m") ? `M0 0${d}` : d,
  );
  if (drawn.length < 2) return code;
  let isFirst = true;
  return code.replaceAll(plainPath, (_, before: string, _d, key: string) => {
    const path = isFirst ? `${before}["path", { d: "${drawn.join("")}", key: "${key}" }]` : "";
    isFirst = false;
    return path;
  });
}
