/** Constants of ads without the schemas, for pages that show one. */

/** The places of an ad: a banner on an officer's home, a card below the results. */
export const adPlaces = ["home", "results"] as const;
export type AdPlace = (typeof adPlaces)[number];

/** The places of promo cards: beside an officer's work on Home, below the results, and below the economic calendar. */
export const cardPlaces = ["home", "results", "markets"] as const;
export type CardPlace = (typeof cardPlaces)[number];
/** The most cards that a place shows. */
export const cardsShown = 3;

type Days = { isOn: boolean; from: string | null; until: string | null };
/** How a card stands on a day: it runs on the days from its first to its last while it is on. */
export type CardStanding = "running" | "off" | "ahead" | "ended";
export function cardStanding({ isOn, from, until }: Days, today: string): CardStanding {
  if (until !== null && until < today) return "ended";
  if (!isOn) return "off";
  return from !== null && from > today ? "ahead" : "running";
}

export const palettes = ["lightGreen", "mediumGreen", "darkGreen", "darkGreenGradient"] as const;
export type Palette = (typeof palettes)[number];

/** The sentences about ads. Those that the specification has are its own. */
export const sentences = {
  link: "Invalid URL.",
  gone: "That ad no longer exists.",
  stale: "This ad was changed after you opened it.",
  cardGone: "That card no longer exists.",
  cardStale: "This card was changed after you opened it.",
  picture: "Choose a picture, or show text instead",
} as const;

/** Tells whether a link may be followed. Any other scheme could run code, or open something of the reader's own. */
export const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link) && URL.canParse(link);
