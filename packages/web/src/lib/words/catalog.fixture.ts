import type { Catalog } from "./catalog";
import { langs } from "./lang";

/** Fetches the words of what a test draws, in both languages, as a page does when it loads a part's code. */
export const fetchWords = (...catalogs: readonly Catalog<unknown>[]) =>
  Promise.all(catalogs.flatMap((catalog) => langs.map(({ value }) => catalog.fetch(value))));
