import * as Devices from "@highway/core/alerts/devices";
import { alertEndpoints } from "@highway/core/alerts/endpoints";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "DELETE /v1/markets/push-devices/{id}", async ({ path }) => {
  await Devices.remove(path);
  return nothing;
});
