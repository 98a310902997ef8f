import { assumptionsOf, loanToBuyWith } from "../../scenario/assumptions";
import { isExisting } from "../../scenario/document";
import type { Basis } from "../../scenario/figures/loan-figures";
import type { LoanWords } from "../../scenario/names/loan-title";
import { reportCardOf } from "../../scenario/report-card";
import { bidsOf } from "../bid-over/figures";
import { clientColumns, isComputed } from "../columns";
import { costOfWaitingFigures } from "../cost-of-waiting/figures";
import { rentOrBuyFigures } from "../rent-or-buy/figures";
import type { Cards } from "../report-card/cards";
import type { ChapterFacts } from "./lines";

/** Calculates what every chapter says from the home, the loans and the assumptions of the analysis. @param told the county of its report card, if it is known */
export function chapterFacts(basis: Basis, words: LoanWords, told: Cards | null = null): ChapterFacts {
  const { document } = basis;
  const loan = loanToBuyWith(document);
  const columns = clientColumns(basis, words).filter(isComputed);
  const { rent } = assumptionsOf(document);
  const bids = bidsOf(columns, basis);
  return {
    column: columns.find(({ id }) => id === loan?.id) ?? columns[0] ?? null,
    compared: document.loans.filter((each) => !isExisting(each)).length,
    rentOrBuy: rentOrBuyFigures(basis).answer,
    rent: typeof rent === "number" ? rent : 0,
    waiting: costOfWaitingFigures(basis).answer,
    bid: bids[0]?.answer ?? null,
    bids: bids.length,
    county: told && { told, card: reportCardOf(document) },
  };
}
