import * as z from "zod/mini";
import { ClientId, Lang } from "../../clients/schema";
import { UserId } from "../../people/users/schema";
import { paging } from "../../platform/declare/paging.schema";
import { dollars, required, strict, trimmed } from "../../platform/fields.schema";
import { ReportId, Sent } from "../sending/schema";
import { unknownNamesIn } from "./pure/fill";
import { endReasons, skipReasons, statuses } from "./pure/reasons";
import { figureNames, stepKeys } from "./pure/steps";
import { zoneKeys } from "./pure/zone";

/** The name of the campaign, in the client's record and in the add-on that brings it. */
export const CAMPAIGN_NAME = "90 Day Kit";

export const sentences = {
  notYours: "Your company does not have the 90 Day Kit. Ask your administrator to add it.",
  missing: "This client has no campaign.",
  running: "This client's campaign is already running. Stop it before you start another.",
  stale: "This campaign was changed after you opened it.",
  ended: "This campaign has ended. Start it again to change it.",
  start: "Choose today or a later day",
  zone: "Choose a time zone",
  report: "Choose a complete report of this client",
  header: "Complete the header in your settings first: a campaign's emails must name you and your postal address.",
  unsubscribed: "This client unsubscribed from Highway, so no campaign can email them.",
  undeliverable: "An earlier email to this client bounced. Correct the address first.",
  nothingToApprove: "No message of this campaign is waiting for approval.",
  notWaiting: "This campaign is no longer waiting for approval.",
  ownSeries: "Another administrator must approve a campaign of your own.",
  seriesChanged: "This campaign was changed after you opened it. Read it again before you answer.",
  note: "Write what to change, in 1 to 1,000 characters",
  expires: "Choose the day on which the prequalification ends, today or later",
  closing: "Choose the closing date, tomorrow or later",
  maxPrice: "Enter an amount between 1 and 999,999,999",
  subject: "Write a subject of 1 to 150 characters",
  subjectFigures:
    "Only FIRSTNAME, FULLNAME, OFFICER and COUNTY can be used in a subject. Name the others in the message.",
  body: "Write a message of 1 to 5,000 characters",
  figure: (names: string) => `There is no figure called ${names}`,
  dropped: (names: string) => `This message needs ${names}. Put it back, or skip the message.`,
  notSent: "This message has not gone out.",
  notFailed: "Only a message whose email failed can be sent again. This one went out, or may have.",
  paused: "The campaign is paused. Resume it before you send the message again.",
  done: "This message has gone out or was skipped, so it stays as it is.",
  step: "There is no such message.",
} as const;

const Zone = z.enum(zoneKeys, sentences.zone);
const MaxPrice = z.nullable(dollars({ min: 1, max: 999_999_999, sentence: sentences.maxPrice }));
const Expires = z.nullable(z.iso.date(sentences.expires));
const Closing = z.nullable(z.iso.date(sentences.closing));

export const CampaignPath = z.object({ clientId: ClientId });
export const StepPath = z.object({ clientId: ClientId, step: z.enum(stepKeys, sentences.step) });

/** What a campaign starts with. Without a day it starts today, and without a language in the client's. */
export const CampaignStart = strict(
  {
    clientID: ClientId,
    reportID: ReportId,
    start: z.optional(z.iso.date(sentences.start)),
    zone: Zone,
    lang: z.optional(Lang),
    maxPrice: z._default(MaxPrice, null),
    expires: z._default(Expires, null),
    closing: z._default(Closing, null),
  },
  "A campaign is an object",
);
export type CampaignStart = z.output<typeof CampaignStart>;

const lastUpdated = z.iso.datetime("Open the campaign again before saving");

export const CampaignChange = strict(
  {
    lastUpdated,
    status: z.optional(z.enum(statuses, "Choose active, paused or stopped")),
    /** Why it stops. */
    endedBy: z.optional(z.enum(["stopped", "underContract", "bought"], "Choose why the campaign stops")),
    /** Why it pauses, where there is a reason. */
    pausedFor: z.optional(z.enum(["answered"], "Choose why the campaign pauses")),
    maxPrice: z.optional(MaxPrice),
    expires: z.optional(Expires),
    /** The day on which the client closes, on which the campaign ends. */
    closing: z.optional(Closing),
    /** Another report to take the figures from. */
    reportID: z.optional(ReportId),
  },
  "A campaign is an object",
);
export type CampaignChange = z.output<typeof CampaignChange>;

const subjectNames = ["FIRSTNAME", "FULLNAME", "OFFICER", "COUNTY"];
const Subject = z.string(sentences.subject).check(
  ...trimmed,
  ...required(sentences.subject),
  z.maxLength(150, sentences.subject),
  z.refine(
    (subject) => [...subject.matchAll(/\[\[([^[\]]*)\]\]/g)].every(([, name]) => subjectNames.includes(name!)),
    sentences.subjectFigures,
  ),
);
const Body = z.string(sentences.body).check(
  ...trimmed,
  ...required(sentences.body),
  z.maxLength(5000, sentences.body),
  z.refine((body) => unknownNamesIn({ subject: "", body }).length === 0, {
    error: ({ input }) => sentences.figure(unknownNamesIn({ subject: "", body: String(input) }).join(", ")),
  }),
);
/** The officer's own words of a message. */
const Text = strict({ subject: Subject, body: Body }, "A message is an object");

/** A change of one message: other words, null for the usual ones, or whether it is skipped. */
export const MessageChange = strict(
  { lastUpdated, text: z.optional(z.nullable(Text)), isSkipped: z.optional(z.boolean("Answer true or false")) },
  "A message is an object",
);
export type MessageChange = z.output<typeof MessageChange>;

/** The state of the campaign in which a message failed that is sent again. */
export const MessageAgain = strict({ lastUpdated }, "Say which state of the campaign you see");

/** What a preview or a test is made of: a message of a campaign, with other words where some are sent. */
export const MessageLook = strict(
  { clientID: ClientId, step: z.enum(stepKeys, sentences.step), text: z.optional(Text) },
  "A message is an object",
);
export type MessageLook = z.output<typeof MessageLook>;

const FigureName = z.enum(figureNames);
export const CampaignMessage = z.strictObject({
  step: z.enum(stepKeys),
  day: z.number(),
  title: z.string(),
  subject: z.string(),
  body: z.string(),
  /** True where the officer wrote other words. */
  isOwn: z.boolean(),
  required: z.array(FigureName),
  plannedAt: z.iso.datetime(),
  /** Why it is due later than its own day: a holiday's name, "weekend" or "spacing"; null where it is not. */
  moved: z.nullable(z.string()),
  state: z.enum(["planned", "sent", "skipped"]),
  /** True for a planned message that the officer skips. */
  isSkipped: z.boolean(),
  reason: z.nullable(z.enum(skipReasons)),
  lacking: z.array(FigureName),
  /** Why those figures were not known, in sentences. */
  why: z.array(z.string()),
  /** True where the company approves emails and has not approved these words: the message waits. */
  waitsForApproval: z.boolean(),
  changedAt: z.iso.datetime(),
  /** The subject with which it went out; null before that, and where none was kept. */
  sentSubject: z.nullable(z.string()),
  /** What became of the email; null before there is one. */
  mail: z.nullable(Sent),
});
export type CampaignMessage = z.output<typeof CampaignMessage>;

/** Where the approval of a campaign stands, of which so many messages wait for it. */
export const ApprovalState = z.strictObject({
  kind: z.enum(["notAsked", "asked", "returned", "approved", "changed"]),
  /** What is to be changed before it is asked for again. */
  note: z.nullable(z.string()),
  waiting: z.number(),
});
export type ApprovalState = z.output<typeof ApprovalState>;

export const Campaign = z.strictObject({
  id: z.string(),
  clientID: ClientId,
  clientName: z.string(),
  clientEmail: z.nullable(z.string()),
  status: z.enum(statuses),
  endedBy: z.nullable(z.enum(endReasons)),
  pausedFor: z.nullable(z.enum(["answered"])),
  /** Null where the company approves no emails. */
  approval: z.nullable(ApprovalState),
  epoch: z.number(),
  reportID: ReportId,
  start: z.iso.date(),
  zone: Zone,
  lang: Lang,
  maxPrice: z.nullable(z.number()),
  expires: z.nullable(z.iso.date()),
  closing: z.nullable(z.iso.date()),
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  messages: z.array(CampaignMessage),
});
export type Campaign = z.output<typeof Campaign>;

/** A campaign in the list of an officer's campaigns. */
export const CampaignLine = z.strictObject({
  clientID: ClientId,
  clientName: z.string(),
  status: z.enum(statuses),
  endedBy: z.nullable(z.enum(endReasons)),
  pausedFor: z.nullable(z.enum(["answered"])),
  start: z.iso.date(),
  zone: Zone,
  /** True where the company approves emails and a message waits for it. */
  waitsForApproval: z.boolean(),
  sent: z.number(),
  skipped: z.number(),
  /** The message that goes out next; null of a campaign that is not active, and where none is left. */
  next: z.nullable(z.strictObject({ title: z.string(), at: z.iso.datetime() })),
});
export type CampaignLine = z.output<typeof CampaignLine>;
export const CampaignsQuery = z.object(paging({ count: 25, most: 50 }));

export const MessagePreview = z.strictObject({
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  lacking: z.array(FigureName),
  /** Each figure that a message may name: its value now, null where it is not known, where it comes from, and why it is not known. */
  figures: z.array(
    z.strictObject({
      name: FigureName,
      value: z.nullable(z.string()),
      from: z.string(),
      why: z.nullable(z.string()),
    }),
  ),
});
export type MessagePreview = z.output<typeof MessagePreview>;

/** A message as it was sent. */
export const SentMessage = z.strictObject({
  from: z.string(),
  subject: z.string(),
  /** The words and figures of that day, in the frame of the officer's emails of today. */
  html: z.string(),
  /** The figures that it named; null of a message of which none were kept. */
  figures: z.nullable(z.array(z.strictObject({ name: FigureName, value: z.string(), from: z.string() }))),
});
export type SentMessage = z.output<typeof SentMessage>;

export const ApprovalAsked = strict({ lastUpdated }, "Say which state of the campaign is to be approved");

/** A campaign as those see it who approve it: every message with its words. */
export const Series = z.strictObject({
  ownerID: z.string(),
  officerName: z.string(),
  officerEmail: z.string(),
  clientID: ClientId,
  clientName: z.string(),
  lang: Lang,
  start: z.iso.date(),
  askedAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  /** True for a campaign of one's own, which somebody else approves. */
  isOwn: z.boolean(),
  messages: z.array(
    z.strictObject({
      step: z.enum(stepKeys),
      day: z.number(),
      title: z.string(),
      subject: z.string(),
      body: z.string(),
      /** True where the officer wrote other words. */
      isOwn: z.boolean(),
      /** True for words that were approved before. */
      isApproved: z.boolean(),
    }),
  ),
});
export type Series = z.output<typeof Series>;

const Note = z.string(sentences.note).check(...trimmed, ...required(sentences.note), z.maxLength(1000, sentences.note));
export const SeriesAnswer = strict(
  { lastUpdated, isApproved: z.boolean("Answer true or false"), note: z.optional(Note) },
  "An answer is an object",
).check(
  z.refine(({ isApproved, note }) => isApproved || note !== undefined, { error: sentences.note, path: ["note"] }),
);
export type SeriesAnswer = z.output<typeof SeriesAnswer>;
export const SeriesPath = z.object({ ownerId: UserId, clientId: ClientId });
