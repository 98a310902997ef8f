import type { Catalog } from "./catalog";
import { langs } from "./lang";

/** Fetches what a test draws, in both languages: a page does so where it asks for the part's code. */
export const fetchWords = (...catalogs: readonly Catalog<unknown>[]) =>
  Promise.all(catalogs.flatMap((catalog) => langs.map(({ value }) => catalog.fetch(value))));
