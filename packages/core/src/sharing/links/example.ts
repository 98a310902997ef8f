import type { Link } from "./schema";

const id = "01kahtq9z8c6b4d2f0g8h6j4k2";

/** A token of 43 characters, as an address that was mailed holds it. */
export const token = "Vb4JYx0m3r8qTt1uZk5nQw7eRf2aSd9gHj6lPo_cX-i";

export const link: Link = {
  id: `lnk_${id}`,
  audience: { kind: "person", email: "elena@example.com" },
  isPreview: false,
  reportID: "rpt_01jd0000000000000000000000",
  reportName: "Raleigh or Cary",
  tool: "lc2",
  clientID: "cli_01jd0000000000000000000000",
  clientName: "Elena Marchetti",
  hasPasscode: true,
  lang: "en",
  recordingUrl: null,
  createdAt: "2026-11-20T14:20:00.000Z",
  expiresAt: null,
  revokedAt: null,
  lockedAt: null,
  views: 2,
  lastViewed: "2026-11-20T18:04:10.000Z",
  delivery: null,
};
