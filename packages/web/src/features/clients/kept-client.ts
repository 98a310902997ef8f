import type { Client } from "@highway/core/clients/schema";
import { type Keeping, kept, useKeeping } from "../../lib/forms/kept";
import type { ClientValues } from "./client-values";

/** What is typed of a client, and the record that it began with: null for a new one. */
type KeptClient = { base: Client | null; start: ClientValues; values: ClientValues };

/** Names and incomes stay in the tab that they were typed in. */
export const useClientKeeping = (client: Client | null) => useKeeping("client", client?._id ?? "new", "tab");

/**
 * What was typed before the page was left. It keeps the record that it was based on, so that saving it over a newer one
 * asks. A new client that begins with another name or address is somebody else.
 */
export function keptClient(at: Keeping, start: ClientValues): KeptClient | null {
  const form = kept<KeptClient>(at, ({ values, start }) => typeof values?.name === "string" && start !== undefined);
  if (!form) return null;
  const { name, primaryEmail } = form.start;
  const begun = start.name !== "" || start.primaryEmail !== "";
  const isOther = form.base === null && begun && (start.name !== name || start.primaryEmail !== primaryEmail);
  return isOther ? null : form;
}
