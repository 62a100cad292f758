const address = /^(?:https?:\/\/|mailto:)\S+$/i;

/** What an address pasted over selected words becomes in Markdown; nothing where it is an ordinary paste. */
export function linkPasted(pasted: string, selected: string): string | undefined {
  const target = pasted.trim();
  const words = selected.trim();
  if (!address.test(target) || words === "" || address.test(words) || /[\n[\]]/.test(words)) {
    return undefined;
  }
  const closes = target.replaceAll("(", "%28").replaceAll(")", "%29");
  return selected.replace(words, () => `[${words}](${closes})`);
}
