import { defaultSections, type SectionKey, usualSections } from "@highway/core/reports/pure/sections";

/** Lists the hidden sections, in the default order. */
export const hiddenSections = (shown: readonly SectionKey[]) => usualSections.filter((key) => !shown.includes(key));

/** Returns the order that the report stores: an empty list if it is the default, so that a section added later shows there too. */
export const keptOrder = (shown: readonly SectionKey[]): readonly SectionKey[] =>
  shown.length === defaultSections.length && shown.every((key, at) => key === defaultSections[at]) ? [] : shown;

/** Moves a section. @param by the number of places; -1 moves it before the section above */
export function moveSection(shown: readonly SectionKey[], key: SectionKey, by: number): SectionKey[] {
  const at = shown.indexOf(key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= shown.length) return [...shown];
  const others = shown.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

/** Hides a section, or shows it at the end. The last visible one stays. */
export function toggleSection(shown: readonly SectionKey[], key: SectionKey): SectionKey[] {
  if (!shown.includes(key)) return [...shown, key];
  return shown.length > 1 ? shown.filter((other) => other !== key) : [...shown];
}
