import { ClientInput, sentences } from "@highway/core/clients/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { fieldSentences } from "../../lib/forms/use-form";
import { type ClientValues, clientBody } from "./client-values";

/** What is wrong with the values, by field. `mailed` says that a campaign mails the client, who then needs an address. */
export function checkClient(values: ClientValues, mailed: boolean): FieldSentences {
  const parsed = ClientInput.safeParse(clientBody(values));
  const wrong = parsed.success ? {} : fieldSentences(parsed.error.issues);
  if (values.taxRate === null) wrong.taxRate = "Fed/State Tax Rate is required";
  if (mailed && !values.primaryEmail.trim()) wrong.primaryEmail = sentences.campaign;
  return wrong;
}
