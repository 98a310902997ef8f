import type { Client } from "@highway/core/clients/schema";
import { call } from "../../lib/api/api";
import { notify } from "../../lib/notify";
import { addressesOf } from "./share-values";

/** Addresses beside the primary one. */
const secondarySlots = 3;

/** The client with the new addresses in its free slots, as far as they go. */
export function withAddresses(client: Pick<Client, "primaryEmail" | "secondaryEmails">, emails: readonly string[]) {
  const known = addressesOf(client).map((email) => email.toLowerCase());
  const added = emails.filter((email) => !known.includes(email.toLowerCase()));
  const free = Math.max(0, secondarySlots - client.secondaryEmails.length);
  return {
    secondaryEmails: [...client.secondaryEmails, ...added.slice(0, free)],
    added: Math.min(free, added.length),
    left: Math.max(0, added.length - free),
  };
}

/** Keeps the new addresses that were sent to with the client, as it stands now. */
export async function saveAddresses(clientID: string, emails: readonly string[]) {
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id: clientID } });
    const { secondaryEmails, added, left } = withAddresses(client, emails);
    if (left > 0) notify.notice("Max email addresses reached");
    if (added === 0) return;
    await call("PUT /v2/client/{id}", { path: { id: clientID }, body: { ...client, secondaryEmails } });
  } catch {
    notify.error("The new addresses could not be saved with the client.");
  }
}
