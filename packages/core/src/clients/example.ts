import type { Client } from "./schema";

/** The client whom the API document shows in its examples. */
export const exampleClient: Client = {
  _id: "cli_01jd0000000000000000000000",
  userID: "usr_01jd0000000000000000000000",
  name: "Elena Marchetti",
  primaryEmail: "elena@example.com",
  secondaryEmails: [],
  ficoMin: 752,
  DTI: null,
  monthlyIncome: null,
  taxRate: null,
  filingStatus: null,
  familySize: null,
  netMonthlyIncome: null,
  properties: [],
  lang: "en",
  reinvestment: [],
  schedules: [],
  isDemo: false,
  createdAt: "2026-11-20T14:14:00.000Z",
  lastUpdated: "2026-11-20T14:14:00.000Z",
};
