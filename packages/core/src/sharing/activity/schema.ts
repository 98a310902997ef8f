import * as z from "zod/mini";
import { ClientId } from "../../clients/schema";
import { Idea } from "../ideas/schema";
import { Link, LinkTool } from "../links/schema";
import { SendRecord } from "../sending/schema";

const about = {
  at: z.iso.datetime(),
  reportID: z.string(),
  /** The name that the report had then. */
  reportName: z.string(),
  tool: LinkTool,
};

/** One thing that passed between the officer and a client, with what has become of it since. */
export const Activity = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sent"), ...about, send: SendRecord }),
  z.strictObject({ kind: z.literal("link"), ...about, link: Link }),
  z.strictObject({
    kind: z.literal("opened"),
    ...about,
    id: z.string(),
    /** The address to which the link was sent; null when the link is for anyone who has it. */
    email: z.nullable(z.string()),
  }),
  z.strictObject({ kind: z.literal("idea"), ...about, idea: Idea }),
  /** The loan that the client likes: an idea without changes. */
  z.strictObject({ kind: z.literal("choice"), ...about, idea: Idea }),
]);
export type Activity = z.output<typeof Activity>;

/** What a client did: opened a report, sent an idea, or chose a loan. */
export const News = z.strictObject({
  kind: z.enum(["opened", "idea", "choice"]),
  ...about,
  id: z.string(),
  clientID: ClientId,
  clientName: z.string(),
  email: z.nullable(z.string()),
});
export type News = z.output<typeof News>;
