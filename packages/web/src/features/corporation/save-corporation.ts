import type { Corporation } from "@highway/core/people/permissions/schema";
import { call, type RequestOf } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";

export type Query = { corpID?: string };
type Changes = RequestOf<"PUT /v1/corp">["body"];

/** Reads again everything that shows something of the corporation. */
export const refreshCorporation = () => Promise.all(["/v1/corp", "/v1/user"].map(refreshApi));

/** Saves changes of the corporation and says so. @returns the corporation, with what was saved elsewhere meanwhile */
export async function saveCorporation(query: Query, changes: Changes, done: string): Promise<Corporation> {
  const [saved] = await call("PUT /v1/corp", { query, body: changes });
  await refreshCorporation();
  notify.success(done);
  return saved;
}
