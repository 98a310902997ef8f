import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { HubAddress } from "./frame.schema";

export const hubEndpoints = endpoints({
  "GET /v1/markets/huburl": {
    does: "The address of the market hub, which takes websocket connections only. A ticket opens a connection.",
    handler: "market/get-hub-address",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 1200, seconds: 600 }],
    answer: z.tuple([HubAddress]),
    example: { answer: [{ hubUrl: "wss://app.example.com/v1/markets/hub" }] },
  },
});
