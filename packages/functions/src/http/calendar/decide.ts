import { calendarEndpoints } from "@highway/core/market/calendar/endpoints";
import * as Calendar from "@highway/core/market/calendar/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(calendarEndpoints, "POST /v1/econ-calendar", async ({ body }) =>
  one(await Calendar.decide(body)),
);
