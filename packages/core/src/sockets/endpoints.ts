import * as z from "zod/mini";
import { type ChannelTable, channelTable } from "../channels";
import { endpoints } from "../platform/declare/endpoint";
import { Ticket } from "./schema";

const paths = Object.keys(channelTable) as (keyof ChannelTable)[];

export const socketEndpoints = endpoints({
  "POST /v1/sockets/tickets": {
    does: "A ticket for one connection to a channel. It works once, for a minute after `dialInMs`, and is offered as the subprotocol `ticket.` and itself, beside `highway.v1`.",
    handler: "sockets/issue-ticket",
    allow: "officer",
    uses: ["table"],
    // Each of a person's pages asks every five seconds while it cannot connect.
    limits: [{ by: "actor", count: 1200, seconds: 600 }],
    body: z.strictObject({ channel: z.enum(paths, "There is no such channel.") }),
    answer: z.tuple([Ticket]),
    status: 201,
    example: {
      body: { channel: "/v1/markets/hub" },
      answer: [{ ticket: "usr_01jd0000000000000000000000.x7cF0q3mW2kYb9uTz4nLr8sVh1aDe6gJpQoXiNtKfMs", dialInMs: 0 }],
    },
  },
});
