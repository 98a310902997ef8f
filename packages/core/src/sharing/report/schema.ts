import * as z from "zod/mini";
import { Brand } from "../../branding/schema";
import { Client, Lang } from "../../clients/schema";
import { Report } from "../../reports/schema";

export const sentences = {
  failed: "Error retrieving data",
  noPicture: "There is no such picture.",
} as const;

export const Loaded = z.strictObject({ client: Client, report: Report, recordingUrl: z.nullable(z.string()) });
export type Loaded = z.output<typeof Loaded>;

/** What a page that has nothing but the link's public id needs beside the report: how its officer looks, and how the link was opened. */
export const SharedBrand = z.strictObject({
  ...Brand.shape,
  lang: Lang,
  /** True for a copy for the officer's own people, or the officer's own look: nothing that is done with it counts. */
  isPreview: z.boolean(),
});
export type SharedBrand = z.output<typeof SharedBrand>;

export const PictureKind = z.enum(["headshot", "logo", "cobrand"], "Choose headshot, logo or cobrand");
export type PictureKind = z.output<typeof PictureKind>;
