import { calendarEndpoints } from "@highway/core/market/calendar/endpoints";
import * as Keys from "@highway/core/market/calendar/keys";
import { endpoint } from "../../endpoint";

export const handler = endpoint(calendarEndpoints, "POST /v1/econ-calendar/token", ({ body }) => Keys.token(body));
