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

type Lab = readonly [lightness: number, a: number, b: number];
/** What eyes without one kind of cone see, of linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
type Eyes = readonly (readonly number[])[];
const protanopia: Eyes = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const deuteranopia: Eyes = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];

/** Linear red, green and blue of "#rrggbb", as such eyes see them. */
function linear(color: string, eyes?: Eyes): number[] {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const sum = (row: readonly number[]) => row.reduce((all, each, at) => all + each * parts[at]!, 0);
  return eyes ? eyes.map((row) => Math.min(1, Math.max(0, sum(row)))) : parts;
}

/** CIE L*a*b* under D65. */
function labOf([r, g, b]: number[]): Lab {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r! + 0.3575761 * g! + 0.1804375 * b!) / 0.95047);
  const y = f(0.2126729 * r! + 0.7151522 * g! + 0.072175 * b!);
  const z = f((0.0193339 * r! + 0.119192 * g! + 0.9503041 * b!) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colors look: CIEDE2000. About 2 is just seen side by side, 10 at a glance. */
function apart([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const rad = Math.PI / 180;
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1 + (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7))) / 2;
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const hue = (a: number, b: number) => (Math.atan2(b, a * g) / rad + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2];
  const t =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad);
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const huePart = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad)) / (1 + 0.015 * c * t);
  const around = ((h + 360) % 360) - 275;
  const bend = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-((around / 25) ** 2)) * rad);
  return Math.sqrt(light ** 2 + chroma ** 2 + huePart ** 2 + bend * chroma * huePart);
}
const difference = (one: string, other: string) => apart(labOf(linear(one)), labOf(linear(other)));

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(color: string) {
  const [r, g, b] = linear(color);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

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
    const closest = (some: string[], others: string[]) =>
      Math.min(
        ...some.flatMap((one) =>
          others.filter((other) => other !== one).map((other) => difference(tokens[one]!, tokens[other]!)),
        ),
      );
    expect(closest(partColors, partColors)).toBeGreaterThanOrEqual(15);
    expect(closest(homeColors, homeColors)).toBeGreaterThanOrEqual(15);
    expect(closest(homeColors, loanColors)).toBeGreaterThanOrEqual(15);
    expect(closest(partColors, loanColors)).toBeGreaterThanOrEqual(8);
    if (!theme.startsWith("cvd")) return;
    for (const eyes of [protanopia, deuteranopia]) {
      const seen = (some: string[]) => some.map((name) => labOf(linear(tokens[name]!, eyes)));
      const least = (some: Lab[]) =>
        Math.min(...some.flatMap((one, at) => some.slice(at + 1).map((other) => apart(one, other))));
      expect(least(seen(partColors))).toBeGreaterThanOrEqual(10);
      expect(least(seen(homeColors))).toBeGreaterThanOrEqual(10);
    }
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
