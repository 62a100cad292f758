/** As the icon set writes a path or a circle that says nothing of its own look. */
const plainShape =
  /(,?\s*)\[\s*"(?:path|circle)",\s*\{\s*(?:d: "([^"]+)"|cx: "([^"]+)", cy: "([^"]+)", r: "([^"]+)"),\s*key: "([^"]+)"\s*\}\s*\]/g;

/** The code of an icon with one path in place of all that are drawn alike: each element costs in each of many rows. */
export function inOnePath(code: string): string {
  const drawn = Array.from(code.matchAll(plainShape), ([, , d, cx, cy, r], at) => {
    if (d === undefined) return circle(Number(cx), Number(cy), Number(r));
    // From the corner, so that a path that begins relatively begins where it did by itself.
    return at > 0 && d.startsWith("m") ? `M0 0${d}` : d;
  });
  if (drawn.length === 0) return code;
  let isFirst = true;
  return code.replaceAll(plainShape, (_, before: string, ...[, , , , key]: string[]) => {
    const path = isFirst ? `${before}["path", { d: "${drawn.join("")}", key: "${key}" }]` : "";
    isFirst = false;
    return path;
  });
}

/** From its left end half around, and back. */
function circle(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half}-${2 * radius} 0`;
}

/** The code of an icon without what nothing asks for: what it is called, and keys that do not compress. */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/,\s*key: "[^"]+"/g, "")
    .replaceAll(/^ {2}(?:name: "[^"]+"|size: 24|aliases: \[[^\]]*\]),?\n/gm, "")
    .replace("__iconData.node;\n", "");
}
