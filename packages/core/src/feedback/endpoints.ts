import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";
import { FileAnswer } from "../platform/file.schema";
import { Feedback } from "./schema";

export const feedbackEndpoints = endpoints({
  "POST /v1/feedback": {
    does: "Emails a member's feedback to support, who can reply to the member.",
    handler: "feedback/send",
    allow: "officer",
    uses: ["table", "mail", "support"],
    limits: [{ by: "actor", count: 10, seconds: 3600 }],
    body: Feedback,
    answer: z.tuple([]),
    status: 202,
    failure: "Failed to send feedback. Please try again.",
    example: {
      body: { topic: "idea", message: "A field for the lender's own name for a program.", page: "/lc2/property" },
      answer: [],
    },
  },
  "GET /.well-known/security.txt": {
    does: "Says where to report a security vulnerability of the product (RFC 9116).",
    handler: "feedback/security-text",
    allow: "anyone",
    uses: ["table", "disclosure"],
    answer: FileAnswer,
    binary: true,
    example: {
      answer: {
        type: "text/plain; charset=utf-8",
        bytes: new TextEncoder().encode("Contact: mailto:security@example.com\n"),
        tag: "20627",
        name: "security.txt",
        keptFor: 0,
      },
    },
  },
});
