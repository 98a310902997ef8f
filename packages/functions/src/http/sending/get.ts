import { sendingEndpoints } from "@highway/core/sharing/sending/endpoints";
import * as Sends from "@highway/core/sharing/sending/sends/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sendingEndpoints, "GET /v2/share/sends/{id}", async ({ path }) =>
  one(await Sends.get(path.id)),
);
