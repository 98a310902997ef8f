/** Colors of a brand as they can be read: a corporation chooses its primary color, not the paper that it stands on. */

/** WCAG 2.2, 1.4.3, for text of the usual size. */
const READABLE = 4.5;
/** What a mail is written on, in light and in dark. */
export const paper = { light: "#FFFFFF", dark: "#1C1F27" } as const;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (parts: number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`.toUpperCase();

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever is read better on it: on any color one of the two is readable. */
export const inkOn = (ground: string) =>
  contrast("#FFFFFF", ground) >= contrast("#000000", ground) ? "#FFFFFF" : "#000000";

/** The color itself where it can be read on the ground, else the nearest mix with black or white that can. */
export function readable(color: string, ground: string): string {
  const towards = luminance(ground) > 0.5 ? 0 : 255;
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = toHex(channels(color).map((part) => part + (towards - part) * share));
    if (contrast(mixed, ground) >= READABLE) return mixed;
  }
  return inkOn(ground);
}
