/** What a campaign's status may be, why it ended, and why a message was skipped. */
export const statuses = ["active", "paused", "stopped"] as const;

/** The first three are the officer's to say; the others are found when a message is due. */
export const endReasons = [
  "stopped",
  "underContract",
  "bought",
  "finished",
  "unsubscribed",
  "undeliverable",
  "expired",
  "closed",
  "noEmail",
  "clientGone",
  "shutOut",
] as const;
export type EndReason = (typeof endReasons)[number];

export const skipReasons = ["officer", "late", "ended", "notApproved", "noFigure", "noPostalAddress"] as const;
