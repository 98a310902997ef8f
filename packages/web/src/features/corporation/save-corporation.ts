import { call, type RequestOf } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";

export type Query = { corpID?: string };
type Changes = RequestOf<"PUT /v1/corp">["body"];

/** Reads again everything that shows something of the corporation. */
export const refreshCorporation = () => Promise.all(["/v1/corp", "/v1/user"].map(refreshApi));

/** Saves changes of the corporation and says so. */
export async function saveCorporation(query: Query, changes: Changes, done: string): Promise<void> {
  await call("PUT /v1/corp", { query, body: changes });
  await refreshCorporation();
  notify.success(done);
}
