import type { Report } from "@highway/core/reports/schema";
import type { AnswerOf } from "../../lib/api/api";
import { clientOf } from "../../lib/client.fixture";
import { fourLoans } from "../../scenario/scenario.fixture";
import type { OpenedReport, Seen } from "./answers";
import type { Place } from "./place";

export const token = "T".repeat(43);
export const link = "lnk_01kahtq9z8c6b4d2f0g8h6j4k2";

export const place: Place = {
  tool: "lc2",
  view: "entry",
  token,
  link: null,
  isMeeting: false,
  isOfficers: false,
  suppressNotif: false,
  recordingUrl: null,
};

const stateOf = ({ isAuth, lockedAt, pausedUntil }: Partial<Seen>) =>
  isAuth ? "open" : lockedAt ? "locked" : pausedUntil ? "paused" : "code";

/** A link that asks for a passcode, before any was mailed. */
export const seen = (changes: Partial<Seen> = {}): Seen => ({
  clientName: "E••• M••",
  clientID: null,
  clientEmail: "e•••@e•••.com",
  isAuth: false,
  state: stateOf(changes),
  link,
  tool: "lc2",
  lang: "en",
  hasPasscode: true,
  isPreview: false,
  isMeeting: false,
  recordingUrl: null,
  officer: {
    name: "Dana Whitfield",
    company: "Summit Home Lending",
    licenseLabel: "NMLS #9401827",
    phone: { label: "Office", number: "9195550142", ext: "", formatted: "(919) 555-0142" },
    langVis: true,
    colors: { primary: "#3d50db", secondary: "#b5613d" },
  },
  isCodeSent: false,
  triesLeft: 5,
  codesLeft: 4,
  pausedUntil: null,
  resendAfter: null,
  lockedAt: null,
  ...changes,
});

export const brand: AnswerOf<"GET /v2/share/brand">[0] = {
  lang: "en",
  isPreview: false,
  useHeader: true,
  hasHeader: true,
  hasCMA: false,
  name: "Dana Whitfield",
  title: "",
  titleEs: "",
  license: "9401827",
  isNmls: true,
  licenseLabel: "NMLS #9401827",
  company: "Summit Home Lending",
  email: "dana@summit.example",
  website: "",
  address: "",
  city: "",
  state: "NC",
  zip: "",
  phones: [{ label: "Office", number: "9195550142", ext: "", formatted: "(919) 555-0142" }],
  hasHeadshot: false,
  logo: null,
  complianceLogos: "2",
  stateLicenses: [],
  corpLicenses: [],
  stateLicenseBeforeDisclaimer: false,
  disclaimer: "",
  disclaimerEs: "",
  corpDisclaimer: "",
  corpDisclaimerEs: "",
  toolDisclaimers: [],
  custom: "",
  cobrand: null,
  colors: { primary: "#3d50db", secondary: "#b5613d" },
  poweredBy: true,
  langVis: true,
  postalAddress: "",
};

/** The four loans on two homes, as a link's page is given them. */
export const loaded = (): OpenedReport => ({
  client: clientOf(),
  report: {
    ...fourLoans(),
    status: "complete",
    createdAt: "2026-11-20T14:14:00.000Z",
    lastUpdated: "2026-11-20T14:14:00.000Z",
  } as unknown as Report,
  workedOut: { scores: {}, taxesSaved: {} },
  recordingUrl: null,
});
