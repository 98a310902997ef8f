import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../platform/table/table";
import type { CardInput } from "./cards/schema";
import type { AdInput } from "./schema";

/** An ad. Its owner is a corporation. What is counted stands beside what is typed, so that a save undoes no count. */
export const AdEntity = new Entity(
  {
    model: { service: "highway", entity: "ad", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      adId: { type: "string", required: true },
      record: { type: CustomAttributeType<AdInput>("any"), required: true },
      /** How many times the ad was changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
      impressions: { type: "number" },
      clicks: { type: "number" },
    },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["adId"] } } },
  },
  table,
);

/** A promo card. Its owner is a corporation. What is counted stands beside what is typed, so that a save undoes no count. */
export const PromoCardEntity = new Entity(
  {
    model: { service: "highway", entity: "promocard", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      cardId: { type: "string", required: true },
      record: { type: CustomAttributeType<CardInput>("any"), required: true },
      /** How many times the card was changed. */
      changes: { type: "number" },
      createdAt: { type: "string" },
      seen: { type: "number" },
      opened: { type: "number" },
    },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["cardId"] } } },
  },
  table,
);

/** The order of a corporation's promo cards. A card that is not named in it comes last. */
export const PromoOrderEntity = new Entity(
  {
    model: { service: "highway", entity: "promoorder", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      cards: { type: CustomAttributeType<string[]>("any"), required: true },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
