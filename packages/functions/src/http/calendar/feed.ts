import { calendarEndpoints } from "@highway/core/market/calendar/endpoints";
import * as Keys from "@highway/core/market/calendar/keys";
import { endpoint } from "../../endpoint";

export const handler = endpoint(
  calendarEndpoints,
  "GET /v1/econ-calendar/eventDates/{from}/{to}",
  ({ headers, path }) => Keys.feed(headers.authorization, path),
);
