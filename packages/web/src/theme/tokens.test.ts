import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { themes } from "./theme";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8").split("@media print")[0]!;

/** The tokens of a theme, and those of all: later blocks win, as in the browser. */
function tokensOf(theme: string) {
  const tokens: Record<string, string> = {};
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors!.split(",").map((selector) => selector.trim());
    if (!names.some((name) => name.endsWith(":root") || name.endsWith(`[data-theme="${theme}"]`))) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens[name!] = value!.trim();
  }
  return tokens;
}

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(color: string) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ["surface", "canvas", "sunken", "hover", "raised", "tag"];
const softGrounds = ["accent-soft", "positive-soft", "danger-soft", "warning-soft"];
const texts = ["fg", "fg-2", "fg-3", "accent", "accent-text", "positive", "danger", "warning"];
const marks = ["line-strong", "focus", "chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6"];
const pairs: [string, string, number][] = [
  ...[...grounds, ...softGrounds].flatMap((ground) =>
    texts.map((text): [string, string, number] => [text, ground, 4.5]),
  ),
  ...["surface", "canvas"].flatMap((ground) => marks.map((mark): [string, string, number] => [mark, ground, 3])),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["surface", "danger", 4.5],
  ["surface", "fg", 4.5],
  ["on-ad-light", "ad-light", 4.5],
  ["on-ad-dark", "ad-medium", 4.5],
  ["on-ad-dark", "ad-dark", 4.5],
  ["on-ad-dark", "ad-dark-end", 4.5],
  ["fg", "paper", 4.5],
  ["fg", "paper-2", 4.5],
  ["clay", "paper", 4.5],
  ["clay-text", "clay-soft", 4.5],
];
/** Lines between parts: nothing is read by them. */
const decoration = ["line", "grid", "paper-line"];
/** What a client sees has one theme. */
const lightAlone = ["paper", "paper-2", "clay-soft"];

describe.each(themes.map((theme) => theme.name))("the theme %s", (theme) => {
  const tokens = tokensOf(theme);
  it.each(pairs.filter(([, back]) => theme === "light" || !lightAlone.includes(back)))(
    "reads %s on %s at %d:1 or better",
    (front, back, least) => expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(least),
  );
  it("is painted first in its own canvas", () => {
    const script = readFileSync(join(import.meta.dirname, "../../inline/theme.js"), "utf8");
    expect(script).toMatch(new RegExp(`"?${theme}"?: "${tokens.canvas}"`));
  });
});

describe("colours", () => {
  it("are each read or seen on something: a new one joins a pair", () => {
    const named = Object.entries(tokensOf("light")).filter(([, value]) => value.startsWith("#"));
    const paired = new Set(pairs.flat());
    expect(named.map(([name]) => name).filter((name) => !paired.has(name) && !decoration.includes(name))).toEqual([]);
  });

  it("of text are tokens, whole: what is mixed with the ground below has a contrast that no pair holds", () => {
    const source = join(import.meta.dirname, "..");
    const all = readdirSync(source, { recursive: true, encoding: "utf8" });
    // Paper has one theme.
    const files = all.filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|^print-app/.test(file));
    // text-sm/5 is a size with its line height.
    const mixed =
      /\btext-(?!(?:2xs|xs|sm|base|lg|xl|2xl)\/)(?:[a-z]+-)*[a-z0-9]+\/\d+|(?<![-\w])color:\s*(?:color-mix|rgba?|#)/;
    expect(files.filter((file) => mixed.test(readFileSync(join(source, file), "utf8")))).toEqual([]);
  });
});
