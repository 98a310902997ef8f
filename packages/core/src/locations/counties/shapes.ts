/** The shapes in which the table of counties is stored. */
import type { CountyRow, CountyTable } from "@highway/engine/tools/report-card/county";
import type { GradedCounty } from "@highway/engine/tools/report-card/grades";
import type { Strips } from "./entity";

export type CountyName = Pick<CountyRow, "fip" | "name" | "state">;
/** A county with what is known of it and how it is graded. */
type KnownCounty = { row: CountyRow } & Pick<GradedCounty, "grades" | "overall">;
export type CountyPart = { counties: KnownCounty[] };
/** What a version holds for all of its counties together. */
export type WholePart = { mortgageRate: CountyTable["mortgageRate"]; strips: Strips; sample: boolean };
