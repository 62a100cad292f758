import { expect, it } from "vitest";
import { fold } from "./fold";

// As ICU's NFKC_Casefold says.
it.each([
  ["Crash ON Start", "crash on start"],
  ["Straße ẞ", "strasse ss"],
  ["ΣΑΣ ς", "σασ σ"],
  ["İstanbul ı", "i̇stanbul ı"],
  ["ﬁle ½ ① ｆｕｌｌ K", "file 1⁄2 1 full k"],
  ["ᾳ ᾼ", "αι αι"],
  ["ꮳꮃꭹ", "ᏣᎳᎩ"],
  ["Å e\u0301", "å é"],
  ["so\u00adft\u200b", "soft"],
  ["ŉ ǅ ﷺ", "ʼn dž صلى الله عليه وسلم"],
  ["한", "한"],
  ["𝒳🦋", "x🦋"],
])("%s is folded to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
