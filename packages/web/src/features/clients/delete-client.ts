import type { Client } from "@highway/core/clients/schema";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";

/** Deletes at once and offers to undo: for 30 days the server keeps what it needs to bring the client back. */
export async function deleteClient(client: Client) {
  try {
    await call("DELETE /v2/client/{id}", { path: { id: client._id } });
  } catch (error) {
    notify.error(sentence(error));
    return;
  }
  void refreshApi("/v2/client");
  notify.undo(`${client.name} deleted.`, async () => {
    try {
      await call("POST /v2/client/{id}/restore", { path: { id: client._id } });
      notify.success(`${client.name} restored.`);
    } catch (error) {
      notify.error(sentence(error));
    }
    void refreshApi("/v2/client");
  });
}
