import * as z from "zod/mini";
import { FileId, Uploaded } from "../files/schema";
import { views } from "./pure/views";

export const sentences = {
  latitude: "Enter a latitude between -90 and 90",
  longitude: "Enter a longitude between -180 and 180",
  view: "Choose map, mapWide, aerial or aerialWide",
  noMap: "Maps and aerial pictures are not available right now.",
  shown: "A saved scenario shows this picture. Choose another one there first.",
} as const;

/** Degrees, as a number or as a query has them. What is empty, a text or a list, would be read as 0, a place in the ocean. */
const degrees = (most: number, sentence: string) =>
  z.pipe(
    z.transform((typed: unknown) => (isFigure(typed) ? typed : Number.NaN)),
    z.coerce.number(sentence).check(z.gte(-most, sentence), z.lte(most, sentence)),
  );
const isFigure = (typed: unknown) => typeof typed === "number" || (typeof typed === "string" && /\d/.test(typed));
const point = {
  latitude: degrees(90, sentences.latitude),
  longitude: degrees(180, sentences.longitude),
};

export const MapQuery = z.strictObject({ ...point, view: z._default(z.enum(views, sentences.view), "map") });
export type MapQuery = z.output<typeof MapQuery>;

export const PlacePicture = z.strictObject({ ...point, view: z.enum(views, sentences.view) });
export const UploadedPicture = z.strictObject({ fullPath: Uploaded });
export const PictureId = FileId;

/** What a picture is: the officer's own upload, or a view of a place. */
export const makings = ["upload", ...views] as const;

/** A picture that an officer may show of a home. */
export const HomePicture = z.strictObject({
  imageID: FileId,
  /** The address that shows the picture to its owner, which a property holds as its `image`. */
  url: z.string(),
  made: z.enum(makings),
  /** Whether a stand-in drew it, to try the product with. */
  sample: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type HomePicture = z.output<typeof HomePicture>;
