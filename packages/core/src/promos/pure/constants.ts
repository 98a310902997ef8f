/** What is said of ads, without the schemas: for pages that show one. */

/** Where an ad stands: a banner on an officer's home, a card below the results. */
export const adPlaces = ["home", "results"] as const;
export type AdPlace = (typeof adPlaces)[number];

export const palettes = ["lightGreen", "mediumGreen", "darkGreen", "darkGreenGradient"] as const;
export type Palette = (typeof palettes)[number];

/** The specification's own where it has one. */
export const sentences = {
  link: "Invalid URL.",
  gone: "That ad no longer exists.",
  picture: "Choose a picture, or show words",
} as const;

/** Whether a link may be followed: any other scheme could run code, or open something of the reader's own. */
export const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);
