import * as z from "zod/mini";
import { endpoints } from "../platform/endpoint";
import { IndexRate } from "./schema";

export const marketEndpoints = endpoints({
  "GET /v1/loan/sofr": {
    does: "The 30-day average of SOFR, the index of adjustable rates: of the last day that is published, and its mean since the series began.",
    handler: "market/get-sofr",
    allow: "officer",
    uses: ["table", "nyFed", "fred"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    answer: z.tuple([IndexRate]),
    example: {
      answer: [
        {
          value: 3.95,
          date: "2026-10-05",
          source: "Federal Reserve Bank of New York, 30-day average SOFR",
          average: 3.102,
          averageDate: "2026-10-05",
          sample: false,
        },
      ],
    },
  },
});
