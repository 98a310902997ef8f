import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { exampleBriefing, examplePosts } from "./example";
import {
  Copy,
  CopyInput,
  CopyPath,
  DayPosts,
  OfficersUpdate,
  PostsQuery,
  StanceInput,
  UpdateQuery,
  VideoInput,
  Watched,
  WatchedInput,
} from "./schema";

const _id = "mku_01kahw4d6f8h0k2m4p6r8t0v2x";
const watchedExample = { muWatched: 4, countedToday: false };
const limits = [{ by: "actor", count: 120, seconds: 600 }] as const;
const copy = { _id, briefing: exampleBriefing };

export const updateEndpoints = endpoints({
  "GET /v1/markets/update": {
    does: "The market update of a business day, today's unless another one of the last twelve months is named: rates with their changes to the day, week, month and year before in percentage points, coupons beside the previous close in 32nds and basis points of price, an example payment that is not an offer, what moved the market, what is coming up, and what the officer's company posted. Each figure has its day and its source; `stale` marks a price over 20 minutes old while the market is open, and a series two business days late.",
    handler: "market/get-update",
    allow: "officer",
    uses: ["table", "fred", "fed"],
    limits,
    query: UpdateQuery,
    answer: z.tuple([OfficersUpdate]),
    failure: "The market update is not available right now.",
    example: {
      query: {},
      answer: [
        { briefing: exampleBriefing, isToday: true, today: "2026-11-24", posts: examplePosts, watched: watchedExample },
      ],
    },
  },
  "POST /v1/markets/update/watched": {
    does: "Counts that the officer watched today's market update: half of its video, or its page for 30 seconds. A day counts once.",
    handler: "market/note-watched",
    allow: "officer",
    uses: ["table"],
    limits,
    body: WatchedInput,
    answer: z.tuple([Watched]),
    example: { body: { what: "page" }, answer: [{ muWatched: 5, countedToday: true }] },
  },
  "POST /v1/markets/update/copies": {
    does: "Keeps the market update of a day as it is now, without what the company posted, so that a report can show it (`marketUpdate.copy`). A copy that no report shows is deleted after two days.",
    handler: "market/keep-update",
    allow: "officer",
    uses: ["table", "fred", "fed"],
    limits: [{ by: "actor", count: 60, seconds: 600 }],
    body: CopyInput,
    answer: z.tuple([Copy]),
    status: 201,
    failure: "This day could not be kept. Try again.",
    example: { body: {}, answer: [copy] },
  },
  "GET /v1/markets/update/copies/{id}": {
    does: "A market update as the officer kept it.",
    handler: "market/get-update-copy",
    allow: "officer",
    uses: ["table"],
    limits,
    path: CopyPath,
    answer: z.tuple([Copy]),
    example: { path: { id: _id }, answer: [copy] },
  },
  "GET /v1/markets/update/posts": {
    does: "The stance and the video that the corporation posted for today's market update.",
    handler: "market/get-posts",
    allow: "admin",
    uses: ["table"],
    query: PostsQuery,
    answer: z.tuple([DayPosts]),
    example: { query: {}, answer: [examplePosts] },
  },
  "PUT /v1/markets/update/stance": {
    does: "Posts the stance of today's market update, or removes it with null. Officers read it where the corporation shows it (`showStance`), clients never.",
    handler: "market/post-stance",
    allow: "admin",
    uses: ["table"],
    query: PostsQuery,
    limits,
    body: StanceInput,
    answer: z.tuple([DayPosts]),
    failure: "The stance could not be posted. Try again.",
    example: { query: {}, body: { stance: "carefullyFloating" }, answer: [examplePosts] },
  },
  "PUT /v1/markets/update/video": {
    does: "Posts the video of today's market update by its address, or removes it with null. Only officers see it.",
    handler: "market/post-video",
    allow: "admin",
    uses: ["table"],
    query: PostsQuery,
    limits,
    body: VideoInput,
    answer: z.tuple([DayPosts]),
    failure: "The video could not be posted. Try again.",
    example: {
      query: {},
      body: { video: { title: "What today's figures mean", address: "https://video.example/today.mp4" } },
      answer: [examplePosts],
    },
  },
});
