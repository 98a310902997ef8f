import type { filingStatuses } from "@highway/core/clients/schema";

export type FilingStatus = (typeof filingStatuses)[number];

export const filingOptions = [
  { value: "", label: "Not set" },
  { value: "single", label: "Single" },
  { value: "hoh", label: "Head of household" },
  { value: "marriedSeparate", label: "Married, filing separately" },
  { value: "marriedJoint", label: "Married, filing jointly" },
] as const satisfies readonly { value: FilingStatus | ""; label: string }[];

export const filingLabel = (status: FilingStatus | null) =>
  filingOptions.find((option) => option.value === (status ?? ""))?.label ?? "Not set";
