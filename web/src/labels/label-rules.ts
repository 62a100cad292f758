import type { Label } from "../store/organization";

/** The colours of the palette, as the server names them. */
export const paletteColors = ["violet", "blue", "teal", "green", "amber", "red", "pink"] as const;
export type PaletteColor = (typeof paletteColors)[number];

/** The server decides; this only spares people a refusal. */
export function mayManageLabels(role: string | undefined): boolean {
  return role === "Owner" || role === "Editor";
}

export function isPaletteColor(color: string): color is PaletteColor {
  return paletteColors.some((each) => each === color);
}

/** Names that mean the same label to the server. */
function foldName(name: string): string {
  return name.trim().normalize("NFKC").toLowerCase();
}

/** What stands before the last slash, folded; empty for a label without a scope. */
export function scopeOf(name: string): string {
  const folded = foldName(name);
  const slash = folded.lastIndexOf("/");
  if (slash < 0 || folded.slice(slash + 1).trim() === "") return "";
  return folded.slice(0, slash).trim();
}

/** What the server keeps of these: each once, and of each scope the last one. */
export function settleLabels(
  wanted: readonly string[],
  known: ReadonlyMap<string, Pick<Label, "name">>,
): string[] {
  const scopeOfID = (id: string) => scopeOf(known.get(id)?.name ?? "");
  const once = [...new Set(wanted)];
  return once.filter((id, at) => {
    const scope = scopeOfID(id);
    return scope === "" || !once.slice(at + 1).some((later) => scopeOfID(later) === scope);
  });
}
