import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../../platform/table/table";
import type { Link } from "./schema";

/** A link, with what is left of its passcodes. It is one item, so that a guess is counted where it is decided. */
export const LinkEntity = new Entity(
  {
    model: { service: "highway", entity: "link", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      corpId: { type: "string", required: true },
      /** The list in which the officer sees the link: previews have a list of their own. */
      list: { type: ["shared", "preview"] as const, required: true },
      /** The recipient's address; a link without one is for anyone who has it. */
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
      /** The time when the link stops working. It is not the table's own expiry, because the officer still sees that there was a link. */
      endsAt: { type: "string" },
      revokedAt: { type: "string" },
      views: { type: "number", required: true },
      lastViewed: { type: "string" },
      /** The mail for which the link was made. */
      mailId: { type: "string" },

      /** The keyed hash of the last code that was mailed, which binds the code to this link. */
      codeHash: { type: "string" },
      /** The end of the last code in milliseconds since 1970, like all times of the passcode. */
      codeEndsAt: { type: "number" },
      codeSentAt: { type: "number" },
      /** Wrong tries, and codes mailed, since the last pause or right code. */
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

/** The link that a token opens; a link has another token each time that its address is mailed again. The token itself is kept nowhere. */
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

/** The owner of a link, for whoever knows nothing but its public id, as the address in the bar says it. */
export const LinkIdEntity = new Entity(
  {
    model: { service: "highway", entity: "linkid", version: "1" },
    attributes: {
      linkId: { type: "string", required: true },
      ownerId: { type: "string", required: true },
    },
    indexes: { byId: { pk: { field: "pk", composite: ["linkId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

export const toLink = (item: LinkItem, delivery: Link["delivery"] = null): Link => ({
  id: item.linkId,
  audience: item.email === undefined ? { kind: "anyone" } : { kind: "person", email: item.email },
  isPreview: item.list === "preview",
  reportID: item.reportId,
  reportName: item.reportName,
  tool: item.tool,
  clientID: item.clientId,
  clientName: item.clientName,
  hasPasscode: item.hasPasscode,
  lang: item.lang,
  recordingUrl: item.recordingUrl ?? null,
  createdAt: item.createdAt,
  expiresAt: item.endsAt ?? null,
  revokedAt: item.revokedAt ?? null,
  lockedAt: item.lockedAt ?? null,
  views: item.views,
  lastViewed: item.lastViewed ?? null,
  delivery,
});
