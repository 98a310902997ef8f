import { channelsOf, contrast, hexOf, inkOf, inkOn, READABLE } from "../../branding/pure/ink";

/** The backgrounds of a mail, in light and in dark. */
export const paper = { light: "#ffffff", dark: "#1c1f27" } as const;

/** Makes of a color one for words on light paper. */
export const onLight = (color: string) => inkOf(color, paper.light);

/** Makes of a color one for words on dark paper: the color itself where it can be read, else the nearest mix with white that can. */
export function onDark(color: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = hexOf(channelsOf(color).map((part) => part + (255 - part) * share) as [number, number, number]);
    if (contrast(mixed, paper.dark) >= READABLE) return mixed;
  }
  return inkOn(paper.dark);
}
