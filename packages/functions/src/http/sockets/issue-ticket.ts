import * as Tickets from "@highway/core/platform/push/tickets";
import { socketEndpoints } from "@highway/core/sockets/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(socketEndpoints, "POST /v1/sockets/tickets", async ({ body }) =>
  one(await Tickets.issue(body.channel)),
);
