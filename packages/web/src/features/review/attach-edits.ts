import type { AttachedReport } from "@highway/core/reports/schema";
import type { WorkingReport } from "../../scenario/document";

type Edit = (document: WorkingReport) => WorkingReport;

/** The limit of the report's schema. */
export const mostAttached = 10;

export const attachedTo = ({ toolMeta }: Pick<WorkingReport, "toolMeta">): readonly AttachedReport[] =>
  toolMeta?.attachedReports ?? none;
const none: readonly AttachedReport[] = [];

const withAttached =
  (change: (attached: readonly AttachedReport[]) => readonly AttachedReport[]): Edit =>
  (document) => ({ ...document, toolMeta: { ...document.toolMeta, attachedReports: change(attachedTo(document)) } });

/** Attaches a report once, at the end of the others. */
export const attach = (report: AttachedReport) =>
  withAttached((attached) => [...attached.filter(({ id }) => id !== report.id), report].slice(0, mostAttached));

export const detach = (id: string) => withAttached((attached) => attached.filter((report) => report.id !== id));

/** Says whether the report is shared by itself: one in a Purchase Analysis is shared with it. */
export const offersShare = (attached: readonly AttachedReport[]) => attached.every(({ tool }) => tool !== "pa");

/** Says what comes before a report can be reviewed and shared. */
export const whyNotShared = (isSaved: boolean) =>
  isSaved
    ? "This is a draft. Press Draft above to see what is missing, fill it in and save, then review what the client will see."
    : "Save the scenario to review what the client will see.";
