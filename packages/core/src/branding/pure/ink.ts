/** The red, green and blue of a color: whole numbers from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Brings what is typed for a channel within 0 and 255. What is no number becomes 0. */
export const clampChannel = (value: number) => (value > 0 ? Math.min(255, Math.round(value)) : 0);

export const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const hexOf = (channels: Channels): string =>
  `#${channels.map((channel) => clampChannel(channel).toString(16).padStart(2, "0")).join("")}`;

/** Works out the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Works out the contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The contrast that WCAG 2.2 AA asks for text of any size. */
export const READABLE = 4.5;
const inks = ["#ffffff", "#121826", "#000000"] as const;

/** Chooses the color of words on this background: white where white can be read, else dark. One of white and black can always be read. */
export const inkOn = (background: string): string =>
  inks.find((ink) => contrast(ink, background) >= READABLE) ?? "#000000";

/** Makes a color for words on light paper: the given color where it can be read, else a darker one that can. */
export function inkOf(hex: string, paper = "#ffffff"): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const [red, green, blue] = channelsOf(hex);
    const darker = hexOf([red * share, green * share, blue * share]);
    if (contrast(darker, paper) >= READABLE) return darker;
  }
  return "#000000";
}
