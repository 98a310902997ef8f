import type { Day } from "./day";

/** What a dated rule says about itself: its name, the unit of its values and where it stands. */
export type RuleText = { label: string; unit: string; source: string };
/** When a rule needs its next version: the first day that its newest value is not known for, and who sets the next or what the law does then. */
export type Renewal = { due: Day; next: string };
/** One version of a dated rule: a value that is in force from its day on. */
export type Version<T> = { from: Day; value: T; source: string };

/** A number or table that law, an agency, a lender or the product sets, with every version that it has had. */
export type Rule<T> = RuleText & {
  versions: readonly Version<T>[];
  /** Set where the newest value is known for a time only; `due-rules.ts` lists what is due. */
  renewal?: Renewal;
  /** Finds the newest version that starts on the day or before it. Throws a RangeError for a day before the first version. */
  version(day: Day): Version<T>;
  /** Finds the value in force on the day. Throws a RangeError for a day before the first version. */
  on(day: Day): T;
};

/**
 * Makes a dated rule from its values by their first day. `source` is where the rule stands; `sources` names what set a single
 * version, such as an agency's letter or a circular.
 */
export function byDate<T>(
  rule: RuleText & { from: Record<Day, T>; sources?: Record<Day, string>; renewal?: Renewal },
): Rule<T> {
  const { label, unit, source, renewal } = rule;
  const versions = Object.entries(rule.from)
    .map(([from, value]) => ({ from, value, source: rule.sources?.[from] ?? source }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const version = (day: Day) => {
    for (let at = versions.length - 1; at >= 0; at--) if (versions[at]!.from <= day) return versions[at]!;
    throw new RangeError(`${label}: no rule on ${day}, the first is of ${versions[0]?.from}`);
  };
  return { label, unit, source, versions, ...(renewal && { renewal }), version, on: (day) => version(day).value };
}

/** Finds what a rule or a charge should have been replaced by on a day; undefined where its newest value is still known to hold. */
export const overdueRenewal = ({ renewal }: { renewal?: Renewal | undefined }, day: Day): Renewal | undefined =>
  renewal && renewal.due <= day ? renewal : undefined;
