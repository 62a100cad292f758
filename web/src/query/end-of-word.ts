/**
 * Where a word ends that begins at `from`: at the next space or bracket that was not opened in it, and at
 * a comma or two dots where `stops` has their sign.
 */
export function endOfWord(text: string, from: number, stops: string): number {
  let depth = 0;
  let opened = from;
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (/\s/.test(sign)) break;
    if (depth === 0) {
      if (sign === ")" || (sign === "," && stops !== "")) break;
      if (stops.includes(".") && text.startsWith("..", at)) break;
    }
    if (sign === "(") {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === ")") depth -= 1;
  }
  // main() is a word, main(a b) is a word and a bracket.
  return depth > 0 ? opened : at;
}
