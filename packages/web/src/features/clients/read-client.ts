import type { Client } from "@highway/core/clients/schema";
import { call } from "../../lib/api/api";
import { notify } from "../../lib/notify";

/** Reads a client as it stands now. Null when it could not be read, which has been said. */
export async function readClient(id: string): Promise<Client | null> {
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id } });
    return client;
  } catch {
    notify.error("Failed to get client.");
    return null;
  }
}
