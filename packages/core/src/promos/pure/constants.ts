/** Constants of ads without the schemas, for pages that show one. */

/** The places of an ad: a banner on an officer's home, a card below the results. */
export const adPlaces = ["home", "results"] as const;
export type AdPlace = (typeof adPlaces)[number];

export const palettes = ["lightGreen", "mediumGreen", "darkGreen", "darkGreenGradient"] as const;
export type Palette = (typeof palettes)[number];

/** The sentences about ads. Those that the specification has are its own. */
export const sentences = {
  link: "Invalid URL.",
  gone: "That ad no longer exists.",
  picture: "Choose a picture, or show text instead",
} as const;

/** Tells whether a link may be followed. Any other scheme could run code, or open something of the reader's own. */
export const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);
