import * as Devices from "@highway/core/alerts/devices";
import { alertEndpoints } from "@highway/core/alerts/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(alertEndpoints, "PUT /v1/markets/push-devices", async ({ body }) =>
  one(await Devices.add(body)),
);
