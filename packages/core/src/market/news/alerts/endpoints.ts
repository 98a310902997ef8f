import * as z from "zod/mini";
import { SignedUrl } from "../../../files/schema";
import { endpoints } from "../../../platform/declare/endpoint";
import { FileAnswer } from "../../../platform/file.schema";
import { exampleAlert } from "./example";
import {
  AlertOpening,
  AlertPath,
  AlertsQuery,
  MarketAlert,
  NewAlert,
  OwnAlert,
  SoundAddress,
  SoundForm,
  SoundQuery,
  UploadedVideo,
  VideoAddress,
  VideoPlace,
  VideoQuery,
  VideoUploadQuery,
} from "./schema";

const { _id: id, isTest: _test, hasDisclaimer: _small, ...shown } = exampleAlert;
const { postedAt, endsAt, ...words } = { ...shown, text: shown.text ?? "" };
const typed = { ...words, reach: { mail: true, push: true } };
const alertExample = { _id: id, ...typed, postedAt, endsAt, endedAt: null, opened: 188, mailed: 42, pushed: 97 };
const videoID = "alv_01kahw4d6f8h0k2m4p6r8t0v2x";
const fullPath = `incoming/usr_01kahtq9z8c6b4d2f0g8h6j4k2/alert-video/fil_01kahw4d6f8h0k2m4p6r8t0v2x`;
const soundID = "als_01kahw4d6f8h0k2m4p6r8t0v2x";
/** The first bytes of an MP3, which are enough to know one by. */
const bytes = new Uint8Array([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 0, 0, 0]);

const adminCall = { allow: "admin", query: AlertsQuery } as const;
const limits = [{ by: "actor", count: 60, seconds: 600 }] as const;

export const marketAlertEndpoints = endpoints({
  "GET /v1/markets/news/alert": {
    does: "The market alert of the person's corporation that is in effect, as the only item: without the details or the stance where the corporation leaves them out. The market hub sends a change at the same moment.",
    handler: "market-alerts/in-force",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    answer: z.array(MarketAlert).check(z.maxLength(1)),
    example: { answer: [exampleAlert] },
  },
  "POST /v1/markets/news/alert-openings": {
    does: "Counts that the person opened an alert of their corporation, once for each person.",
    handler: "market-alerts/note",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    body: AlertOpening,
    answer: z.tuple([]),
    example: { body: { _id: id }, answer: [] },
  },
  "GET /v1/markets/news/alert-sound": {
    does: "The recording of an alert of the person's corporation.",
    handler: "market-alerts/sound",
    allow: "officer",
    uses: ["table", "files"],
    query: SoundQuery,
    answer: FileAnswer,
    binary: true,
    example: {
      query: { soundID },
      answer: { type: "audio/mpeg", bytes, tag: "9f3a5b7c1d2e", name: "alert-sound", keptFor: 0 },
    },
  },
  "GET /v1/markets/news/alerts": {
    does: "The last twenty alerts of the corporation, the newest first, with how many officers opened each.",
    handler: "market-alerts/list",
    ...adminCall,
    uses: ["table"],
    answer: z.array(OwnAlert).check(z.maxLength(20)),
    example: { query: {}, answer: [alertExample] },
  },
  "POST /v1/markets/news/alerts": {
    does: "Posts an alert to the officers of the corporation for `minutes`, at most seven days, in the place of one that is still in effect. `reach` also emails it to the officers who asked for that, and pushes it to their devices outside their quiet hours. A recording, in sound or video, requires its words in `transcript`. Paragraphs, bold and italic words, lists and links of the text are kept. `_id` may be proposed; sending it again posts no second alert.",
    handler: "market-alerts/post",
    ...adminCall,
    uses: ["table", "files", "frames", "alerts"],
    limits: [{ by: "actor", count: 20, seconds: 600 }],
    body: NewAlert,
    answer: z.tuple([OwnAlert]),
    status: 201,
    failure: "The alert could not be posted. Try again.",
    example: {
      query: {},
      body: { _id: id, ...typed, sound: null, video: null, transcript: "", minutes: 382 },
      answer: [alertExample],
    },
  },
  "PUT /v1/markets/news/alerts/{id}/end": {
    does: "Ends an alert early, on every page that shows it.",
    handler: "market-alerts/end",
    ...adminCall,
    uses: ["table", "frames"],
    limits,
    path: AlertPath,
    answer: z.tuple([OwnAlert]),
    failure: "The alert could not be ended. Try again.",
    example: { path: { id }, query: {}, answer: [{ ...alertExample, endedAt: "2026-11-24T16:10:00.000Z" }] },
  },
  "POST /v1/markets/news/alert-sounds": {
    does: "Keeps a recording of at most 4 MB for an alert: MP3, M4A or WAV.",
    handler: "market-alerts/keep-sound",
    ...adminCall,
    uses: ["table", "keeping"],
    limits: [{ by: "actor", count: 20, seconds: 600 }],
    accepts: "multipart",
    body: SoundForm,
    answer: z.tuple([SoundAddress]),
    failure: "Failed to upload.",
    example: {
      query: {},
      body: { file: { name: "confidence.mp3", bytes } },
      answer: [{ address: `/v1/markets/news/alert-sound?soundID=${soundID}` }],
    },
  },
  "GET /v1/markets/news/alert-video-upload": {
    does: "Where to PUT one video of an alert within five minutes, an MP4 or WebM of at most 50 MB; another call keeps it by its `fullPath`, and checks it then.",
    handler: "market-alerts/sign-video",
    ...adminCall,
    uses: ["table", "uploads"],
    limits,
    query: VideoUploadQuery,
    answer: SignedUrl,
    failure: "Failed to upload.",
    example: {
      query: { type: "video/mp4", size: 7_400_000 },
      answer: {
        fullPath,
        signedUrl: `https://files.s3.us-east-1.amazonaws.com/${fullPath}?X-Amz-Expires=300&X-Amz-Signature=…`,
      },
    },
  },
  "POST /v1/markets/news/alert-videos": {
    does: "Keeps an uploaded video for an alert once its bytes are checked, without what a camera wrote beside them. It is kept for 60 days.",
    handler: "market-alerts/keep-video",
    ...adminCall,
    uses: ["table", "keeping"],
    limits: [{ by: "actor", count: 20, seconds: 600 }],
    body: UploadedVideo,
    answer: z.tuple([VideoAddress]),
    failure: "Failed to upload.",
    example: {
      query: {},
      body: { fullPath },
      answer: [{ address: `/v1/markets/news/alert-video?videoID=${videoID}` }],
    },
  },
  "GET /v1/markets/news/alert-video": {
    does: "Where the video of an alert of the person's corporation plays from, whole or in parts, for fifteen minutes.",
    handler: "market-alerts/video",
    allow: "officer",
    uses: ["table", "files"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    query: VideoQuery,
    answer: z.tuple([VideoPlace]),
    example: {
      query: { videoID },
      answer: [{ url: "https://files.s3.us-east-1.amazonaws.com/kept/alerts/…?X-Amz-Expires=900&X-Amz-Signature=…" }],
    },
  },
});
