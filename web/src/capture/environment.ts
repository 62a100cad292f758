import * as v from "valibot";
import type { EnvironmentEntry } from "../api/types";

/** What a browser says of itself. */
export interface BrowserSays {
  userAgent: string;
  language: string;
  width: number;
  height: number;
  ratio: number;
  /** `navigator.userAgentData`, where there is one, with its long values. */
  data?: UserAgentData | undefined;
}

const brands = v.array(v.object({ brand: v.string(), version: v.string() }));
const dataSchema = v.object({
  brands,
  platform: v.string(),
  platformVersion: v.optional(v.string()),
  fullVersionList: v.optional(brands),
});
type UserAgentData = v.InferOutput<typeof dataSchema>;

/** Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/(?:Edg|EdgA|EdgiOS)\/([\d.]+)/, "Edge"],
  [/OPR\/([\d.]+)/, "Opera"],
  [/SamsungBrowser\/([\d.]+)/, "Samsung Internet"],
  [/(?:Firefox|FxiOS)\/([\d.]+)/, "Firefox"],
  [/(?:Chrome|CriOS)\/([\d.]+)/, "Chrome"],
  [/Version\/([\d.]+).*Safari\//, "Safari"],
];

/** Browsers freeze the versions of Windows and macOS in what they say: those are left out. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows NT/, "Windows"],
  [/Android ([\d.]+)/, "Android"],
  [/Android/, "Android"],
  [/(?:iPhone OS|CPU OS) ([\d_]+)/, "iOS"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

function named(names: typeof browsers, userAgent: string): string | undefined {
  for (const [pattern, name] of names) {
    const found = pattern.exec(userAgent);
    if (found) return [name, found[1]?.replaceAll("_", ".")].filter(Boolean).join(" ");
  }
  return undefined;
}

/** Browsers put a made-up brand among theirs, and name what they are built of last. */
function brandOf({ brands: short, fullVersionList }: UserAgentData): string | undefined {
  const real = (fullVersionList ?? short).filter(({ brand }) => !/not.*brand/i.test(brand));
  const shown = real.find(({ brand }) => brand !== "Chromium") ?? real[0];
  return shown && `${shown.brand.replace(/^(?:Google|Microsoft) /, "")} ${shown.version}`;
}

/** Windows 11 says 13 and more; Linux says nothing. */
function systemOf({ platform, platformVersion = "" }: UserAgentData): string | undefined {
  if (platform === "" || platform === "Unknown") return undefined;
  const major = Number.parseInt(platformVersion, 10);
  if (platform !== "Windows") return `${platform} ${platformVersion}`.trim();
  if (Number.isNaN(major)) return platform;
  return major >= 13 ? "Windows 11" : "Windows 10 or older";
}

/** Where a bug was seen, if it was seen in that browser. */
export function environmentOf(says: BrowserSays): EnvironmentEntry[] {
  const { data, userAgent, language, width, height, ratio } = says;
  const scale = ratio === 1 ? "" : ` @${Math.round(ratio * 100) / 100}x`;
  const entries = [
    { name: "os", value: (data && systemOf(data)) ?? named(systems, userAgent) },
    { name: "browser", value: (data && brandOf(data)) ?? named(browsers, userAgent) },
    { name: "viewport", value: `${width}×${height}${scale}` },
    { name: "language", value: language },
  ];
  return entries.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

let data: UserAgentData | undefined;

const asksSchema = v.object({ getHighEntropyValues: v.function() });

/** Asks once for the long values; what is known until then is short. */
export async function askBrowser(): Promise<void> {
  const says: unknown = Reflect.get(navigator, "userAgentData");
  const short = v.safeParse(dataSchema, says);
  if (!short.success) return;
  data = short.output;
  if (!v.is(asksSchema, says)) return;
  try {
    const long: unknown = await says.getHighEntropyValues(["platformVersion", "fullVersionList"]);
    const read = v.safeParse(dataSchema, { ...short.output, ...Object(long) });
    if (read.success) data = read.output;
  } catch {
    // It keeps them to itself.
  }
}

/** This browser, as it is now. */
export function ownEnvironment(): EnvironmentEntry[] {
  return environmentOf({
    userAgent: navigator.userAgent,
    language: navigator.language,
    width: window.innerWidth,
    height: window.innerHeight,
    ratio: window.devicePixelRatio,
    data,
  });
}
