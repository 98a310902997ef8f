import * as Calendar from "@highway/core/market/calendar/refresh";
import { job } from "../job";

export const handler = job("refresh-calendar", () => Calendar.refresh());
