import type { ComponentType } from "react";
import { moduleOnDemand } from "../loading/code-on-demand";
import type { Lang } from "./lang";

/** The words of a part of a report, in two languages of which a reader fetches one. */
export type Catalog<Words> = {
  /** Fetches its words in a language. If that fails, the next call tries again. */
  fetch: (lang: Lang) => Promise<Words>;
  /** Tells whether its words were fetched in a language. */
  has: (lang: Lang) => boolean;
  /** Returns its words in a language. @throws Error if they were not fetched */
  in: (lang: Lang) => Words;
};

/** The catalogs whose words the page has fetched. */
const fetchedCatalogs = new Set<Catalog<unknown>>();

/** Fetches everything that the page says in another language. */
export const fetchAsked = (lang: Lang) => Promise.all([...fetchedCatalogs].map((catalog) => catalog.fetch(lang)));

export function catalogOf<Words>(languages: Record<Lang, () => Promise<Words>>): Catalog<Words> {
  const there: Partial<Record<Lang, Words>> = {};
  const catalog: Catalog<Words> = {
    has: (lang) => there[lang] !== undefined,
    fetch: async (lang) => {
      fetchedCatalogs.add(catalog);
      const words = there[lang] ?? (await languages[lang]());
      there[lang] = words;
      return words;
    },
    in: (lang) => {
      const words = there[lang];
      if (words === undefined) throw new Error("Words are read before they have come.");
      return words;
    },
  };
  return catalog;
}

/** Loads a module, and returns its export `name`. */
export function exportOf<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const module = moduleOnDemand(load);
  return async () => (await module())[name];
}

/** A part of a page whose code is loaded later, with the words that it needs. */
export type SpokenPart<Props = object> = {
  fetch: (lang: Lang) => Promise<{ default: ComponentType<Props> }>;
  /** Tells whether its words were fetched in a language. */
  speaks: (lang: Lang) => boolean;
};

/** Makes a part whose code and words are fetched together. @param catalogs the words that the part needs, except those that the page has from the start */
export function spokenPart<Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...catalogs: readonly Catalog<unknown>[]
): SpokenPart<Props> {
  const code = moduleOnDemand(load);
  return {
    fetch: async (lang) => {
      const [module] = await Promise.all([code(), ...catalogs.map((catalog) => catalog.fetch(lang))]);
      return module;
    },
    speaks: (lang) => catalogs.every((catalog) => catalog.has(lang)),
  };
}
