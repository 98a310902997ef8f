import type { Client, Reinvestment } from "@highway/core/clients/schema";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";

/**
 * Saves the client's calculations, with the rest of the record as it was read.
 * @returns whether it was saved; a notice has said what stands in the way
 */
export async function savePlans(client: Client, plans: readonly Reinvestment[]): Promise<boolean> {
  try {
    await call("PUT /v2/client/{id}", {
      path: { id: client._id },
      body: { ...client, reinvestment: [...plans] },
    });
    await refreshApi("/v2/client");
    return true;
  } catch (error) {
    // Somebody saved the client meanwhile: the record is read again, and what was typed here stays.
    if (error instanceof ApiError && error.code === "conflict") void refreshApi("/v2/client");
    notify.error(error instanceof ApiError ? error.message : "Failed to update client.");
    return false;
  }
}

/** Brings a deleted calculation back to where it was, on the record as it is by now. */
export async function restorePlan(clientID: string, plan: Reinvestment, at: number) {
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id: clientID } });
    await savePlans(client, client.reinvestment.toSpliced(at, 0, plan));
  } catch {
    notify.error("Failed to get client.");
  }
}
