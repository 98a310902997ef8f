/** The languages of clients, each with its name in English and in itself. */
export const langs = [
  { value: "en", label: "English", own: "English" },
  { value: "es", label: "Spanish", own: "Español" },
] as const;
export type Lang = (typeof langs)[number]["value"];

/** The type of the same catalog in another language: every entry, with the same blanks to fill. */
export type WordsOf<T> = {
  readonly [Key in keyof T]: T[Key] extends (...blanks: infer Blanks) => string
    ? (...blanks: Blanks) => string
    : T[Key] extends string
      ? string
      : WordsOf<T[Key]>;
};

/** Reads a language. An unknown one is English, because a link or an address can hold anything. */
export const langOf = (text: string | null | undefined): Lang => (text === "es" ? "es" : "en");

/** Writes the Spanish "a" before a noun with its article: "al préstamo A", "a su hipoteca actual". */
export const toThe = (noun: string) => `a ${noun}`.replace(/^a el /, "al ");

/** Writes the Spanish "de" before a noun, with its article where it has one: "del seguro", "de costos". */
export const ofThe = (noun: string) => `de ${noun}`.replace(/^de el /, "del ");
