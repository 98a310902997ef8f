import type { CountyRow, CountyTable } from "@highway/engine/tools/report-card/county";
import type { Grade, Overall } from "@highway/engine/tools/report-card/grades";
import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import type { Strip } from "@highway/engine/tools/report-card/strip";
import type { Lang } from "../../lib/words/lang";
import type { ReportCardWords } from "./words.en";

/** A county's card: what is known of it and how it stands. */
export type Card = { row: CountyRow; grades: Readonly<Record<Metric, Grade>>; overall: Overall };
/** The cards that a report shows, from one version of the table of all counties. */
export type Cards = {
  version: string;
  mortgageRate: CountyTable["mortgageRate"];
  cards: readonly Card[];
  strips: Readonly<Record<Metric, Strip | null>>;
  sample: boolean;
};
/** The counties of the first one's state, for the map and the table behind it. */
export type StateCounties = readonly {
  fip: string;
  name: string;
  letters: Readonly<Record<Metric, { letter: "A" | "B" | "C" | "D" | "F"; figure: number } | null>>;
}[];
/** What a saved report card shows, as the server tells it. */
export type ToldCounties = Cards & { state: StateCounties };

export type Spoken = { lang: Lang; own: ReportCardWords };

/** What a report shows of its counties: the first one's card, those beside it, and the figures in their order. */
export type Shown = { cards: Cards; card: Card; compared: readonly Card[]; metrics: readonly Metric[] };

type Chosen = Pick<SavedReportCard, "fip" | "metrics" | "compared">;
/** Finds what a report shows; null where nothing is known of its county. A county beside it that the table does not have is left out. */
export function shownOf(cards: Cards, chosen: Chosen): Shown | null {
  const cardOf = (fip: string) => cards.cards.find(({ row }) => row.fip === fip);
  const card = cardOf(chosen.fip);
  if (!card) return null;
  const others = chosen.compared.flatMap((fip) => (fip === chosen.fip ? [] : (cardOf(fip) ?? [])));
  return { cards, card, compared: [card, ...others], metrics: metrics.filter((each) => chosen.metrics.includes(each)) };
}

/** The day whose rules grade: that of the table. */
export const gradedOn = ({ version }: Pick<Cards, "version">): string => version.slice(0, 10);
export const isKnown = ({ grades }: Card): boolean => metrics.some((each) => grades[each].kind === "graded");
