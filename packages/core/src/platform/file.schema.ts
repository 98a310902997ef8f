import * as z from "zod/mini";

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, "Choose a file.");

/** A file as a form brought it, whole in memory. The wrapper has refused what is larger than a call may be. */
export const FilePart = z.strictObject({ name: z.string(), bytes: Bytes }, { error: "Choose a file." });

/** A file as an answer. */
export const FileAnswer = z.strictObject({
  /** The content type of the file. */
  type: z.string(),
  bytes: Bytes,
  /** The tag of the file, which differs when the bytes do. */
  tag: z.string(),
  /** The name under which the file is saved: letters, digits and dots alone. */
  name: z.string().check(z.regex(/^[\w.-]+$/)),
  /** The number of seconds for which the caller's own browser may keep the file without asking again. */
  keptFor: z.int(),
});
export type FileAnswer = z.infer<typeof FileAnswer>;
