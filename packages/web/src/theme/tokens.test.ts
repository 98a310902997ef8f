import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { closest, contrast, difference, eyes, type Sight, tokensOf } from "./sight.fixture";
import { themes } from "./theme";

const grounds = ["surface", "canvas", "sunken", "hover", "raised", "tag"];
const softGrounds = ["accent-soft", "positive-soft", "danger-soft", "warning-soft"];
const texts = ["fg", "fg-2", "fg-3", "accent", "accent-text", "positive", "danger", "warning"];
/** The colors that charts tell things apart by: of loans, of what an amount is for, of homes. */
const named = (kind: string) => Object.keys(tokensOf("light")).filter((name) => name.startsWith(kind));
const [loanColors, partColors, homeColors] = [named("chart-"), named("part-"), named("home-")];
const marks = ["line-strong", "focus", ...loanColors, ...partColors, ...homeColors];
const pairs: [string, string, number][] = [
  ...[...grounds, ...softGrounds].flatMap((ground) =>
    texts.map((text): [string, string, number] => [text, ground, 4.5]),
  ),
  ...["surface", "canvas"].flatMap((ground) => marks.map((mark): [string, string, number] => [mark, ground, 3])),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ...partColors.map((part): [string, string, number] => ["on-accent", part, 4.5]),
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
/** The degrees of a color on the wheel of hues: 0 is red, 120 green, 240 blue. */
function hueOf(color: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + (g < b ? 360 : 0);
}
/** The names of colors that some theme draws otherwise, in both languages. */
const colorNames =
  /\b(?:gr[ae]y|black|white|red|green|teal|purple|violet|yellow|brown|gris(?:es)?|negr[oa]s?|blanc[oa]s?|roj[oa]s?|verdes?|morad[oa]s?|violetas?|amarill[oa]s?|cafés?)\b/i;
/** The lines of all catalogs of what a report says. */
const reports = join(import.meta.dirname, "../report");
const sentences = readdirSync(reports, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:en|es)\.ts$/.test(file))
  .flatMap((file) => readFileSync(join(reports, file), "utf8").split("\n"));
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
  it("tells the parts of a bar apart, and neither they nor homes are taken for a loan", () => {
    const between = (some: string[], others: string[]) =>
      Math.min(...some.flatMap((one) => others.map((other) => difference(tokens[one]!, tokens[other]!))));
    expect(closest(theme, partColors)[0]).toBeGreaterThanOrEqual(15);
    expect(closest(theme, homeColors)[0]).toBeGreaterThanOrEqual(15);
    expect(between(homeColors, loanColors)).toBeGreaterThanOrEqual(15);
    expect(between(partColors, loanColors)).toBeGreaterThanOrEqual(8);
  });
  // The parts that stand in one chart are told apart in report/charts/part-colors.test.ts.
  it.each(Object.keys(eyes) as Sight[])("tells loans apart, and homes, to eyes with %s", (sight) => {
    for (const colors of [loanColors, homeColors]) {
      const [least, pair] = closest(theme, colors, sight);
      expect(least, pair).toBeGreaterThanOrEqual(10);
    }
  });
  it("draws blue and orange what sentences call so, and sentences name no other color", () => {
    expect(hueOf(tokens["chart-1"]!), "blue").toSatisfy((hue: number) => hue > 200 && hue < 250);
    expect(hueOf(tokens["chart-2"]!), "orange").toSatisfy((hue: number) => hue > 15 && hue < 40);
    const named = sentences.filter((line) => colorNames.test(line)).map((line) => line.trim());
    expect(named).toEqual([]);
  });
  it("is painted first in its own canvas", () => {
    const script = readFileSync(join(import.meta.dirname, "../../inline/theme.js"), "utf8");
    expect(script).toMatch(new RegExp(`"?${theme}"?: "${tokens.canvas}"`));
  });
});

describe("colors", () => {
  it("are each read or seen on something: a new one joins a pair", () => {
    const all = Object.entries(tokensOf("light")).filter(([, value]) => value.startsWith("#"));
    const paired = new Set(pairs.flat());
    expect(all.map(([name]) => name).filter((name) => !paired.has(name) && !decoration.includes(name))).toEqual([]);
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
