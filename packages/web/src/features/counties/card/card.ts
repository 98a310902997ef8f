import type { CountyRow, CountyTable } from "@highway/engine/tools/report-card/county";
import type { Grade, Overall } from "@highway/engine/tools/report-card/grades";
import type { Metric } from "@highway/engine/tools/report-card/metrics";
import type { Strip } from "@highway/engine/tools/report-card/strip";

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
