import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";
import { Feedback } from "./schema";

export const feedbackEndpoints = endpoints({
  "POST /v1/feedback": {
    does: "Mails what a member says of the product to its support, who can answer the member.",
    handler: "feedback/send",
    allow: "officer",
    uses: ["table", "mail", "support"],
    limits: [{ by: "actor", count: 10, seconds: 3600 }],
    body: Feedback,
    answer: z.tuple([]),
    status: 202,
    failure: "Failed to send feedback. Please try again.",
    example: {
      body: { topic: "idea", message: "A field for the lender's own name of a program.", page: "/lc2/property" },
      answer: [],
    },
  },
});
