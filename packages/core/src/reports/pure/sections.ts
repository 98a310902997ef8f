/** The parts of a report below its first figures, in their usual order, as `toolMeta.highlightedTables` names them. */
export const usualSections = [
  ...([
    "loans",
    "monthly",
    "cash",
    "bidOver",
    "rates",
    "secondLoan",
    "extraPayments",
    "balance",
    "overTheLoan",
    "totalCost",
  ] as const),
  ...(["breakEven", "savings", "moveUp", "equity", "taxSavings", "appreciation", "loanEstimate", "escrow"] as const),
  "estimateForm",
] as const;
export type SectionKey = (typeof usualSections)[number];

/** The sections that only the officer reads: they advise, or would look like a disclosure that a lender must make in its own form. */
const officersOwn = ["loanEstimate", "escrow"] as const;
export type ClientSection = Exclude<SectionKey, (typeof officersOwn)[number]>;

/** The sections that show only where the officer chooses them, for each of their loans fills pages. */
const onRequest = ["estimateForm"] as const;
/** The sections of a report that names none. */
export const defaultSections: readonly SectionKey[] = usualSections.filter(
  (key) => !onRequest.some((each) => each === key),
);

const isSection = (name: string): name is SectionKey => usualSections.some((key) => key === name);
export const isOfficersOwn = (name: string) => officersOwn.some((key) => key === name);

/** Lists the sections that are shown, in their order. A report that names no known section shows those that need not be chosen. */
export function shownSections(highlighted: readonly string[] | undefined): SectionKey[] {
  const known = [...new Set(highlighted)].filter(isSection);
  return known.length > 0 ? known : [...defaultSections];
}

/** Lists the shown sections that a client reads, on a screen and on paper. */
export const clientSections = (highlighted: readonly string[] | undefined): ClientSection[] =>
  shownSections(highlighted).filter((key): key is ClientSection => !isOfficersOwn(key));
