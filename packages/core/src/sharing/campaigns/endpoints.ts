import * as z from "zod/mini";
import { CorpQuery } from "../../people/corporations/schema";
import { endpoints } from "../../platform/declare/endpoint";
import { exampleCampaign as campaign, exampleSeries as series } from "./example";
import {
  ApprovalAsked,
  Campaign,
  CampaignChange,
  CampaignLine,
  CampaignPath,
  CampaignStart,
  CampaignsQuery,
  MessageAgain,
  MessageChange,
  MessageLook,
  MessagePreview,
  SentMessage,
  Series,
  SeriesAnswer,
  SeriesPath,
  StepPath,
} from "./schema";

const { clientID, reportID, zone, lastUpdated } = campaign;
const [{ step, subject, body: text }] = campaign.messages as [Campaign["messages"][0]];
const One = z.tuple([Campaign]);
const changeCall = { allow: "officer", uses: ["table"], limits: [{ by: "actor", count: 240, seconds: 600 }] } as const;
const look = { clientID, step, text: { subject, body: text } };

/** The officer's calls about the 90-day campaign. Each wants the add-on, or the corporation's leave. */
export const campaignEndpoints = endpoints({
  "GET /v1/marketing-kit/campaigns/{clientId}": {
    does: "The 90-day campaign of a client with each message, or none.",
    handler: "campaigns/get",
    allow: "officer",
    uses: ["table"],
    path: CampaignPath,
    answer: z.array(Campaign),
    example: { path: { clientId: clientID }, answer: [campaign] },
  },
  "GET /v1/marketing-kit/campaigns": {
    does: "The officer's 90-day campaigns, each with its state and the message that goes out next, those of the newest clients first.",
    handler: "campaigns/list",
    allow: "officer",
    uses: ["table"],
    query: CampaignsQuery,
    answer: z.array(CampaignLine),
    example: {
      query: { count: 25 },
      answer: [
        {
          clientID,
          clientName: campaign.clientName,
          status: "active",
          start: campaign.start,
          zone,
          endedBy: null,
          pausedFor: null,
          waitsForApproval: false,
          sent: 2,
          skipped: 0,
          next: { title: "Your county by the numbers", at: "2026-11-16T15:00:00.000Z" },
        },
      ],
    },
  },
  "POST /v1/marketing-kit/campaigns": {
    does: "Starts the 90-day campaign of a client, or starts a stopped one again.",
    handler: "campaigns/start",
    ...changeCall,
    body: CampaignStart,
    answer: One,
    status: 201,
    example: { body: { clientID, reportID, zone, maxPrice: 500000 }, answer: [campaign] },
  },
  "PUT /v1/marketing-kit/campaigns/{clientId}": {
    does: "Pauses, resumes or stops a campaign, or changes the report that gives its figures, the highest price and the end of the prequalification that its messages name, or the day on which the client closes.",
    handler: "campaigns/change",
    ...changeCall,
    path: CampaignPath,
    body: CampaignChange,
    answer: One,
    example: { path: { clientId: clientID }, body: { lastUpdated, status: "paused" }, answer: [campaign] },
  },
  "PUT /v1/marketing-kit/campaigns/{clientId}/messages/{step}": {
    does: "Changes the words of a message that has not gone out, or skips it. Null restores the default words.",
    handler: "campaigns/change-message",
    ...changeCall,
    path: StepPath,
    body: MessageChange,
    answer: One,
    example: {
      path: { clientId: clientID, step: "summary" },
      body: { lastUpdated, text: null, isSkipped: true },
      answer: [campaign],
    },
  },
  "POST /v1/marketing-kit/campaigns/{clientId}/messages/{step}/again": {
    does: "Sends a message again whose email failed, to the client's current address and with today's figures, in the next office hours of a business day. One that may have gone out is refused.",
    handler: "campaigns/send-again",
    ...changeCall,
    path: StepPath,
    body: MessageAgain,
    answer: One,
    example: { path: { clientId: clientID, step }, body: { lastUpdated }, answer: [campaign] },
  },
  "GET /v1/marketing-kit/campaigns/{clientId}/messages/{step}/sent": {
    does: "A message of a campaign as it was sent: its subject, words and figures of that day.",
    handler: "campaigns/get-sent",
    allow: "officer",
    uses: ["table"],
    path: StepPath,
    answer: z.tuple([SentMessage]),
    example: {
      path: { clientId: clientID, step },
      answer: [
        {
          from: "Dana Whitfield",
          subject: "You are prequalified, Elena",
          html: "<!doctype html>",
          figures: [{ name: "FIRSTNAME", value: "Elena", from: "Client" }],
        },
      ],
    },
  },
  "POST /v1/marketing-kit/campaigns/preview": {
    does: "A message as its client would get it now, and every figure with its value. Sends nothing.",
    handler: "campaigns/preview",
    ...changeCall,
    uses: ["table", "fred"],
    body: MessageLook,
    answer: z.tuple([MessagePreview]),
    example: {
      body: look,
      answer: [
        {
          from: "Dana Whitfield",
          subject,
          html: "<!doctype html>",
          lacking: [],
          figures: [{ name: "FIRSTNAME", value: "Elena", from: "Client", why: null }],
        },
      ],
    },
  },
  "POST /v1/marketing-kit/campaigns/test": {
    does: "Emails the officer a message as its client would get it now.",
    handler: "campaigns/test",
    allow: "officer",
    uses: ["table", "mail", "fred"],
    limits: [{ by: "actor", count: 20, seconds: 3600 }],
    body: MessageLook,
    answer: z.tuple([z.strictObject({ email: z.string() })]),
    example: { body: look, answer: [{ email: "dana.whitfield@summithome.example" }] },
  },
  "POST /v1/marketing-kit/campaigns/{clientId}/approval": {
    does: "Asks the company to approve the words of a campaign as they are now: those who approve emails get them by email, and administrators find them in their list.",
    handler: "campaigns/ask",
    allow: "officer",
    uses: ["table", "mail"],
    limits: [{ by: "actor", count: 20, seconds: 3600 }],
    path: CampaignPath,
    body: ApprovalAsked,
    answer: One,
    example: { path: { clientId: clientID }, body: { lastUpdated }, answer: [campaign] },
  },
  "GET /v1/corp/campaigns": {
    does: "The campaigns that wait for the corporation's approval, with the words of every message, those that wait longest first.",
    handler: "campaigns/series",
    allow: "admin",
    uses: ["table"],
    query: CorpQuery,
    answer: z.array(Series),
    example: { query: {}, answer: [series] },
  },
  "PUT /v1/corp/campaigns/{ownerId}/{clientId}": {
    does: "Approves the words of a campaign as they were read, or sends them back with what to change. The answer is what still waits. Nobody approves a campaign of their own.",
    handler: "campaigns/answer-series",
    allow: "admin",
    uses: ["table", "mail"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    path: SeriesPath,
    query: CorpQuery,
    body: SeriesAnswer,
    answer: z.array(Series),
    example: {
      path: { ownerId: series.ownerID, clientId: clientID },
      query: {},
      body: { lastUpdated, isApproved: false, note: "Leave out the sentence about the price range." },
      answer: [],
    },
  },
});
