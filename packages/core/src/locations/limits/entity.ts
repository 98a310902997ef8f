import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";
import type { StateLimits, StateMetros } from "./published-list";

/** One state of a published list: the limits of all of its counties. The lists are the same for everyone and belong to nobody. */
export const StateLimitsEntity = new Entity(
  {
    model: { service: "highway", entity: "statelimits", version: "1" },
    attributes: {
      list: { type: ["conforming", "fha"] as const, required: true },
      year: { type: "number", required: true },
      /** The first two digits of the counties' FIPS codes. */
      state: { type: "string", required: true },
      /** Dollars for one to four units by the county's whole FIPS code. */
      counties: { type: CustomAttributeType<StateLimits>("any"), required: true },
      /** The metro areas of the counties, where the list names them. */
      metros: { type: CustomAttributeType<StateMetros>("any") },
      source: { type: "string", required: true },
      sample: { type: "boolean", required: true },
    },
    indexes: {
      ofState: { pk: { field: "pk", composite: ["list", "year"] }, sk: { field: "sk", composite: ["state"] } },
    },
  },
  table,
);

/** Says that a list was kept whole: how many counties it has, and when it was read. It is written last. */
export const KeptListEntity = new Entity(
  {
    model: { service: "highway", entity: "keptlimits", version: "1" },
    attributes: {
      list: { type: ["conforming", "fha"] as const, required: true },
      year: { type: "number", required: true },
      counties: { type: "number", required: true },
      readAt: { type: "number", required: true },
    },
    indexes: { ofYear: { pk: { field: "pk", composite: ["list"] }, sk: { field: "sk", composite: ["year"] } } },
  },
  table,
);
