import type { Client } from "@highway/core/clients/schema";

export const clientOf = (changes: Partial<Client> = {}): Client => ({
  _id: "cli_01jd0000000000000000000000",
  userID: "usr_01jd0000000000000000000000",
  name: "Elena Marchetti",
  primaryEmail: "elena@example.com",
  secondaryEmails: [],
  ficoMin: null,
  DTI: null,
  monthlyIncome: null,
  taxRate: 24,
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
  ...changes,
});
