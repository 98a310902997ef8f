import { inSeconds } from "../platform/clock";
import type { ExportedKey } from "../platform/files";
import type { ExportItem } from "./entity";
import { type ExportInput, type ExportJob, sentences } from "./schema";

/** Where the file is. Made again it takes its own place: there are never two of one job. */
export const exportKey = ({ ownerId, exportId }: Pick<ExportItem, "ownerId" | "exportId">): ExportedKey =>
  `exports/${ownerId}/${exportId}`;

/** Where its officer gets it. */
export const addressOf = ({ exportId }: Pick<ExportItem, "exportId">) => `/v2/report/exports/${exportId}/file`;

/** Longer than two attempts take, with what they wait in the queue. */
const PATIENCE_SECONDS = 240;

/** Whoever made it is gone without a word: the process ended, or nobody takes from the queue. */
export const isLost = ({ status, since }: Pick<ExportItem, "status" | "since">) =>
  (status === "queued" || status === "rendering") && since < inSeconds(-PATIENCE_SECONDS);

/** @param url  where who asks may get the file */
export function toJob(item: ExportItem, url: string): ExportJob {
  const lost = isLost(item);
  const { exportId: id, reportId: reportID, lang, format, name, progress, createdAt } = item;
  const status = lost ? ("failed" as const) : item.status;
  const problem = lost ? sentences.late : (item.problem ?? null);
  return {
    ...{ id, reportID, lang, format, status, progress, name, createdAt },
    url: status === "done" ? url : null,
    size: status === "done" ? (item.size ?? null) : null,
    problem: status === "failed" ? (problem ?? sentences.failed) : null,
  };
}

const accents = /\p{Diacritic}/gu;

/** "Raleigh or Cary" in Spanish as a PDF is "Raleigh-or-Cary-es.pdf": letters and digits that every system takes. */
export function fileName(report: string, { lang, format }: Pick<ExportInput, "lang" | "format">): string {
  const plain = report
    .normalize("NFD")
    .replace(accents, "")
    .replace(/[^A-Za-z0-9]+/g, "-");
  const name = plain.replace(/^-+|-+$/g, "").slice(0, 80) || "report";
  return `${name}${lang === "en" ? "" : `-${lang}`}.${format}`;
}
