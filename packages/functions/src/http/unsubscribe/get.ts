import { unsubscribeEndpoints } from "@highway/core/sharing/sending/unsubscribe/endpoints";
import * as Unsubscribing from "@highway/core/sharing/sending/unsubscribe/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(unsubscribeEndpoints, "GET /v1/unsubscribe/{token}", async ({ path }) =>
  one(await Unsubscribing.state(path.token)),
);
