import type { AnswerOf } from "../../lib/api/api";

/** What the entry learns of a link: masked until the passcode is right. */
export type Seen = AnswerOf<"POST /v2/share/live-share-view">[0];

/** What the page of a report is drawn from. */
export type OpenedReport = AnswerOf<"GET /v2/share/live-share-load">[0];
