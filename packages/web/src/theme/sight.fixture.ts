/** How the colors of the themes look to eyes of every kind, for tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8").split("@media print")[0]!;

/** Reads the tokens of a theme and those of all themes: later blocks override earlier ones, as in the browser. */
export function tokensOf(theme: string) {
  const tokens: Record<string, string> = {};
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors!.split(",").map((selector) => selector.trim());
    if (!names.some((name) => name.endsWith(":root") || name.endsWith(`[data-theme="${theme}"]`))) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens[name!] = value!.trim();
  }
  return tokens;
}

type Lab = readonly [lightness: number, a: number, b: number];
/** What eyes without one kind of cone see of linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
type Eyes = readonly (readonly number[])[];
export const eyes: Record<"usual" | "protanopia" | "deuteranopia" | "tritanopia", Eyes | undefined> = {
  usual: undefined,
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
export type Sight = keyof typeof eyes;

/** Returns the linear red, green and blue of "#rrggbb", as such eyes see them. */
function linear(color: string, through?: Eyes): number[] {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const sum = (row: readonly number[]) => row.reduce((all, each, at) => all + each * parts[at]!, 0);
  return through ? through.map((row) => Math.min(1, Math.max(0, sum(row)))) : parts;
}

/** CIE L*a*b* under D65. */
function labOf([r, g, b]: number[]): Lab {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r! + 0.3575761 * g! + 0.1804375 * b!) / 0.95047);
  const y = f(0.2126729 * r! + 0.7151522 * g! + 0.072175 * b!);
  const z = f((0.0193339 * r! + 0.119192 * g! + 0.9503041 * b!) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Returns how different two colors look, in CIEDE2000. A difference of 2 can just be seen side by side, 10 at a glance. */
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
/** Returns how different two colors look to eyes of one kind. */
export const difference = (one: string, other: string, sight: Sight = "usual") =>
  apart(labOf(linear(one, eyes[sight])), labOf(linear(other, eyes[sight])));

/** Returns the smallest difference between any two of the named colors in a theme. */
export function closest(theme: string, names: readonly string[], sight: Sight = "usual"): [number, string] {
  const tokens = tokensOf(theme);
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
  return pairs
    .map(([one, other]): [number, string] => [difference(tokens[one]!, tokens[other]!, sight), `${one}, ${other}`])
    .reduce((least, each) => (each[0] < least[0] ? each : least));
}

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(color: string) {
  const [r, g, b] = linear(color);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
export function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
