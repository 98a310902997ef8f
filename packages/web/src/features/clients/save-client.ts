import type { Client } from "@highway/core/clients/schema";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { type ClientValues, clientBody } from "./client-values";

export type Saved =
  | { kind: "saved"; client: Client }
  | { kind: "refused"; fields: Record<string, string> }
  | { kind: "stale"; current: Client }
  | { kind: "failed" };

/** Adds a client, or saves one that exists, and says so. */
export async function saveClient(values: ClientValues, client: Client | null): Promise<Saved> {
  try {
    const [saved] = client
      ? await call("PUT /v2/client/{id}", {
          path: { id: client._id },
          body: { ...clientBody(values), properties: client.properties, lastUpdated: client.lastUpdated },
        })
      : await call("POST /v2/client", { body: clientBody(values) });
    // The list shows the client before its drawer closes: opened again at once, it would show what was there before.
    await refreshApi("/v2/client");
    notify.success(client ? "Client updated." : "Client added.");
    return { kind: "saved", client: saved };
  } catch (error) {
    if (error instanceof ApiError) {
      if (Object.keys(error.fields).length > 0) return { kind: "refused", fields: error.fields };
      if (error.code === "conflict" && error.current) return { kind: "stale", current: current(error.current) };
    }
    notify.error(client ? "Failed to update client." : "Failed to add client.");
    return { kind: "failed" };
  }
}

/** The record that won, whether it came alone or in the documented list of one. */
const current = (answer: unknown) => (Array.isArray(answer) ? answer[0] : answer) as Client;
