import type { SectionKey } from "@highway/core/reports/pure/sections";
import type { WorkingReport } from "../../../scenario/document";
import { edit } from "../../../scenario/store/store";
import { keptOrder } from "./section-order";

type Change = (document: WorkingReport) => WorkingReport;

/** Chooses the sections. How the results are shown belongs to the report: it is saved with it, and can be undone. */
export const showSections = (shown: readonly SectionKey[]): Change => inView({ highlightedTables: keptOrder(shown) });

/** Chooses the years. @param years null for the defaults */
export const readAt = (years: readonly number[] | null): Change => inView({ horizonYears: years });

/** Sets whether a client may try ideas on the report. */
export const takeIdeas = (may: boolean): Change => inView({ noIdeas: may ? undefined : true });

const inView =
  (view: Partial<NonNullable<WorkingReport["toolMeta"]>>): Change =>
  (document) => ({ ...document, toolMeta: { ...document.toolMeta, ...view } });

export const changeView = (change: Change) => edit(null, change);
