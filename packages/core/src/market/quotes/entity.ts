import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";
import type { Board } from "./board";
import type { Turns } from "./turns";

/** The prices of all coupons as they were last heard. There is one board, and it belongs to nobody. */
export const BoardEntity = new Entity(
  {
    model: { service: "highway", entity: "quoteboard", version: "1" },
    attributes: {
      name: { type: ["coupons"] as const, required: true },
      /** It grows with every write, so that of two runs at once the second reads again. */
      version: { type: "number", required: true },
      board: { type: CustomAttributeType<Board>("any"), required: true },
    },
    indexes: { byName: { pk: { field: "pk", composite: ["name"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/** The course of a day: the price of each coupon minute by minute from the opening on. */
export const CourseEntity = new Entity(
  {
    model: { service: "highway", entity: "quotecourse", version: "1" },
    attributes: {
      name: { type: ["coupons"] as const, required: true },
      day: { type: "string", required: true },
      prices: { type: CustomAttributeType<Record<string, (number | null)[]>>("any"), required: true },
      /** The turns of each coupon; absent on a day that was kept without them. */
      turns: { type: CustomAttributeType<Record<string, Turns>>("any") },
      /** Where the prices come from; absent on a day that no feed told. */
      source: { type: "string" },
      sample: { type: "boolean" },
      expiresAt: { type: "number", required: true },
    },
    indexes: { ofDay: { pk: { field: "pk", composite: ["name"] }, sk: { field: "sk", composite: ["day"] } } },
  },
  table,
);
