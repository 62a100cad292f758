/** What stands inside the inline script and style elements of a page, byte for byte. */
export function inlineContents(html: string): { scripts: string[]; styles: string[] } {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name, attributes, text] of html.matchAll(
    /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
  )) {
    if (name === "style" && text !== undefined) styles.push(text);
    if (name === "script" && text !== undefined && !/\bsrc=/.test(attributes ?? ""))
      scripts.push(text);
  }
  return { scripts, styles };
}
