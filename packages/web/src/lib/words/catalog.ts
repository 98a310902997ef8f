import type { ComponentType } from "react";
import { moduleOnDemand } from "../loading/code-on-demand";
import type { Lang } from "./lang";

/** What a part of a report says, in two languages of which a reader fetches one. */
export type Catalog<Words> = {
  /** Fetches its words in a language. Where they did not come, the next call asks again. */
  fetch: (lang: Lang) => Promise<Words>;
  /** Whether they are there. */
  has: (lang: Lang) => boolean;
  /** Gives them. @throws Error where nobody has fetched them */
  in: (lang: Lang) => Words;
};

/** The catalogs whose words the page has fetched: what it shows is made of them. */
const asked = new Set<Catalog<unknown>>();

/** Fetches, in another language, whatever the page says. */
export const fetchAsked = (lang: Lang) => Promise.all([...asked].map((catalog) => catalog.fetch(lang)));

export function catalogOf<Words>(languages: Record<Lang, () => Promise<Words>>): Catalog<Words> {
  const there: Partial<Record<Lang, Words>> = {};
  const catalog: Catalog<Words> = {
    has: (lang) => there[lang] !== undefined,
    fetch: async (lang) => {
      asked.add(catalog);
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

/** Loads a module, and gives what it calls `name`. */
export function exported<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const module = moduleOnDemand(load);
  return async () => (await module())[name];
}

/** A part of a page whose code comes later, and the words that it reads with it. */
export type SpokenPart<Props = object> = {
  fetch: (lang: Lang) => Promise<{ default: ComponentType<Props> }>;
  /** Whether its words are there in a language. */
  speaks: (lang: Lang) => boolean;
};

/** @param catalogs  all that the part reads, but for what the page has from the start: they are asked for beside its code */
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
