import { sendingEndpoints } from "@highway/core/sharing/sending/endpoints";
import * as Sending from "@highway/core/sharing/sending/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sendingEndpoints, "POST /v2/share/send-live-share", async ({ body }) =>
  one(await Sending.sendReport(body)),
);
