import type { Brand } from "../branding/schema";
import type { FileAnswer } from "../platform/file.schema";
import { report } from "../reports/examples";
import type { ExportJob } from "./schema";

const id = "exp_01kahtq9z8c6b4d2f0g8h6j4k2";

/** One that was just asked for. */
export const queued: ExportJob = {
  id,
  reportID: report.id,
  lang: "en",
  format: "pdf",
  status: "queued",
  progress: 0,
  url: null,
  name: "Raleigh-or-Cary.pdf",
  size: null,
  problem: null,
  createdAt: "2026-11-20T14:14:00.000Z",
};

export const done: ExportJob = {
  ...queued,
  status: "done",
  progress: 100,
  url: `/v2/report/exports/${id}/file`,
  size: 8,
};

/** As short as a PDF's first line. */
export const file: FileAnswer = {
  type: "application/pdf",
  bytes: new TextEncoder().encode("%PDF-1.7"),
  tag: "0123456789abcdef0123456789abcdef",
  name: queued.name,
  keptFor: 0,
};

export const brand: Brand = {
  useHeader: true,
  hasHeader: true,
  name: "Dana Whitfield",
  hasCMA: false,
  title: "Senior Loan Officer",
  license: "9401827",
  isNmls: true,
  licenseLabel: "NMLS #9401827",
  company: "Summit Home Lending",
  email: "dana@summithome.example",
  website: "https://summithome.example",
  address: "4100 Wake Ridge Road, Suite 200",
  city: "Raleigh",
  state: "NC",
  zip: "27609",
  phones: [{ label: "Office", number: "9195550142", ext: "", formatted: "(919) 555-0142" }],
  hasHeadshot: false,
  logo: null,
  complianceLogos: "2",
  stateLicenses: [{ stateLic: "NC", licenseNum: "I-206118", stateLang: "" }],
  corpLicenses: [],
  stateLicenseBeforeDisclaimer: false,
  disclaimer: "",
  corpDisclaimer: "",
  toolDisclaimers: [],
  custom: "",
  cobrand: null,
  colors: { primary: "#3d50db", secondary: "#b5613d" },
  poweredBy: true,
  langVis: true,
  postalAddress: "Summit Home Lending, 4100 Wake Ridge Road, Suite 200, Raleigh, NC 27609",
};
