import type { WorkingReport } from "../document";

/** Whether the report is part of a purchase analysis or a marketing kit, whose reports share loans and properties. */
export const mayShareParts = ({ toolMeta }: WorkingReport): boolean =>
  (toolMeta?.attachedReports ?? []).some(({ tool }) => tool === "pa" || tool === "mkit");
