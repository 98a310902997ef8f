import * as z from "zod/mini";

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, "Choose a file.");

/** A file as a form brought it, whole in memory: the wrapper has refused what is larger than a call may be. */
export const FilePart = z.strictObject({ name: z.string(), bytes: Bytes }, { error: "Choose a file." });

/** A file as it is answered. */
export const FileAnswer = z.strictObject({
  /** Content type. */
  type: z.string(),
  bytes: Bytes,
  /** Differs when the bytes do. */
  tag: z.string(),
  /** What it is called when it is saved: letters, digits and dots alone. */
  name: z.string().check(z.regex(/^[\w.-]+$/)),
  /** For how many seconds the caller's own browser may keep it without asking again. */
  keptFor: z.int(),
});
export type FileAnswer = z.infer<typeof FileAnswer>;
