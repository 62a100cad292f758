export type PasswordStrength = "short" | "weak" | "fair" | "strong";

const lengthMin = 8;
const fairBits = 45;
const strongBits = 65;

/**
 * A rough estimate: distinct characters count more than their kinds, what the person is called by
 * counts nothing. It advises; the server's rule is the length alone.
 */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  if (Array.from(password).length < lengthMin) return "short";
  let rest = password.toLowerCase();
  for (const word of known) {
    if (word.length >= 3) rest = rest.replaceAll(word.toLowerCase(), "");
  }
  const distinct = new Set(rest).size;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password));
  const bits = Math.min(Array.from(rest).length, distinct * 2) * (2.5 + kinds.length * 0.7);
  if (bits >= strongBits) return "strong";
  return bits >= fairBits ? "fair" : "weak";
}
