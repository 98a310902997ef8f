import { type Client, ClientInput, sentences } from "@highway/core/clients/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { fieldSentences } from "../../lib/use-form";
import type { FilingStatus } from "./filing-status";

/** What the form holds: texts as typed, numbers or nothing. */
export type ClientValues = {
  name: string;
  primaryEmail: string;
  secondaryEmails: readonly string[];
  ficoMin: number | null;
  DTI: number | null;
  monthlyIncome: number | null;
  taxRate: number | null;
  filingStatus: FilingStatus | "";
};

/** A new client's tax rate: nothing is assumed about anybody's taxes until the officer says so. */
const noTax = 0;

export const emptyClient: ClientValues = {
  name: "",
  primaryEmail: "",
  secondaryEmails: [],
  ficoMin: null,
  DTI: null,
  monthlyIncome: null,
  taxRate: noTax,
  filingStatus: "",
};

export const valuesOf = (client: Client): ClientValues => ({
  name: client.name,
  primaryEmail: client.primaryEmail ?? "",
  secondaryEmails: client.secondaryEmails,
  ficoMin: client.ficoMin,
  DTI: client.DTI,
  monthlyIncome: client.monthlyIncome,
  taxRate: client.taxRate ?? noTax,
  filingStatus: client.filingStatus ?? "",
});

/** What is sent: an empty choice is none. */
export const bodyOf = (values: ClientValues) => ({
  ...values,
  secondaryEmails: [...values.secondaryEmails],
  filingStatus: values.filingStatus || null,
});

/** What is wrong with the values, by field. `mailed` says that a campaign mails the client, who then needs an address. */
export function checkClient(values: ClientValues, mailed: boolean): FieldSentences {
  const parsed = ClientInput.safeParse(bodyOf(values));
  const wrong = parsed.success ? {} : fieldSentences(parsed.error.issues);
  if (values.taxRate === null) wrong.taxRate = "Fed/State Tax Rate is required";
  if (mailed && !values.primaryEmail.trim()) wrong.primaryEmail = sentences.campaign;
  return wrong;
}

/** A new client from what was typed into a search: an address goes where addresses belong. */
export const fromSearch = (text: string): ClientValues =>
  text.includes("@") ? { ...emptyClient, primaryEmail: text } : { ...emptyClient, name: text };
