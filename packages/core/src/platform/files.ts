/**
 * This file is the one place that speaks S3. What is uploaded lands in quarantine below `incoming/`, what was checked is kept below `kept/`, and what
 * was made of reports stands below `exports/` for some days.
 */
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { env } from "./declare/env";
import { patience } from "./patience";

/** The key of an upload. Its second part is the owner, because a person who asks for a file names it below their own. */
export type IncomingKey = `incoming/${string}/${string}`;
export type KeptKey = `kept/${string}/${string}`;
export type ExportedKey = `exports/${string}/${string}`;
export type StoredFile = {
  bytes: Uint8Array;
  type: string;
  tag: string;
  /** Set for a file that has more bytes than were asked for; then none were read. */
  isTooLarge?: true;
};

/** The address of an upload lasts long enough for a slow line to begin, and S3 lets an upload that has begun end. */
const SIGNED_FOR_SECONDS = 300;

let client: S3Client | undefined;
function s3(): S3Client {
  // Without this setting a signed address carries the checksum of an empty body.
  client ??= new S3Client({
    maxAttempts: 3,
    requestHandler: patience,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return client;
}
const at = (Key: IncomingKey | KeptKey | ExportedKey) => ({ Bucket: env("FILES_BUCKET"), Key });

/**
 * Makes an address to which its holder may PUT one file within five minutes, of exactly this type and, where the size is given, this many bytes, because both
 * are signed. Nothing is asked of S3.
 */
export function signedPut(
  key: IncomingKey,
  { type, size }: { type: string; size?: number | undefined },
): Promise<string> {
  const command = new PutObjectCommand({
    ...at(key),
    ContentType: type,
    ...(size !== undefined && { ContentLength: size }),
  });
  const signableHeaders = new Set(["content-type", "host", ...(size === undefined ? [] : ["content-length"])]);
  return getSignedUrl(s3(), command, { expiresIn: SIGNED_FOR_SECONDS, signableHeaders });
}

/** Makes an address at which its holder may read a kept file for so long, whole or in parts. */
export const signedGet = (key: KeptKey, seconds: number): Promise<string> =>
  getSignedUrl(s3(), new GetObjectCommand(at(key)), { expiresIn: seconds });

/** Tells whether a file is kept. */
export async function hasFile(key: KeptKey): Promise<boolean> {
  try {
    await s3().send(new HeadObjectCommand(at(key)));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

/** Reads a file; undefined when there is none. @param atMost  the bytes beyond which nothing of it is read */
export async function readFile(
  key: IncomingKey | KeptKey | ExportedKey,
  { atMost = Number.POSITIVE_INFINITY } = {},
): Promise<StoredFile | undefined> {
  try {
    const {
      Body,
      ContentLength = 0,
      ContentType: type = "application/octet-stream",
      ETag = "",
    } = await s3().send(new GetObjectCommand(at(key)));
    const tag = bare(ETag);
    if (ContentLength > atMost) {
      // Leaving the body unread would keep the connection.
      if (Body instanceof Readable) Body.destroy();
      return { bytes: new Uint8Array(), type, tag, isTooLarge: true };
    }
    return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), type, tag };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Keeps bytes that were checked, or made here. @returns the file's tag */
export async function keepFile(
  key: KeptKey | ExportedKey,
  { bytes, type }: { bytes: Uint8Array; type: string },
): Promise<string> {
  const { ETag = "" } = await s3().send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type }));
  return bare(ETag);
}

/** Keeps a file that was made here until tomorrow. */
export async function holdFile(key: IncomingKey, { bytes, type }: { bytes: Uint8Array; type: string }): Promise<void> {
  await s3().send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type }));
}

/** Deletes a file. A file that does not exist is deleted too. */
export async function removeFile(key: IncomingKey | KeptKey): Promise<void> {
  await s3().send(new DeleteObjectCommand(at(key)));
}

const bare = (tag: string) => tag.replaceAll('"', "");
