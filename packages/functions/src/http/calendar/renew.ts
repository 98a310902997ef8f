import { calendarEndpoints } from "@highway/core/market/calendar/endpoints";
import * as Subscription from "@highway/core/market/calendar/subscription";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(calendarEndpoints, "POST /v1/econ-calendar/subscription/renewal", async () =>
  one(await Subscription.renew()),
);
