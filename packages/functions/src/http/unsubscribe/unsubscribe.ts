import { unsubscribeEndpoints } from "@highway/core/sharing/sending/unsubscribe/endpoints";
import * as Unsubscribing from "@highway/core/sharing/sending/unsubscribe/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(unsubscribeEndpoints, "POST /v1/unsubscribe/{token}", async ({ path, body }) =>
  one(await Unsubscribing.unsubscribe(path.token, body)),
);
