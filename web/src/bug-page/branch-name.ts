const slugMax = 50;

/** Words as they stand in a branch's name: small letters and digits with dashes between. */
function slugOf(words: string): string {
  const plain = words
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  if (plain.length <= slugMax) return plain;
  const cut = plain.slice(0, slugMax + 1);
  // At a whole word, unless a single word is as long as that.
  return cut.replace(/-[^-]*$/, "").slice(0, slugMax);
}

/** "ada/core-12-the-relay-sticks": a branch for the work on a bug; its key links the two. */
export function branchName(username: string, bugKey: string, title: string): string {
  const name = [bugKey.toLowerCase(), slugOf(title)].filter((part) => part !== "").join("-");
  const person = slugOf(username);
  return person === "" ? name : `${person}/${name}`;
}
