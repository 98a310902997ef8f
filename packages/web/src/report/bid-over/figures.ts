/** The bids over asking of a report: each price above its asking price, with the first loan that pays it. */
import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { BidOver } from "@highway/engine/tools/bid-over/answer";
import { bidOver } from "@highway/engine/tools/bid-over/bid-over";
import type { BidInput } from "@highway/engine/tools/bid-over/input";
import { engineInput } from "../../scenario/figures/engine-input";
import type { Basis } from "../../scenario/figures/loan-figures";
import type { Column, Computed } from "../columns";
import { bidColumns } from "./columns";

export type Bid = { column: Computed; scenario: Scenario; input: BidInput; answer: BidOver };

function bidOf(column: Computed, { document, client }: Basis): Bid[] {
  const scenario = engineInput(document, column.loan, client);
  const { id: loanID, propertyID, purchaseDetailsID } = column.loan;
  const input = { loanID, propertyID, purchaseDetailsID };
  const answer = scenario && bidOver(scenario, input).answer;
  return answer ? [{ column, scenario, input, answer }] : [];
}

const bidsByColumns = new WeakMap<readonly Column[], { basis: Basis; bids: readonly Bid[] }>();

/** Returns the bids with their answers, calculated once for the same figures. */
export function bidsOf(columns: readonly Column[], basis: Basis): readonly Bid[] {
  const known = bidsByColumns.get(columns);
  if (known?.basis === basis) return known.bids;
  const bids = bidColumns(columns).flatMap((column) => bidOf(column, basis));
  bidsByColumns.set(columns, { basis, bids });
  return bids;
}

/** Returns the same home at the same asking price with another bid. */
export function scenarioAt({ scenario, input, answer }: Bid, price: number): Scenario {
  const bidOver = Math.round((price - answer.askingPrice) * 100) / 100;
  const properties = scenario.properties.map((home) => ({
    ...home,
    purchaseDetails: home.purchaseDetails.map((each) =>
      each.id === input.purchaseDetailsID ? { ...each, price, bidOver } : each,
    ),
  }));
  return { ...scenario, properties };
}
