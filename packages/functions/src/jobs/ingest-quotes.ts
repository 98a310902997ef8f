import { evaluate } from "@highway/core/alerts/evaluate";
import * as Quotes from "@highway/core/market/quotes/index";
import { job } from "../job";

export const handler = job("ingest-quotes", (_event, { until, stopping }) => Quotes.ingest(until, evaluate, stopping));
