/** The languages in which clients read. Officers work in English. */
export const langs = ["en", "es"] as const;
export type Lang = (typeof langs)[number];
