import { exampleClient as client } from "../../clients/example";
import { report } from "../../reports/examples";
import { planOf } from "./pure/plan";
import { requiredIn } from "./pure/steps";
import { english, titles } from "./pure/texts";
import type { Campaign, Series } from "./schema";

const createdAt = "2026-11-09T14:00:00.000Z";

/** The campaign that the API document shows. */
export const exampleCampaign: Campaign = {
  id: "cmp_01kahtq9z8c6b4d2f0g8h6j4k2",
  clientID: client._id,
  clientName: client.name,
  clientEmail: client.primaryEmail,
  status: "active",
  endedBy: null,
  pausedFor: null,
  approval: null,
  epoch: 1,
  reportID: report.id,
  start: "2026-11-09",
  zone: "America/New_York",
  lang: "en",
  maxPrice: 500000,
  expires: null,
  closing: null,
  createdAt,
  lastUpdated: createdAt,
  messages: planOf("2026-11-09", "America/New_York")
    .slice(0, 1)
    .map(({ step, day, at }) => ({
      step,
      day,
      title: titles[step],
      ...english[step],
      isOwn: false,
      required: [...requiredIn(step)],
      plannedAt: new Date(at).toISOString(),
      moved: null,
      state: "planned",
      isSkipped: false,
      reason: null,
      lacking: [],
      why: [],
      waitsForApproval: false,
      changedAt: createdAt,
      sentSubject: null,
      mail: null,
    })),
};

export const exampleSeries: Series = {
  ownerID: "usr_01jd0000000000000000000000",
  officerName: "Dana Whitfield",
  officerEmail: "dana.whitfield@summithome.example",
  clientID: client._id,
  clientName: client.name,
  lang: "en",
  start: "2026-11-09",
  askedAt: createdAt,
  lastUpdated: createdAt,
  isOwn: false,
  messages: [{ step: "team", day: 2, title: titles.team, ...english.team, isOwn: false, isApproved: false }],
};
