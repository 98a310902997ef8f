import type { Client, filingStatuses } from "@highway/core/clients/schema";
import { numberOf, type TypedNumber } from "../../ui/fields/number-text";

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

/** What the form holds: texts as typed, and figures, which may be texts as well. */
export type ClientValues = {
  name: string;
  primaryEmail: string;
  secondaryEmails: readonly string[];
  /** The secondary email that is being typed. */
  emailText: string;
  ficoMin: TypedNumber;
  DTI: TypedNumber;
  monthlyIncome: TypedNumber;
  taxRate: TypedNumber;
  filingStatus: FilingStatus | "";
  familySize: TypedNumber;
  netMonthlyIncome: TypedNumber;
  lang: Client["lang"];
};

/** A new client has no tax rate: nothing is assumed about anybody's taxes until the officer types it. */
const noTax = 0;

export const emptyClient: ClientValues = {
  name: "",
  primaryEmail: "",
  secondaryEmails: [],
  emailText: "",
  ficoMin: null,
  DTI: null,
  monthlyIncome: null,
  taxRate: noTax,
  filingStatus: "",
  familySize: null,
  netMonthlyIncome: null,
  lang: "en",
};

export const valuesOf = (client: Client): ClientValues => ({
  name: client.name,
  primaryEmail: client.primaryEmail ?? "",
  secondaryEmails: client.secondaryEmails,
  emailText: "",
  ficoMin: client.ficoMin,
  DTI: client.DTI,
  monthlyIncome: client.monthlyIncome,
  taxRate: client.taxRate ?? noTax,
  filingStatus: client.filingStatus ?? "",
  familySize: client.familySize,
  netMonthlyIncome: client.netMonthlyIncome,
  lang: client.lang,
});

/** Makes what a save sends: an empty choice becomes null. */
export const clientBody = ({ emailText: _, ...values }: ClientValues) => ({
  ...values,
  secondaryEmails: [...values.secondaryEmails],
  ficoMin: numberOf(values.ficoMin),
  DTI: numberOf(values.DTI),
  monthlyIncome: numberOf(values.monthlyIncome),
  taxRate: numberOf(values.taxRate),
  familySize: numberOf(values.familySize),
  netMonthlyIncome: numberOf(values.netMonthlyIncome),
  filingStatus: values.filingStatus || null,
});

/** Begins a new client with what was typed into a search: an email address goes into its own field. */
export const fromSearch = (text: string): ClientValues =>
  text.includes("@") ? { ...emptyClient, primaryEmail: text } : { ...emptyClient, name: text };
