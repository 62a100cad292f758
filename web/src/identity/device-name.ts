import { enIdentity } from "../texts/en-identity";

/** Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

function match(names: typeof browsers, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** A browser in words, from what it says about itself. */
export function deviceName(userAgent: string): string {
  const browser = match(browsers, userAgent);
  const system = match(systems, userAgent);
  if (browser && system) return enIdentity.sessions.on(browser, system);
  return browser ?? (userAgent.slice(0, 60) || enIdentity.sessions.unknownDevice);
}
