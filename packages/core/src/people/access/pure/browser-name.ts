const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

const first = (list: readonly [RegExp, string][], agent: string) => list.find(([sign]) => sign.test(agent))?.[1];

/** Names the system that a browser runs on, as far as it tells. */
const systemName = (agent: string): string | undefined => first(systems, agent);

/** Makes "Chrome on macOS" of what a browser calls itself. The order matters: most call themselves Chrome and Safari too. */
export function browserName(agent: string): string {
  const browser = first(browsers, agent) ?? "A browser";
  const system = systemName(agent);
  return system ? `${browser} on ${system}` : browser;
}

/** Says whether the session's icon is a phone. */
export const isPhone = (agent: string) => /iPhone|iPod|Android.*Mobile/.test(agent);
