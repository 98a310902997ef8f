import type { CountyRow, CountyTable } from "@highway/engine/tools/report-card/county";
import type { Grade, Overall } from "@highway/engine/tools/report-card/grades";
import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import type { Strip } from "@highway/engine/tools/report-card/strip";
import type { Lang } from "../../lib/words/lang";
import type { ReportCardWords } from "./words.en";

/** A county's card: its figures and their grades. */
export type Card = { row: CountyRow; grades: Readonly<Record<Metric, Grade>>; overall: Overall };
/** The cards that a report shows, from one version of the table of all counties. */
export type Cards = {
  version: string;
  mortgageRate: CountyTable["mortgageRate"];
  cards: readonly Card[];
  strips: Readonly<Record<Metric, Strip | null>>;
  sample: boolean;
};
/** The counties of the first county's state, for the map and the table behind it. */
export type StateCounties = readonly {
  fip: string;
  name: string;
  letters: Readonly<Record<Metric, { letter: "A" | "B" | "C" | "D" | "F"; figure: number } | null>>;
}[];
/** The counties of a saved report card, as the server answers them. */
export type ToldCounties = Cards & { state: StateCounties };

export type Spoken = { lang: Lang; own: ReportCardWords };

/** What a report shows: the first county's card, those beside it, and the chosen figures in order. */
export type CardSelection = { cards: Cards; card: Card; compared: readonly Card[]; metrics: readonly Metric[] };

type Chosen = Pick<SavedReportCard, "fip" | "metrics" | "compared">;
/** Finds what a report shows; null if its county is not known. A compared county that the table does not have is left out. */
export function selectionOf(cards: Cards, chosen: Chosen): CardSelection | null {
  const cardOf = (fip: string) => cards.cards.find(({ row }) => row.fip === fip);
  const card = cardOf(chosen.fip);
  if (!card) return null;
  const others = chosen.compared.flatMap((fip) => (fip === chosen.fip ? [] : (cardOf(fip) ?? [])));
  return { cards, card, compared: [card, ...others], metrics: metrics.filter((each) => chosen.metrics.includes(each)) };
}

/** Returns the day whose grading rules apply: that of the table. */
export const gradedOn = ({ version }: Pick<Cards, "version">): string => version.slice(0, 10);
export const isKnown = ({ grades }: Card): boolean => metrics.some((each) => grades[each].kind === "graded");
