import { calendarEndpoints } from "@highway/core/market/calendar/endpoints";
import * as Subscription from "@highway/core/market/calendar/subscription";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(calendarEndpoints, "PUT /v1/econ-calendar/subscription", async ({ body }) =>
  one(await Subscription.choose(body)),
);
