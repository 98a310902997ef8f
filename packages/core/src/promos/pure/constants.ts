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
  linkName: "Remove what is before the @ sign: a link must not hold a name or a password.",
  linkLetters: "Write the site's name in plain letters (a to z): others can look like them.",
  gone: "That ad no longer exists.",
  stale: "This ad was changed after you opened it.",
  cardGone: "That card no longer exists.",
  cardStale: "This card was changed after you opened it.",
  picture: "Choose a picture, or show text instead",
  pictureGone: "That picture no longer exists. Choose another one.",
} as const;

/** Matches an address of the web and the name of its site. Any other scheme could run code, or open something of the reader's own. */
const webAddress = /^https?:\/\/([^\s\p{Cc}\p{Cf}\\/?#]+)[^\s\p{Cc}\p{Cf}\\]*$/iu;

/** Says what is wrong with a link; null where it may be followed. What stands before an @, and letters that look like others, hide where a link leads. */
export function faultOfLink(link: string): string | null {
  const site = webAddress.exec(link)?.[1];
  if (site === undefined || !URL.canParse(link)) return sentences.link;
  if (site.includes("@")) return sentences.linkName;
  const isPlain = /^[!-~]+$/.test(site) && !/(^|\.)xn--/.test(new URL(link).hostname);
  return isPlain ? null : sentences.linkLetters;
}
