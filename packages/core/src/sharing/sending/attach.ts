import * as Exports from "../../exports/index";
import { UserFacingError } from "../../platform/errors";
import { holdFile, type IncomingKey, readFile } from "../../platform/files";
import type { Attachment } from "../../platform/mail/mime";
import type { Attached } from "./entity";
import { type FileEmail, sentences } from "./schema";

/** SES takes 10 MB of a mail as it is written, in which bytes grow by more than a third. The words take the rest. */
export const MOST_ATTACHED = 7 * 1024 * 1024;

/** Files are told apart by their first bytes, for a caller may call them anything. */
const kinds = [
  { contentType: "application/pdf", ending: "pdf", begins: [0x25, 0x50, 0x44, 0x46] },
  { contentType: "image/png", ending: "png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: "image/jpeg", ending: "jpg", begins: [0xff, 0xd8, 0xff] },
] as const;
const kindOf = (bytes: Uint8Array) => kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));

const fileRefusal = () => new UserFacingError("invalid", sentences.file, { fields: { base64: sentences.file } });

function decodeBase64(base64: string): Uint8Array {
  const digits = base64.replace(/^data:[^,]*;base64,/, "").replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(digits)) throw fileRefusal();
  return Buffer.from(digits, "base64");
}

type Given = Pick<FileEmail, "base64" | "exportID"> & {
  /** Without its ending. */
  called: string;
  key: IncomingKey;
};

/**
 * Checks what is attached and puts it where it can be read again until tomorrow, because a mail that could not be sent at once is sent a little
 * later.
 * @throws UserFacingError invalid; of an export missing, and conflict while it is not done
 */
export async function attach({ base64, exportID, called, key }: Given): Promise<Attached | undefined> {
  if (!base64 && !exportID) return undefined;
  const bytes = base64 ? decodeBase64(base64) : (await Exports.attachment(exportID!)).bytes;
  const kind = kindOf(bytes);
  if (!kind) throw fileRefusal();
  const attached = { name: `${called}.${kind.ending}`, contentType: kind.contentType, size: bytes.length };
  if (exportID) return { ...attached, exportId: exportID };
  await holdFile(key, { bytes, type: kind.contentType });
  return { ...attached, key };
}

/** Reads what is attached. @throws UserFacingError missing when it is gone */
export async function attachment(attached: Attached): Promise<Attachment> {
  const { name, contentType } = attached;
  if ("exportId" in attached) return { name, contentType, bytes: (await Exports.attachment(attached.exportId)).bytes };
  const file = await readFile(attached.key as IncomingKey);
  if (!file) throw new UserFacingError("missing", sentences.reasons.gone);
  return { name, contentType, bytes: file.bytes };
}
