import { sendingEndpoints } from "@highway/core/sharing/sending/endpoints";
import * as Sending from "@highway/core/sharing/sending/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sendingEndpoints, "POST /v2/share/sends/{id}/resend", async ({ path }) =>
  one(await Sending.resend(path.id)),
);
