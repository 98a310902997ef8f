import { calendarEndpoints } from "@highway/core/market/calendar/endpoints";
import * as Calendar from "@highway/core/market/calendar/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(calendarEndpoints, "PUT /v1/econ-calendar/{id}", async ({ path, body }) =>
  one(await Calendar.change({ ...path, ...body })),
);
