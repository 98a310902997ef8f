import { toolMetaFields } from "@highway/engine/scenario/schema/report";

const sorted = (years: readonly number[]) => [...new Set(years)].sort((a, b) => a - b);

/** Why a year cannot be added; null when it can. */
export function yearProblem(years: readonly number[], year: number | string | null): string | null {
  const { min, max, sentence } = toolMetaFields.horizonYears.of;
  if (typeof year !== "number" || !Number.isInteger(year) || year < min || year > max) return sentence;
  if (years.includes(year)) return `${year} ${year === 1 ? "year is" : "years are"} shown already`;
  return years.length >= toolMetaFields.horizonYears.max ? toolMetaFields.horizonYears.sentence : null;
}

export const withYear = (years: readonly number[], year: number) => sorted([...years, year]);
/** The last one stays: a table needs a line. */
export const withoutYear = (years: readonly number[], year: number) =>
  years.length > 1 ? years.filter((each) => each !== year) : [...years];
