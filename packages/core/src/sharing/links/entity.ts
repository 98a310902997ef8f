import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../../platform/table/table";
import type { Link } from "./schema";

/** A link, with what is left of its passcodes: one item, so that a guess is counted where it is decided. */
export const LinkEntity = new Entity(
  {
    model: { service: "highway", entity: "link", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      corpId: { type: "string", required: true },
      /** The officer's lists: previews stand in one of their own. */
      list: { type: ["shared", "preview"] as const, required: true },
      /** The recipient's address; without it the link is for anyone who has it. */
      email: { type: "string" },
      reportId: { type: "string", required: true },
      reportName: { type: "string", required: true },
      tool: { type: CustomAttributeType<Link["tool"]>("string"), required: true },
      clientId: { type: "string", required: true },
      clientName: { type: "string", required: true },
      hasPasscode: { type: "boolean", required: true },
      isMeeting: { type: "boolean", required: true },
      lang: { type: CustomAttributeType<Link["lang"]>("string"), required: true },
      recordingUrl: { type: "string" },
      createdAt: { type: "string", required: true },
      /** When it stops working. Not the table's own expiry: the officer still sees that there was a link. */
      endsAt: { type: "string" },
      revokedAt: { type: "string" },
      views: { type: "number", required: true },
      lastViewed: { type: "string" },

      /** Of the last code that was mailed, keyed, and bound to this link. */
      codeHash: { type: "string" },
      /** Milliseconds since 1970, like all times of the passcode. */
      codeEndsAt: { type: "number" },
      codeSentAt: { type: "number" },
      /** Since the last pause or right code: wrong tries, and codes mailed. */
      tries: { type: "number" },
      codes: { type: "number" },
      pauses: { type: "number" },
      pausedUntil: { type: "number" },
      lockedAt: { type: "string" },
    },
    indexes: {
      byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["linkId"] } },
      newest: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["ownerId", "list"] },
        sk: { field: "gsi1sk", composite: ["linkId"] },
      },
      ofReport: {
        index: "gsi2",
        pk: { field: "gsi2pk", composite: ["ownerId", "list", "reportId"] },
        sk: { field: "gsi2sk", composite: ["linkId"] },
      },
    },
  },
  table,
);
export type LinkItem = EntityItem<typeof LinkEntity>;

/** Which link a token opens. The token itself is kept nowhere. */
export const LinkTokenEntity = new Entity(
  {
    model: { service: "highway", entity: "linktoken", version: "1" },
    attributes: {
      tokenHash: { type: "string", required: true },
      ownerId: { type: "string", required: true },
      linkId: { type: "string", required: true },
    },
    indexes: { byToken: { pk: { field: "pk", composite: ["tokenHash"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
