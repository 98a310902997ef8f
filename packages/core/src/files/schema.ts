import * as z from "zod/mini";
import { CorpId } from "../people/permissions/schema";
import { FilePart } from "../platform/file.schema";
import { MOST_BYTES, type PictureType, pictureTypes, sentences } from "./pure/limits";

/** The purposes of a picture that is uploaded by signed address: those that stand above what clients see, those of ads, and those of homes. */
export const brandKinds = ["headshot", "logo", "cobrand-headshot", "corp-logo", "ad", "home"] as const;
export type BrandKind = (typeof brandKinds)[number];

export const FileId = z.string().check(z.regex(/^fil_[0-9a-z]{26}$/, sentences.noPicture));
const AdPictureId = z.string().check(z.regex(/^adp_[0-9a-z]{26}$/, sentences.noPicture));
export const CobrandId = z.string().check(z.regex(/^cbr_[0-9a-z]{26}$/, sentences.noPicture));

const kinds = brandKinds.join("|");

/** The type that a file's name tells by its ending. */
const endings = new Map<string, PictureType>([
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
]);
export const typeOf = (path: string) => endings.get(path.slice(path.lastIndexOf(".") + 1).toLowerCase());

export const SignedUrlQuery = z
  .strictObject({
    /** The path says what the file is for and what the officer calls it. The server chooses where it goes. */
    path: z
      .string(sentences.path)
      .check(z.regex(new RegExp(`^(${kinds})/[^/\\\\\\p{Cc}]{1,200}$`, "u"), sentences.path)),
    /** The type; left out, the ending of the path tells it. */
    type: z.optional(z.enum(pictureTypes, sentences.format())),
    /** The size in bytes, which is then signed; left out, it is checked when the file is kept. */
    size: z.optional(
      z.coerce
        .number(sentences.size)
        .check(z.int(sentences.size), z.gte(1, sentences.size), z.lte(MOST_BYTES, sentences.size)),
    ),
  })
  .check(
    z.refine(({ path, type }) => (type ?? typeOf(path)) !== undefined, { error: sentences.format(), path: ["path"] }),
  );

/** The address to which the file is to be PUT, and the name by which it is kept afterwards. */
export const SignedUrl = z.strictObject({ fullPath: z.string(), signedUrl: z.string() });
export type SignedUrl = z.infer<typeof SignedUrl>;

/** The `fullPath` of a file that was put at a signed address. */
export const Uploaded = z
  .string(sentences.noUpload)
  .check(z.regex(new RegExp(`^incoming/usr_[0-9a-z]{26}/(${kinds})/fil_[0-9a-z]{26}$`), sentences.noUpload));

/** A picture to keep. Null removes the picture. */
export const BrandPicture = z.strictObject({ fullPath: z.nullable(Uploaded) });
export const CobrandPicture = z.extend(BrandPicture, { cbID: CobrandId });

export const PictureForm = z.strictObject({
  file: FilePart,
  /** The type that the file must have; `image/*` is any picture. */
  type: z._default(z.enum([...pictureTypes, "image/*"], sentences.format()), "image/*"),
});
/** The address of a picture; null when there is none any more. */
export const PictureAddress = z.strictObject({ url: z.nullable(z.string()) });
export type PictureAddress = z.infer<typeof PictureAddress>;

/** The address at which a picture of an ad is shown. */
export const AdPictureAddress = z
  .string(sentences.noPicture)
  .check(z.regex(/^\/v1\/promos\/ad-picture\?pictureID=adp_[0-9a-z]{26}$/, sentences.noPicture));

/** The beginning of a file's tag. An address that has it changes with its picture, so the browser may keep what it got. */
const Version = z.optional(z.string().check(z.regex(/^[0-9a-f]{12}$/, "That is not a version of a picture.")));

export const HeadshotQuery = z.strictObject({
  /** A person of the same corporation, for its admin; without it the picture is the caller's own. */
  userID: z.optional(z.string().check(z.regex(/^usr_[0-9a-z]{26}$/, sentences.noPicture))),
  v: Version,
});
export const LogoQuery = z.strictObject({ v: Version });
export const CorpLogoQuery = z.extend(LogoQuery, { corpID: z.optional(CorpId) });
export const CobrandQuery = z.strictObject({ cbID: CobrandId });
export const CobrandHeadshotQuery = z.strictObject({ cbID: CobrandId, v: Version });
export const AdPictureQuery = z.strictObject({ pictureID: AdPictureId, corpID: z.optional(CorpId) });
export const ImageQuery = z.strictObject({ imageID: FileId });
export const ProxyQuery = z.strictObject({
  imageUrl: z
    .string(sentences.address)
    .check(z.trim(), z.minLength(1, sentences.address), z.maxLength(2000, sentences.address)),
});
