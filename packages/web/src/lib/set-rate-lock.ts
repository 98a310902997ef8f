import type { RateLock } from "@highway/core/clients/schema";
import { call } from "./api/api";
import { refreshApi } from "./api/use-api";

/** Saves that a client's rate is locked, or that it floats, and reloads everything that counts floating clients. @throws ApiError */
export async function setRateLock(id: string, rateLock: RateLock | null): Promise<void> {
  await call("PUT /v2/client/{id}/rate-lock", { path: { id }, body: { rateLock } });
  await Promise.all([refreshApi("/v2/client"), refreshApi("/v1/markets/alerts")]);
}
