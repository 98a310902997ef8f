import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../../platform/table/table";
import type { IdeaChanges } from "./schema";

/** An idea: what a client would like to change. It stands beside the report and is never part of it. */
export const IdeaEntity = new Entity(
  {
    model: { service: "highway", entity: "idea", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      reportId: { type: "string", required: true },
      ideaId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      loanId: { type: "string", required: true },
      changes: { type: CustomAttributeType<IdeaChanges>("any"), required: true },
      note: { type: "string", required: true },
      from: { type: "string", required: true },
      email: { type: "string" },
      createdAt: { type: "string", required: true },
    },
    indexes: {
      ofReport: {
        pk: { field: "pk", composite: ["ownerId", "reportId"] },
        sk: { field: "sk", composite: ["ideaId"] },
      },
    },
  },
  table,
);
export type IdeaItem = EntityItem<typeof IdeaEntity>;
