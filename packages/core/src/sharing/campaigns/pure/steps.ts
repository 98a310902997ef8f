/** The messages of a campaign: the day on which each is due, the figures without which it does not go out, and those that it may name. */

export const figureNames = [
  "FIRSTNAME",
  "FULLNAME",
  "OFFICER",
  "PHONE",
  "AGENT",
  "MAXPRICE",
  "EXPIRES",
  "COUNTY",
  "MEDHOMEPRICE",
  "POPULATION",
  "MORELESS",
  "APPR",
  "APPR1",
  "APPR5",
  "GAINHALF",
  "GAIN5",
  "PER10K",
  "APR",
  "TERM",
  "DOWN",
  "BREAKRENT",
  "RENT",
  "WAITCOST",
  "MONTHS",
  "RATETHEN",
  "RATENOW",
  "CHANGE",
  "BIDMONTHS",
  "BIDTWO",
  "MUDATE",
] as const;
export type FigureName = (typeof figureNames)[number];

type Step = { day: number; required: readonly FigureName[] };

export const steps = {
  prequalified: { day: 0, required: ["FIRSTNAME", "OFFICER"] },
  team: { day: 2, required: ["OFFICER"] },
  county: { day: 5, required: ["COUNTY", "MEDHOMEPRICE", "APPR1"] },
  tenThousand: { day: 9, required: ["PER10K", "APR", "TERM"] },
  rentOrBuy: { day: 14, required: ["BREAKRENT"] },
  waiting: { day: 21, required: ["WAITCOST"] },
  rates: { day: 30, required: ["RATETHEN", "RATENOW", "CHANGE", "APR"] },
  bidding: { day: 38, required: ["BIDMONTHS", "BIDTWO"] },
  noNewDebts: { day: 45, required: ["FIRSTNAME"] },
  papers: { day: 55, required: ["OFFICER"] },
  market: { day: 65, required: ["MUDATE"] },
  ending: { day: 75, required: ["EXPIRES"] },
  talk: { day: 85, required: ["OFFICER"] },
  summary: { day: 90, required: ["FIRSTNAME"] },
} as const satisfies Record<string, Step>;
export type StepKey = keyof typeof steps;
export const stepKeys = Object.keys(steps) as [StepKey, ...StepKey[]];
export const requiredIn = (step: StepKey): readonly FigureName[] => steps[step].required;
