/** The parts of the results below the first figures, in their usual order, as `toolMeta.highlightedTables` names them. */
export const sectionTitles = {
  loans: "The loans",
  monthly: "Monthly payment",
  cash: "Cash to close",
  rates: "Rates over the loan",
  secondLoan: "Second loan",
  extraPayments: "Extra payments",
  balance: "Balance and interest",
  overTheLoan: "Over the whole loan",
  totalCost: "Total cost",
  breakEven: "Break-even",
  savings: "Savings",
  moveUp: "Move-up",
  equity: "Equity and net gain",
  taxSavings: "Tax savings",
  appreciation: "Appreciation",
  loanEstimate: "Finance charges",
  escrow: "Escrow account",
} as const;
export type SectionKey = keyof typeof sectionTitles;

export const usualSections = Object.keys(sectionTitles) as SectionKey[];

/** What the officer alone reads: they advise, or would look like a disclosure that a lender must make in its own form. */
const officersOwn: ReadonlySet<SectionKey> = new Set(["loanEstimate", "escrow"]);

const isSection = (name: string): name is SectionKey => Object.hasOwn(sectionTitles, name);

/** The sections that are shown, in their order. A report that names none that is known shows all of them. */
export function shownSections(highlighted: readonly string[] | undefined): SectionKey[] {
  const known = [...new Set(highlighted)].filter(isSection);
  return known.length > 0 ? known : [...usualSections];
}

export const clientSections = (highlighted: readonly string[] | undefined) =>
  shownSections(highlighted).filter((key) => !officersOwn.has(key));

export const isOfficersOwn = (key: SectionKey) => officersOwn.has(key);

/** Those that are hidden, in the usual order. */
export const hiddenSections = (shown: readonly SectionKey[]) => usualSections.filter((key) => !shown.includes(key));

/** What the report keeps: nothing where all is as usual, so that a section that comes later shows there too. */
export const kept = (shown: readonly SectionKey[]): readonly SectionKey[] =>
  shown.length === usualSections.length && shown.every((key, at) => key === usualSections[at]) ? [] : shown;

/** @param by  places: -1 is before the one above */
export function moved(shown: readonly SectionKey[], key: SectionKey, by: number): SectionKey[] {
  const at = shown.indexOf(key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= shown.length) return [...shown];
  const others = shown.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

/** Hides it, or shows it at the end. The last one that is shown stays. */
export function toggled(shown: readonly SectionKey[], key: SectionKey): SectionKey[] {
  if (!shown.includes(key)) return [...shown, key];
  return shown.length > 1 ? shown.filter((other) => other !== key) : [...shown];
}
