import type { Printed } from "@highway/core/exports/schema";
import type { Lang } from "../lib/words/lang";
import { type Common, type Drawn, toolPapers } from "./papers";

/** How a report that is no comparison of loans is drawn, whole or as its summary; null of one that is. */
export const paperOf = (printed: Printed, common: Common): Drawn | null =>
  toolPapers[printed.report.toolName]?.drawn(printed, common) ?? null;

/** What a report is named by where that is not its home. */
export const paperName = (printed: Printed, lang: Lang) =>
  toolPapers[printed.report.toolName]?.name?.(printed, lang) ?? {};
