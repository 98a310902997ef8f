import { channelsOf, contrast, hexOf, inkOf, inkOn, READABLE } from "../../branding/pure/ink";
import type { Brand } from "../../branding/schema";

const family = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
/** The font stands at each element, for programs that drop every <style>. Sizes are in pixels. */
export const font = (size: number, line: number) => `${family}font-size:${size}px;line-height:${line}px;`;

/** Works out the brand's color as a button and as words, on light and on dark. */
export function inks({ primary }: Brand["colors"]) {
  const dark = onDark(primary);
  return {
    button: primary,
    onButton: inkOn(primary),
    link: onLight(primary),
    darkButton: dark,
    onDarkButton: inkOn(dark),
    darkLink: dark,
  };
}
export type Inks = ReturnType<typeof inks>;

/** The style sheet holds only what phones, and programs that show dark, need. Everything else stands at its element. */
export const sheet = ({ darkButton, onDarkButton, darkLink }: Inks) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) {
  .px { padding-left: 24px !important; padding-right: 24px !important; } .out { padding: 0 !important; }
  .sheet { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .btn a { display: block !important; text-align: center !important; } .btnw { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .bg { background: #14161C !important; } .sheet { background: #1C1F27 !important; border-color: #30343F !important; }
  .fg { color: #F1F2F5 !important; } .fg2 { color: #C3C8D2 !important; } .fg3, .fg3 a { color: #A3AAB8 !important; }
  .soft { background: #262A34 !important; border-color: #363B47 !important; } .rule { border-color: #30343F !important; }
  .lnk, .fg2 a, .fg3 a.lnk { color: ${darkLink} !important; } .av { background: #4A3325 !important; color: #F6D5BB !important; }
  .btn, .btn a { background: ${darkButton} !important; color: ${onDarkButton} !important; }
}
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
[data-ogsc] .fg { color: #F1F2F5 !important; } [data-ogsc] .fg2 { color: #C3C8D2 !important; } [data-ogsc] .lnk { color: ${darkLink} !important; }
`;

/** The backgrounds of a mail, in light and in dark. */
export const paper = { light: "#ffffff", dark: "#1c1f27" } as const;

/** Makes of a color one for words on light paper. */
const onLight = (color: string) => inkOf(color, paper.light);

/** Makes of a color one for words on dark paper: the color itself where it can be read, else the nearest mix with white that can. */
function onDark(color: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = hexOf(channelsOf(color).map((part) => part + (255 - part) * share) as [number, number, number]);
    if (contrast(mixed, paper.dark) >= READABLE) return mixed;
  }
  return inkOn(paper.dark);
}
