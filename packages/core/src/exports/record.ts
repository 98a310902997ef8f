import { createHash } from "node:crypto";
import { inSeconds } from "../platform/clock";
import type { ExportedKey } from "../platform/files";
import { queues } from "../queues";
import type { Report } from "../reports/schema";
import type { ExportItem } from "./entity";
import { type ExportJob, sentences, type Wanted } from "./schema";

/** Names the place of a file. A file that is made again takes its own place, so a job never has two. */
export const exportKey = ({ ownerId, exportId }: Pick<ExportItem, "ownerId" | "exportId">): ExportedKey =>
  `exports/${ownerId}/${exportId}`;

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Makes the same id of the same parts. */
export const derivedId = (parts: readonly string[]): `exp_${string}` => {
  const digest = createHash("sha256").update(parts.join(" ")).digest().subarray(0, 26);
  return `exp_${[...digest].map((byte) => alphabet[byte % 32]).join("")}`;
};

/** The address at which the officer gets the file. */
export const addressOf = ({ exportId }: Pick<ExportItem, "exportId">) => `/v2/report/exports/${exportId}/file`;

/** A function that died gives its job back ten seconds after it should have ended (stacks/queues.ts), and another begins it again at once: longer, and nobody will. */
const PATIENCE_SECONDS = { queued: 150, rendering: queues.exports.seconds + 40 };

/** Tells whether a job is lost: its process ended without a word, or nobody takes from the queue. */
const isLost = ({ status, since }: Pick<ExportItem, "status" | "since">) =>
  (status === "queued" || status === "rendering") && since < inSeconds(-PATIENCE_SECONDS[status]);

/** Tells whether a record still counts. The table deletes what is over in its own time, days later at times, and the bucket its file sooner. */
export const isKept = ({ expiresAt }: Pick<ExportItem, "expiresAt">) => expiresAt > inSeconds(0);

/** Tells whether a job has a file, or somebody who makes it. */
export const isMade = (item: ExportItem) => isKept(item) && item.status !== "failed" && !isLost(item);

/** Writes a job as it is answered. @param url  the address at which the caller may get the file */
export function toJob(item: ExportItem, url: string): ExportJob {
  const lost = isLost(item);
  const { exportId: id, reportId: reportID, lang, format, kind = "report", name, progress, createdAt } = item;
  const status = lost ? ("failed" as const) : item.status;
  const problem = lost ? sentences.late : (item.problem ?? null);
  return {
    id,
    reportID,
    lang,
    format,
    kind,
    status,
    progress,
    name,
    createdAt,
    url: status === "done" ? url : null,
    size: status === "done" ? (item.size ?? null) : null,
    problem: status === "failed" ? (problem ?? sentences.failed) : null,
  };
}

const accents = /\p{Diacritic}/gu;

/** Latin letters that are no letter with an accent to Unicode, as passports write them. */
const latin: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };
const inLatin = (letter: string) => {
  const plain = latin[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
};

/**
 * Names a file by its client and the report's day, never by what the officer calls the scenario: clients get it. Elena Marchetti's
 * in Spanish is "Elena-Marchetti-2026-11-20-es.pdf". The name holds letters and digits that every system takes.
 */
export function fileName(
  { asOf }: Pick<Report, "asOf">,
  client: string,
  { lang, format, kind }: Pick<Wanted, "lang" | "format" | "kind">,
): string {
  const plain = client
    .normalize("NFD")
    .replace(accents, "")
    .replace(/[łøđðþßæœı]/gi, inLatin)
    .replace(/[^A-Za-z0-9]+/g, "-");
  const name = plain.replace(/^-+|-+$/g, "").slice(0, 80) || (lang === "es" ? "prestamos" : "loans");
  const summary = lang === "es" ? "resumen" : "summary";
  const parts = [name, asOf, ...(kind === "summary" ? [summary] : []), ...(lang === "en" ? [] : [lang])];
  return `${parts.join("-")}.${format}`;
}
