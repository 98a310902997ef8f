import type { Printed } from "@highway/core/exports/schema";
import type { Lang } from "../lib/words/lang";
import { type PaperDrawing, type PaperInput, toolPapers } from "./papers";

/** Returns how a report is drawn that is not a comparison of loans, whole or as its summary; null for a comparison. */
export const paperOf = (printed: Printed, common: PaperInput): PaperDrawing | null =>
  toolPapers[printed.report.toolName]?.drawn(printed, common) ?? null;

/** Returns the name of a report that is not named by its home. */
export const paperName = (printed: Printed, lang: Lang) =>
  toolPapers[printed.report.toolName]?.name?.(printed, lang) ?? {};
