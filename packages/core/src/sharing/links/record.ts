import type { LinkItem } from "./entity";
import type { Link } from "./schema";

export const toLink = (item: LinkItem): Link => ({
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
});
