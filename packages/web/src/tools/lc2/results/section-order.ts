import { defaultSections, type SectionKey, usualSections } from "@highway/core/reports/pure/sections";

/** Lists the hidden sections, in the usual order. */
export const hiddenSections = (shown: readonly SectionKey[]) => usualSections.filter((key) => !shown.includes(key));

/** Gives what the report keeps: an empty list where all is as usual, so that a section added later shows there too. */
export const keptOrder = (shown: readonly SectionKey[]): readonly SectionKey[] =>
  shown.length === defaultSections.length && shown.every((key, at) => key === defaultSections[at]) ? [] : shown;

/** @param by  so many places; -1 moves it before the section above */
export function moveSection(shown: readonly SectionKey[], key: SectionKey, by: number): SectionKey[] {
  const at = shown.indexOf(key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= shown.length) return [...shown];
  const others = shown.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

/** Hides a section, or shows it at the end. The last one that is shown stays. */
export function toggleSection(shown: readonly SectionKey[], key: SectionKey): SectionKey[] {
  if (!shown.includes(key)) return [...shown, key];
  return shown.length > 1 ? shown.filter((other) => other !== key) : [...shown];
}
