import { sendingEndpoints } from "@highway/core/sharing/sending/endpoints";
import { previewMail } from "@highway/core/sharing/sending/preview";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sendingEndpoints, "POST /v2/share/preview-mail", async ({ body }) =>
  one(await previewMail(body)),
);
