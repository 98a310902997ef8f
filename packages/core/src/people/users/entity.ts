import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";
import type { AddOn, Features } from "../permissions/schema";
import type { HeaderInput } from "./header.schema";
import type { Preferences, UserTheme } from "./schema";

export const UserEntity = new Entity(
  {
    model: { service: "highway", entity: "user", version: "1" },
    attributes: {
      userId: { type: "string", required: true },
      corpId: { type: "string", required: true },
      email: { type: "string", required: true },
      isAdmin: { type: "boolean", required: true },
      fullName: { type: "string", required: true },
      userTheme: { type: CustomAttributeType<UserTheme>("string"), required: true },
      header: { type: CustomAttributeType<HeaderInput>("any"), required: true },
      /** How many times the header or the preferences were changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
      preferences: { type: CustomAttributeType<Partial<Preferences>>("any"), required: true },
      features: { type: CustomAttributeType<Features>("any"), required: true },
      addOns: { type: CustomAttributeType<AddOn[]>("any"), required: true },
      /** The corporation's admin turned the person's access off at this time; the field is absent while the person may sign in. */
      deactivatedAt: { type: "string" },
      /** Only sessions that were opened after this time hold; the field is absent until somebody ends the person's sessions. */
      sessionsFrom: { type: "string" },
      /** The person was last seen at this time, to a few minutes; the field is absent until they sign in. */
      lastActiveAt: { type: "string" },
    },
    indexes: {
      byId: { pk: { field: "pk", composite: ["userId"] }, sk: { field: "sk", composite: [] } },
      byCorp: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["corpId"] },
        sk: { field: "gsi1sk", composite: ["userId"] },
      },
    },
  },
  table,
);

/** An address names the person who signs in with it. It is an item of its own, so that two people can never have the same address. */
export const AddressEntity = new Entity(
  {
    model: { service: "highway", entity: "address", version: "1" },
    attributes: { email: { type: "string", required: true }, userId: { type: "string", required: true } },
    indexes: { byEmail: { pk: { field: "pk", composite: ["email"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
