import { filledIn } from "@highway/engine/scenario/schema/records";
import { marketUpdateFields, marketUpdateProblems, type SavedMarketUpdate } from "@highway/engine/tools/market-update";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../../platform/description.schema";
import type { ToolReport } from "../tool-report.schema";

const MarketUpdate = savedSchema(marketUpdateFields);
const MarketUpdateInput = z.pipe(
  givenSchema(marketUpdateFields, "A market update is an object"),
  z.transform((given) => filledIn(marketUpdateFields, given)),
);
/** No day is chosen yet. */
const usualMarketUpdate: SavedMarketUpdate = filledIn(marketUpdateFields, {});

/** A market update that is shared: a copy of one day. It needs neither a place nor a loan. */
export const marketUpdate = {
  fields: { marketUpdate: MarketUpdate },
  given: { marketUpdate: MarketUpdateInput },
  defaults: { marketUpdate: usualMarketUpdate },
  missing: (report: { marketUpdate?: SavedMarketUpdate | undefined }) =>
    marketUpdateProblems(report.marketUpdate ?? usualMarketUpdate),
  moves: [],
} satisfies ToolReport;
