import type { Report } from "@highway/core/reports/schema";

const types: Record<string, string> = { purchase: "Purchase", moveup: "Move-up", refinance: "Refinance" };

/** What the scenario is for: "Purchase". */
export const savedTypeName = ({ toolMeta }: Pick<Report, "toolMeta">): string => types[toolMeta.type] ?? toolMeta.type;
