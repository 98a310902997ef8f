/** What a report holds of a debt consolidation, and which bid a call looks at. */
import { filledIn } from "@highway/engine/scenario/schema/records";
import { bidFields, type BidInput as SavedBid } from "@highway/engine/tools/bid-over/input";
import {
  consolidationFields,
  type ConsolidationInput as SavedConsolidation,
} from "@highway/engine/tools/consolidation/input";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../platform/description.schema";

export const Consolidation = savedSchema(consolidationFields);
export type Consolidation = SavedConsolidation;

/** A consolidation of a new report: the first refinance, and the ratios that are suggested for its program. */
export const usualConsolidation: Consolidation = filledIn(consolidationFields, {});
/** The first bid of a report, and the first loan that pays it. */
export const usualBid: SavedBid = filledIn(bidFields, {});

/** Blocks as a request or the editor holds them: defaults may be left out. */
export const ConsolidationInput = z.pipe(
  givenSchema(consolidationFields, "A consolidation is an object"),
  z.transform((given) => filledIn(consolidationFields, given)),
);
export const BidInput = z.pipe(
  givenSchema(bidFields, "A bid is an object"),
  z.transform((given) => filledIn(bidFields, given)),
);
