import type { Palette } from "@highway/core/promos/pure/constants";

type AdPalette = { label: string; ground: string; button: string };

/** An ad brings its own background and text colors, so it reads the same in every theme. */
export const adPalettes: Record<Palette, AdPalette> = {
  lightGreen: { label: "Light green", ground: "bg-ad-light text-on-ad-light", button: "bg-on-ad-light text-ad-light" },
  mediumGreen: {
    label: "Medium green",
    ground: "bg-ad-medium text-on-ad-dark",
    button: "bg-on-ad-dark text-ad-dark",
  },
  darkGreen: { label: "Dark green", ground: "bg-ad-dark text-on-ad-dark", button: "bg-on-ad-dark text-ad-dark" },
  darkGreenGradient: {
    label: "Dark green, fading",
    ground: "bg-linear-to-r from-ad-dark to-ad-dark-end text-on-ad-dark",
    button: "bg-on-ad-dark text-ad-dark",
  },
};
