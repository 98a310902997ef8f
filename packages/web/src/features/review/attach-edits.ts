import type { AttachedReport } from "@highway/core/reports/schema";
import type { WorkingReport } from "../../scenario/document";

type Edit = (document: WorkingReport) => WorkingReport;

/** As the report's schema has it. */
export const mostAttached = 10;

export const attachedTo = ({ toolMeta }: Pick<WorkingReport, "toolMeta">): readonly AttachedReport[] =>
  toolMeta?.attachedReports ?? none;
const none: readonly AttachedReport[] = [];

const withAttached =
  (change: (attached: readonly AttachedReport[]) => readonly AttachedReport[]): Edit =>
  (document) => ({ ...document, toolMeta: { ...document.toolMeta, attachedReports: change(attachedTo(document)) } });

/** A report is attached once, at the end of the others. */
export const attach = (report: AttachedReport) =>
  withAttached((attached) => [...attached.filter(({ id }) => id !== report.id), report].slice(0, mostAttached));

export const detach = (id: string) => withAttached((attached) => attached.filter((report) => report.id !== id));

/** What stands in the report's Purchase Analysis is shared with it, not apart. */
export const offersShare = (attached: readonly AttachedReport[]) => attached.every(({ tool }) => tool !== "pa");
