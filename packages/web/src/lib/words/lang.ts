/** The languages in which a client reads: what officers call each, and what it calls itself. */
export const langs = [
  { value: "en", label: "English", own: "English" },
  { value: "es", label: "Spanish", own: "Español" },
] as const;
export type Lang = (typeof langs)[number]["value"];

/** The same catalogue in another language: every entry, with the same blanks to fill. */
export type WordsOf<T> = {
  readonly [Key in keyof T]: T[Key] extends (...blanks: infer Blanks) => string
    ? (...blanks: Blanks) => string
    : T[Key] extends string
      ? string
      : WordsOf<T[Key]>;
};

/** A language that is none is English: what a link or an address says may be anything. */
export const langOf = (text: string | null | undefined): Lang => (text === "es" ? "es" : "en");
