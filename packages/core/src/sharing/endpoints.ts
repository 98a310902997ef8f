import * as z from "zod/mini";
import { brandOf } from "../branding/pure/brand-of";
import { fileEndpoints } from "../files/endpoints";
import { CorpPermissions } from "../people/permissions/schema";
import { exampleUser } from "../people/users/example";
import { endpoints } from "../platform/declare/endpoint";
import { LocalId } from "../platform/fields.schema";
import { FileAnswer } from "../platform/file.schema";
import { entry as saved } from "../reports/examples";
import { Idea, IdeaInput } from "./ideas/schema";
import { Entry, EntryInput } from "./links/entry/schema";
import { link, token } from "./links/example";
import { LinkId, LinkToken, LinkTool } from "./links/schema";
import { MovedInput } from "./moved/schema";
import { OpenedReport, PictureKind, SharedBrand, sentences, ToolWorkedOut } from "./report/schema";
import { Again, AgainInput } from "./sending/again/schema";
import { ViewAnswer, ViewedAnswer, ViewedInput, ViewInput } from "./views/schema";

const query = z.object({ link: LinkId });
const ofLink = { allow: "link", query } as const;
/** The link may be left out: then it is the one that the browser opened last. */
const ofAnyLink = { allow: "link", query: z.object({ link: z.optional(LinkId) }) } as const;
const linkQuery = { link: link.id };
const wrong = "Something went wrong.";
const brand = brandOf(exampleUser.header, CorpPermissions.parse({}), {});
const entryOfficer = {
  name: brand.name,
  company: brand.company,
  licenseLabel: brand.licenseLabel,
  phone: brand.phones[0] ?? null,
  langVis: true,
  colors: brand.colors,
};
const change = { loanID: "l1", changes: { price: 490000, extraPayment: 200 }, note: "Could we offer a little less?" };

/** The calls of a client who opens a share link. */
export const sharingEndpoints = endpoints({
  "POST /v2/share/live-share-view": {
    does: "Opens a link: immediately where it requires no passcode, otherwise with the passcode that `resend` emails. Until then names are masked. A link that never existed, was revoked or has ended answers 404; a refused passcode gives the state of the link in `error.current`.",
    handler: "sharing/open-link",
    allow: "anyone",
    uses: ["table", "mail"],
    limits: [{ by: "address", count: 300, seconds: 900 }],
    query: z.object({ "share-data": LinkToken, tool: LinkTool }),
    cookies: z.catchall(z.object({}), z.string()),
    body: EntryInput,
    answer: z.tuple([Entry]),
    failure: wrong,
    example: {
      query: { "share-data": token, tool: "lc2" },
      body: { resend: false },
      answer: [
        {
          clientName: "E••• M••",
          clientID: null,
          clientEmail: "e•••@e•••.com",
          isAuth: false,
          state: "code",
          link: link.id,
          tool: "lc2",
          lang: "en",
          hasPasscode: true,
          isPreview: false,
          isMeeting: false,
          recordingUrl: null,
          officer: entryOfficer,
          isCodeSent: false,
          triesLeft: 5,
          codesLeft: 4,
          pausedUntil: null,
          resendAfter: null,
          lockedAt: null,
        },
      ],
    },
  },
  "POST /v2/share/live-share-again": {
    does: "Tells whoever has the address of an opened report, but no session for it, who sent the report; with `send` it emails the link again to the address that it was sent to. A link that never existed, was revoked or has ended answers 404.",
    handler: "sharing/link-again",
    allow: "anyone",
    uses: ["table", "mail", "unsubscribe", "files"],
    limits: [{ by: "address", count: 100, seconds: 900 }],
    query: z.object({ link: LinkId, tool: LinkTool }),
    body: AgainInput,
    answer: z.tuple([Again]),
    failure: wrong,
    example: {
      query: { ...linkQuery, tool: "lc2" },
      body: { send: false },
      answer: [{ officer: entryOfficer, email: "e•••@e•••.com", lang: "en", isSent: false }],
    },
  },
  "GET /v2/share/live-share-load": {
    does: "The report behind an opened link as last saved. Credit score, income, filing status and tax rate stay with the officer: `workedOut` has what the page's figures need of them. Without `link`, the link is the one that this browser opened last.",
    handler: "sharing/load",
    ...ofAnyLink,
    uses: ["table"],
    answer: z.tuple([OpenedReport]),
    failure: sentences.failed,
    example: {
      query: linkQuery,
      answer: [
        { ...saved, workedOut: { scores: { l1: 740 }, taxesSaved: { l1: [1450.2, 1402.7] } }, recordingUrl: null },
      ],
    },
  },
  "POST /v2/share/send-live-share-notif": {
    does: "Records that the report was viewed, and tells its officer when that is news. Who is told, and about which report, follows from the link or, without `link`, from the one that this browser opened last.",
    handler: "sharing/note-viewed",
    ...ofAnyLink,
    uses: ["table", "mail"],
    limits: [{ by: "actor", count: 60, seconds: 600 }],
    body: ViewedInput,
    answer: z.tuple([ViewedAnswer]),
    example: {
      query: linkQuery,
      body: { clientName: link.clientName, reportID: link.reportID, tool: "lc2", locationStr: "Raleigh, NC" },
      answer: [{ notified: true, lastViewed: "2026-11-20T18:04:10.000Z" }],
    },
  },
  "POST /v2/share/views": {
    does: "Sent repeatedly by a page that is visible. A visit counts once, and only when a person is reading.",
    handler: "sharing/note-view",
    ...ofLink,
    uses: ["table"],
    limits: [{ by: "actor", count: 600, seconds: 600 }],
    body: ViewInput,
    answer: z.tuple([ViewAnswer]),
    example: {
      query: linkQuery,
      body: { page: "k3v9x0q2m4n6b8c1", seconds: 15, sections: ["summary", "monthly"], isHuman: true },
      answer: [{ counted: true }],
    },
  },
  "POST /v2/share/ideas": {
    does: "Sends the officer an idea: what to change in a loan, or in the assumptions of the report's tool; without changes, that the client likes the loan, with a question. The report stays as it is.",
    handler: "sharing/send-idea",
    ...ofLink,
    uses: ["table", "mail"],
    limits: [
      { by: "actor", count: 10, seconds: 600 },
      { by: "actor", count: 40, seconds: 86_400 },
    ],
    body: IdeaInput,
    answer: z.tuple([Idea]),
    status: 201,
    example: {
      query: linkQuery,
      body: change,
      answer: [
        {
          id: "ide_01kahtq9z8c6b4d2f0g8h6j4k2",
          reportID: link.reportID,
          ...change,
          from: link.clientName,
          email: "elena@example.com",
          link: link.id,
          createdAt: "2026-11-20T18:09:41.000Z",
        },
      ],
    },
  },
  "POST /v2/share/answer": {
    does: "The answer of a shared report of buying or renting (bvr: rent, horizon, growth, investmentReturn, downPayment, rate, ending) or of the cost of waiting (cow: months, laterRate, growth, rent, horizon) with what its client moved. Any other figure is refused at its field. Nothing is stored. A loan comparison, whose page calculates its own figures, gets no answer.",
    handler: "sharing/work-moved",
    ...ofLink,
    uses: ["table"],
    limits: [
      { by: "actor", count: 240, seconds: 60 },
      { by: "actor", count: 5000, seconds: 86_400 },
    ],
    body: MovedInput,
    answer: z.tuple([ToolWorkedOut]),
    example: {
      query: linkQuery,
      body: { loanID: "l1", changes: { rate: 6.25, downPayment: 90000 } },
      answer: [{}],
    },
  },
  "GET /v2/share/brand": {
    does: "The officer's branding on the report of an opened link: header, licenses, disclaimers, colors and co-brand; also the language of the link, and whether opening it counts as a view.",
    handler: "sharing/brand",
    ...ofLink,
    uses: ["table"],
    answer: z.tuple([SharedBrand]),
    failure: sentences.failed,
    example: { query: linkQuery, answer: [{ ...brand, lang: "en", isPreview: false }] },
  },
  "GET /v2/share/picture": {
    does: "A picture of that brand; of kind `home` the picture of one home of the shared report, its `property`.",
    handler: "sharing/picture",
    allow: "link",
    uses: ["table", "files"],
    query: z.object({ link: LinkId, kind: PictureKind, property: z.optional(LocalId) }),
    answer: FileAnswer,
    binary: true,
    example: {
      query: { ...linkQuery, kind: "headshot" },
      answer: { ...fileEndpoints["GET /v1/user/headshot"].example.answer, keptFor: 300 },
    },
  },
});
