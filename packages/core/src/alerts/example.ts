import type { Alert, AlertDetail, LockAlerts, Rule } from "./schema";

export const ruleID = "lka_01kahw4d6f8h0k2m4p6r8t0v2x";
export const alertID = "alt_01kahw4d6f8h0k2m4p6r8t0v2x";
export const deviceID = "pdv_01kahw4d6f8h0k2m4p6r8t0v2x";

export const exampleInput = {
  subject: "umbs30-6.0",
  direction: "falls" as const,
  since: "sheet" as const,
  amount: 25,
  ways: { page: true, mail: true, push: true },
  isOnce: false,
  isOn: true,
};
export const exampleRule: Rule = {
  id: ruleID,
  ...exampleInput,
  name: "UMBS 30Y 6.0",
  changedAt: "2026-11-23T14:31:00.000Z",
};
export const exampleSettings = {
  quiet: { from: "18:00", to: "08:00" },
  zone: "America/New_York",
  company: { mail: false, push: true },
};

export const exampleDevice = {
  endpoint: "https://fcm.googleapis.com/fcm/send/dGhlLWFkZHJlc3Mtb2YtYS1icm93c2Vy",
  keys: {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "tBHItJI5svbpez7KI4CCXg",
  },
  name: "Jordan's iPhone",
};

export const exampleAlerts: LockAlerts = {
  rules: [exampleRule],
  settings: exampleSettings,
  devices: [{ id: deviceID, name: exampleDevice.name, since: "2026-11-02T13:00:00.000Z" }],
  pushKey: exampleDevice.keys.p256dh,
};

export const exampleAlert: Alert = {
  id: alertID,
  ruleID,
  isTest: false,
  title: "UMBS 30Y 6.0 fell 8/32 since your 9:40 sheet",
  subject: "umbs30-6.0",
  name: "UMBS 30Y 6.0",
  direction: "falls",
  since: "sheet",
  from: 101.56,
  to: 101.31,
  sheetTime: "09:40",
  tickAt: "2026-11-24T15:37:12.000Z",
  gapMinutes: null,
  sample: false,
  createdAt: "2026-11-24T15:37:12.600Z",
  heldUntil: null,
  ways: exampleInput.ways,
  told: { page: "2026-11-24T15:37:12.900Z", mail: "2026-11-24T15:37:18.800Z", push: "2026-11-24T15:37:14.100Z" },
  seenAt: null,
  touched: { count: 1, aMonth: 16.47, once: 1000 },
};

export const exampleDetail: AlertDetail = {
  ...exampleAlert,
  clients: [
    {
      clientID: "cli_01kahw4d6f8h0k2m4p6r8t0v2x",
      name: "Elena Marchetti",
      reportID: "rpt_01kahw4d6f8h0k2m4p6r8t0v2x",
      tool: "lc2",
      closingDate: "2026-12-18",
      amount: 400_000,
      rate: 6.5,
      newRate: 6.5625,
      payment: 2528.27,
      newPayment: 2544.74,
      aMonth: 16.47,
      once: 1000,
    },
  ],
  others: [
    { clientID: "cli_01kahw4d6f8h0k2m4p6r8t0v2y", name: "Marcus Tillery", couponID: "gnma30-5.5", isLocked: false },
  ],
  rateForPoint: 0.25,
};
