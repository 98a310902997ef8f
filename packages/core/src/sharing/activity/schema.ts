import * as z from "zod/mini";
import { ClientId } from "../../clients/schema";
import { Idea } from "../ideas/schema";
import { Link, LinkTool } from "../links/schema";
import { SendRecord } from "../sending/schema";

const aboutFields = {
  at: z.iso.datetime(),
  reportID: z.string(),
  /** The name that the report had then. */
  reportName: z.string(),
  tool: LinkTool,
};

/** One thing that passed between the officer and a client, with what has become of it since. */
export const Activity = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sent"), ...aboutFields, send: SendRecord }),
  z.strictObject({ kind: z.literal("link"), ...aboutFields, link: Link }),
  z.strictObject({
    kind: z.literal("opened"),
    ...aboutFields,
    id: z.string(),
    /** The address to which the link was sent; null when the link is for anyone who has it. */
    email: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal("idea"), ...aboutFields, idea: Idea }),
  /** The loan that the client likes: an idea without changes. */
  z.strictObject({ kind: z.literal("choice"), ...aboutFields, idea: Idea }),
]);
export type Activity = z.output<typeof Activity>;

/** What a client did: opened a report, sent an idea, or chose a loan. */
export const News = z.strictObject({
  kind: z.enum(["opened", "idea", "choice"]),
  ...aboutFields,
  id: z.string(),
  clientID: ClientId,
  clientName: z.string(),
  email: z.nullable(z.string()),
});
export type News = z.output<typeof News>;
