import * as z from "zod/mini";
import { Client } from "../../clients/schema";
import { Report } from "../../reports/schema";

export const sentences = {
  failed: "Error retrieving data",
  noPicture: "There is no such picture.",
} as const;

export const Loaded = z.strictObject({ client: Client, report: Report, recordingUrl: z.nullable(z.string()) });
export type Loaded = z.output<typeof Loaded>;

export const PictureKind = z.enum(["headshot", "logo", "cobrand"], "Choose headshot, logo or cobrand");
export type PictureKind = z.output<typeof PictureKind>;
