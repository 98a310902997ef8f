/** What a client reads of a report are the figures of its officer's results page, to the last digit, for every kind of loan. */
import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import { clientSees } from "@highway/core/sharing/report/client-sees";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { expect, it } from "vitest";
import { english } from "../features/live-share/english";
import { sharedBasis } from "../features/live-share/report/shared-basis";
import { clientOf } from "../lib/client.fixture";
import { cellsOf } from "../report/cells";
import { clientColumns, isComputed, officerColumns } from "../report/columns";
import { kinds } from "../report/kinds.fixture";
import { loanFigures } from "../report/rows/loans";
import { monthlyRows } from "../report/rows/monthly";
import { monthParts } from "../report/skins/client/month-parts";
import { mannerOf } from "../report/skins/client/skin";
import { firstFigures } from "../report/skins/screen/first-figures";
import { manner } from "../report/skins/screen/manner";
import { timesOf } from "../report/times";
import type { WorkingReport } from "../scenario/document";

const client = clientOf({ ficoMin: 702, monthlyIncome: 9000, DTI: 38, filingStatus: "marriedJoint" });

/** What the officer's page is drawn of, and what the link's page is: the same report after the server took out what is not the client's. */
function both(document: WorkingReport, whose: Client) {
  const saved = {
    ...document,
    toolMeta: { attachedReports: [], highlightedTables: [], ...document.toolMeta },
  } as unknown as Report;
  const seen = clientSees({ report: saved, client: whose }, null);
  const basis = sharedBasis(seen);
  const columns = officerColumns({ document, client: whose });
  const years = [1, 7, 30];
  const times = { client: timesOf(basis, years), officer: timesOf({ document, client: whose }, years) };
  return { columns, times, offers: clientColumns(basis, english.loan).filter(isComputed) };
}

/** A figure that no rule gives is missing for both, and names the score to the officer. */
const toldOf = (result: LoanResult) => ({
  ...result,
  dti: null,
  creditScore: result.creditScore.assumed,
  missing: result.missing.map(({ field }) => field),
});

const rows = [...firstFigures, monthlyRows.mortgageInsurance, loanFigures.aprComputed];

it.each(Object.entries(kinds))("are the same of %s", (_kind, document) => {
  for (const whose of [client, clientOf({ monthlyIncome: 9000, DTI: 38 })]) {
    const { columns, offers, times } = both(document, whose);
    expect(times.client).toEqual(times.officer);
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();
    expect(ids(offers)).toEqual(ids(columns.filter(isComputed)));
    expect(offers.length).toBe(document.loans.length);
    // What share of the income goes out each month, and the score itself, are the officer's to know alone.
    for (const { id, result } of offers)
      expect(toldOf(result)).toEqual(toldOf(columns.find((column) => column.id === id)!.result!));
    for (const row of rows) {
      const officers = cellsOf(row, columns, manner);
      const clients = cellsOf(row, offers, mannerOf(english.loan));
      const isOwn = (at: number) => row.key !== "cashToClose" || !offers[at]!.isOwed;
      for (const [at, { kind, value, text }] of clients.entries()) {
        if (!isOwn(at)) continue;
        const officer = officers[columns.findIndex(({ id }) => id === offers[at]!.id)]!;
        expect({ kind, value, text: kind === "figure" && text }).toEqual({
          kind: officer.kind,
          value: officer.value,
          text: officer.kind === "figure" && officer.text,
        });
      }
    }
    for (const offer of offers) {
      const parts = monthParts(offer, english).map(({ dollars }) => dollars);
      const sum = parts.includes(null) ? null : parts.reduce<number>((before, part) => before + part! * 100, 0);
      const { monthly } = offer.result;
      expect(sum === null ? null : Math.round(sum)).toBe(
        monthly.total === null ? null : Math.round(monthly.total * 100),
      );
    }
  }
});

it("take along the quote that prices a loan, and no other insurer's", () => {
  const [document] = Object.values(kinds);
  const quote = { plan: "monthly", annual: 0.41, upfront: null, date: "2026-11-01" } as const;
  const quotes = [
    { ...quote, insurer: "Essent", prices: false },
    { ...quote, insurer: "Radian", prices: true },
  ];
  const quotesSeen = (prices: boolean) => {
    const kept = quotes.map((each) => ({ ...each, prices: each.prices && prices }));
    const loans = document!.loans.map((loan) => ({ ...loan, MIWorksheet: { ...loan.MIWorksheet, quotes: kept } }));
    const report = {
      ...document,
      toolMeta: { attachedReports: [], highlightedTables: [] },
      loans,
    } as unknown as Report;
    return clientSees({ report, client }, null).report.loans[0]!.MIWorksheet.quotes?.map(({ insurer }) => insurer);
  };
  expect(quotesSeen(true)).toEqual(["Radian"]);
  expect(quotesSeen(false)).toBeUndefined();
});
