import type { Day } from "./day";

export type RuleText = { label: string; unit: string; source: string };
/** One version of a rule: the value in force from its day on. */
export type Version<T> = { from: Day; value: T; source: string };

/** A number or table set by law, agency, lender or the product, with every version it has had. */
export type Rule<T> = RuleText & {
  versions: readonly Version<T>[];
  /** The newest version that is not after the day. Throws before the first: no rule is applied before it was one. */
  version(day: Day): Version<T>;
  /** That version's value. */
  on(day: Day): T;
};

/**
 * A dated rule. `source` is where the rule stands; `sources` names what set a single version (a letter, a circular).
 */
export function byDate<T>(rule: RuleText & { from: Record<Day, T>; sources?: Record<Day, string> }): Rule<T> {
  const { label, unit, source } = rule;
  const versions = Object.entries(rule.from)
    .map(([from, value]) => ({ from, value, source: rule.sources?.[from] ?? source }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const version = (day: Day) => {
    for (let at = versions.length - 1; at >= 0; at--) if (versions[at]!.from <= day) return versions[at]!;
    throw new RangeError(`${label}: no rule on ${day}, the first is of ${versions[0]?.from}`);
  };
  return { label, unit, source, versions, version, on: (day) => version(day).value };
}
