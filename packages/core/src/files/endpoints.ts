import * as z from "zod/mini";
import { exampleUser } from "../people/users/example";
import { User } from "../people/users/schema";
import { endpoints } from "../platform/declare/endpoint";
import { unknownAddress } from "../platform/errors";
import { FileAnswer } from "../platform/file.schema";
import { toolKeys } from "../tools/keys.schema";
import { sentences } from "./pure/limits";
import {
  BrandPicture,
  CobrandHeadshotQuery,
  CobrandQuery,
  CorpLogoQuery,
  HeadshotQuery,
  ImageQuery,
  LogoQuery,
  PictureAddress,
  PictureForm,
  ProxyQuery,
  SignedUrl,
  SignedUrlQuery,
} from "./schema";

/** The specification gives these calls one address for each tool. They do the same wherever they are made. */
const Base = z.strictObject({
  base: z.enum(toolKeys, unknownAddress),
});

const id = "01kahtq9z8c6b4d2f0g8h6j4k2";
const cbID = `cbr_${id}`;
const version = "9f3a5b7c1d2e";
const fullPath = (kind: string) => `incoming/${exampleUser.id}/${kind}/fil_${id}`;
/** The bytes of a picture of one pixel. */
const bytes = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
const png: FileAnswer = { type: "image/png", bytes, tag: version, name: "headshot.png", keptFor: 0 };
const showCall = { allow: "officer", uses: ["table", "files"], answer: FileAnswer, binary: true } as const;
const keepCall = {
  allow: "officer",
  uses: ["table", "keeping"],
  limits: [{ by: "actor", count: 30, seconds: 600 }],
  failure: sentences.failed,
} as const;

export const fileEndpoints = endpoints({
  "GET /v1/{base}/file-signed-url": {
    does: "Where to PUT one picture within five minutes; another call keeps it by its `fullPath`, and checks it then. `path` says what it is for and, by its ending, its type; `type` and `size` may say more, and what they say is signed.",
    handler: "files/sign-upload",
    allow: "officer",
    uses: ["table", "uploads"],
    limits: [{ by: "actor", count: 60, seconds: 600 }],
    path: Base,
    query: SignedUrlQuery,
    answer: SignedUrl,
    failure: sentences.failed,
    example: {
      path: { base: "lc2" },
      query: { path: "headshot/me.png", size: bytes.length },
      answer: {
        fullPath: fullPath("headshot"),
        signedUrl: `https://files.s3.us-east-1.amazonaws.com/${fullPath("headshot")}?X-Amz-Expires=300&X-Amz-Signature=…`,
      },
    },
  },
  "POST /v1/{base}/upload-image": {
    does: "Keeps a picture of at most 4 MB for a report, a home or a message, and says where it is shown.",
    handler: "files/upload-image",
    ...keepCall,
    path: Base,
    accepts: "multipart",
    body: PictureForm,
    answer: z.tuple([PictureAddress]),
    example: {
      path: { base: "lc2" },
      body: { file: { name: "kitchen.png", bytes }, type: "image/png" },
      answer: [{ url: `/v1/user/image?imageID=fil_${id}` }],
    },
  },
  "PUT /v1/user/headshot": {
    does: "Makes an upload the person's headshot once its bytes are checked; null removes it.",
    handler: "files/set-headshot",
    ...keepCall,
    body: BrandPicture,
    answer: z.tuple([User]),
    example: { body: { fullPath: fullPath("headshot") }, answer: [exampleUser] },
  },
  "PUT /v1/user/logo": {
    does: "Makes an upload the person's logo once its bytes are checked; null removes it.",
    handler: "files/set-logo",
    ...keepCall,
    body: BrandPicture,
    answer: z.tuple([User]),
    example: { body: { fullPath: fullPath("logo") }, answer: [exampleUser] },
  },
  "PUT /v1/user/cobrand-headshot": {
    does: "Makes an upload the headshot of a co-brand once its bytes are checked; null removes it.",
    handler: "files/set-cobrand-headshot",
    ...keepCall,
    query: CobrandQuery,
    body: BrandPicture,
    answer: z.tuple([PictureAddress]),
    example: {
      query: { cbID },
      body: { fullPath: fullPath("cobrand-headshot") },
      answer: [{ url: `/v1/user/cobrand-headshot?cbID=${cbID}&v=${version}` }],
    },
  },
  "GET /v1/user/headshot": {
    does: "The person's headshot; for an admin also another's of the corporation.",
    handler: "files/headshot",
    ...showCall,
    query: HeadshotQuery,
    example: { query: { userID: exampleUser.id }, answer: png },
  },
  "GET /v1/user/logo": {
    does: "The person's logo.",
    handler: "files/logo",
    ...showCall,
    query: LogoQuery,
    example: { query: {}, answer: { ...png, name: "logo.png" } },
  },
  "GET /v1/corp/logo": {
    does: "The logo of the person's corporation; staff name any by `corpID`.",
    handler: "files/corp-logo",
    ...showCall,
    query: CorpLogoQuery,
    example: { query: {}, answer: { ...png, name: "logo.png" } },
  },
  "GET /v1/user/cobrand-headshot": {
    does: "The headshot of one of the person's co-brands.",
    handler: "files/cobrand-headshot",
    ...showCall,
    query: CobrandHeadshotQuery,
    example: { query: { cbID }, answer: png },
  },
  "GET /v1/user/image": {
    does: "A picture that the person uploaded for a report.",
    handler: "files/image",
    ...showCall,
    query: ImageQuery,
    example: { query: { imageID: `fil_${id}` }, answer: { ...png, name: "picture.png" } },
  },
  "GET /api/v1/images/image-proxy": {
    does: "A picture of at most 4 MB over HTTPS, from the host of the person's own website, or from one that the product is set up to trust.",
    handler: "files/image-proxy",
    allow: "officer",
    uses: ["table", "pictureHosts"],
    limits: [{ by: "actor", count: 200, seconds: 600 }],
    query: ProxyQuery,
    answer: FileAnswer,
    binary: true,
    example: {
      query: { imageUrl: "https://pictures.example/home.png" },
      answer: { ...png, name: "picture.png", keptFor: 86_400 },
    },
  },
});
