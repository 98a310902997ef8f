import * as z from "zod/mini";
import { tools } from "./registry.schema";
import type { ToolReport } from "./tool-report.schema";

type Tools = typeof tools;
type Having<Part> = { [Key in keyof Tools]: Tools[Key] extends Part ? Key : never }[keyof Tools];

export type ToolKey = keyof Tools;
/** The key of a tool whose reports can be attached or shared. */
export type ReportToolKey = Exclude<ToolKey, Having<{ hasNoReports: true }>>;
/** The key of a tool whose reports can be saved. */
export type SavedToolKey = Having<{ report: ToolReport }>;

const keysWhere = <Key extends ToolKey>(holds: (tool: object) => boolean) =>
  (Object.keys(tools) as ToolKey[]).filter((key) => holds(tools[key])) as [Key, ...Key[]];

export const toolKeys = keysWhere<ToolKey>(() => true);
export const reportToolKeys = keysWhere<ReportToolKey>((tool) => !("hasNoReports" in tool));
export const savedToolKeys = keysWhere<SavedToolKey>((tool) => "report" in tool);

export const ReportTool = z.enum(reportToolKeys, `Choose one of ${reportToolKeys.join(", ")}`);
/** The same sentence answers a tool that is not built yet and one that never was. */
export const SavedTool = z.enum(savedToolKeys, `Only reports of ${savedToolKeys.join(", ")} can be saved yet`);

/** Tells whether a tool is built: its reports can be saved, so that one can be opened. */
export const isBuilt = (tool: ToolKey): tool is SavedToolKey => "report" in tools[tool];
export const collects = (tool: ReportToolKey): boolean => "collects" in tools[tool];
