import type { CountyTable } from "@highway/engine/tools/report-card/county";
import type { Metric } from "@highway/engine/tools/report-card/metrics";
import type { Strip } from "@highway/engine/tools/report-card/strip";
import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";

export const seriesNames = ["survey", "prices", "population", "forecast"] as const;
export type SeriesName = (typeof seriesNames)[number];
/** When a series was last read, and how many counties it told of. */
export type SeriesRead = { readAt: number; counties: number };
export type Strips = Record<Metric, Strip | null>;

/** The table of all counties that is told now. It is written last, after its parts, and so never names parts that are not there. */
export const CountyTableEntity = new Entity(
  {
    model: { service: "highway", entity: "countytable", version: "1" },
    attributes: {
      /** The one table: it belongs to nobody. */
      which: { type: ["newest"] as const, required: true },
      version: { type: "string", required: true },
      /** The version before, whose parts stay for those who read it just now. */
      before: { type: "string" },
      mortgageRate: { type: CustomAttributeType<CountyTable["mortgageRate"]>("any"), required: true },
      strips: { type: CustomAttributeType<Strips>("any"), required: true },
      series: { type: CustomAttributeType<Partial<Record<SeriesName, SeriesRead>>>("any"), required: true },
      /** The day on which the counties were last graded. */
      gradedOn: { type: "string", required: true },
      /** Tells whether anything would be written anew. */
      digest: { type: "string", required: true },
      sample: { type: "boolean", required: true },
    },
    indexes: { newest: { pk: { field: "pk", composite: ["which"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/** One part of a version: the counties of one state with all that is known of them; as "names", how all counties are called; as "whole", what is of all of them. */
export const CountyPartEntity = new Entity(
  {
    model: { service: "highway", entity: "countypart", version: "1" },
    attributes: {
      version: { type: "string", required: true },
      /** The first two digits of the counties' FIPS codes, "names" or "whole". */
      part: { type: "string", required: true },
      packed: { type: CustomAttributeType<Uint8Array>("any"), required: true },
    },
    indexes: {
      ofVersion: { pk: { field: "pk", composite: ["version"] }, sk: { field: "sk", composite: ["part"] } },
    },
  },
  table,
);

/** A version that saved reports show: it stays when newer ones have come. */
export const ShownVersionEntity = new Entity(
  {
    model: { service: "highway", entity: "countyshown", version: "1" },
    attributes: { version: { type: "string", required: true } },
    indexes: { ofVersion: { pk: { field: "pk", composite: ["version"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
