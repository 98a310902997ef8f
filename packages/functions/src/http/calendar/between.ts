import { calendarEndpoints } from "@highway/core/market/calendar/endpoints";
import * as Calendar from "@highway/core/market/calendar/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(calendarEndpoints, "GET /v1/markets/calendar", ({ query }) =>
  Calendar.eventsBetween(query),
);
