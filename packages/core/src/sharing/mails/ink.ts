import { channelsOf, contrast, hexOf, inkOf, inkOn, READABLE } from "../../branding/pure/ink";

/** What a mail is written on, in light and in dark. */
export const paper = { light: "#ffffff", dark: "#1c1f27" } as const;

/** The color as words on light paper. */
export const onLight = (color: string) => inkOf(color, paper.light);

/** The color as words on dark paper: itself where it can be read, else the nearest mix with white that can. */
export function onDark(color: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = hexOf(channelsOf(color).map((part) => part + (255 - part) * share) as [number, number, number]);
    if (contrast(mixed, paper.dark) >= READABLE) return mixed;
  }
  return inkOn(paper.dark);
}
