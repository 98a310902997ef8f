import { chapterKinds } from "@highway/core/tools/pure/chapters";
import { describe, expect, it } from "vitest";
import { fetchWords } from "../../lib/words/catalog.fixture";
import { loanEn } from "../../lib/words/loan.en";
import { loanEs } from "../../lib/words/loan.es";
import { setAssumptions, setWaiting } from "../../scenario/assumptions";
import type { WorkingReport } from "../../scenario/document";
import { setFigure, setProgram } from "../../scenario/edits/loan-edits";
import { addAlternatePrice, setBidOver } from "../../scenario/edits/property-edits";
import { larkspurLane } from "../../scenario/larkspur.fixture";
import { takeFigures } from "../../scenario/report-card";
import { expectWhole } from "../answer/whole-text.fixture";
import { toldCounties } from "../report-card/told.fixture";
import { catalogsOf, chapterWords } from "./chapter-words";
import { chaptersEn } from "./chapters.en";
import { chapterFacts } from "./facts";
import { lineOf } from "./lines";
import { purchaseAnalysisEs } from "./words.es";

await fetchWords(...catalogsOf(chapterKinds));
const chaptersEs = chapterWords("es");

const larkspur = () => setWaiting({ laterRate: 6.5 })(larkspurLane("pa"));
const client = { _id: "cli_1", name: "Elena", monthlyIncome: 8000, filingStatus: "single" } as const;
const factsOf = (document: WorkingReport, words = loanEn) => chapterFacts({ document, client }, words);
const bidOver = (amount: number | null, report = larkspur()) => {
  const [home] = report.properties;
  return setBidOver(home!.id, home!.purchaseDetails[0]!.id, amount)(report);
};
const paidMore = ({ loans, ...report }: WorkingReport): WorkingReport => ({
  ...report,
  loans: loans.map((loan) => ({
    ...loan,
    additionalMonthlyPayments: [{ amount: 200, from: 1, to: null }],
  })) as never,
});

describe("what a chapter says", () => {
  it("is of the county that was taken, once its figures have come", () => {
    const document = takeFigures("37183", toldCounties.version)(larkspur());
    expect(lineOf("reportCard", factsOf(document), chaptersEn)).toBeNull();
    for (const [spoken, words, says] of [
      [chaptersEn, loanEn, /Wake County .* counties\.$/],
      [chaptersEs, loanEs, /condado de Wake/],
    ] as const) {
      const line = lineOf("reportCard", chapterFacts({ document, client }, words, toldCounties), spoken)!;
      expect(line.head).toMatch(says);
      expectWhole(Object.values(line));
    }
  });

  it("is its head sentence with the half that belongs to it", () => {
    const facts = factsOf(larkspur());
    expect(lineOf("loans", facts, chaptersEn)?.head).toMatch(
      / \$[\d,]+\.\d\d a month and \$[\d,]+\.\d\d at closing\.$/,
    );
    expect(lineOf("loans", facts, chaptersEn)?.half).toMatch(/^The APR is 6\.\d+%\.$/);
    expect(lineOf("rentOrBuy", facts, chaptersEn)?.head).toMatch(
      /^Renting wins while your rent is below .* Yours is \$2,400\.$/,
    );
    expect(lineOf("rentOrBuy", facts, chaptersEn)?.half).toMatch(
      /^If prices stay where they are, (buying|renting) is ahead by \$/,
    );
    expect(lineOf("waiting", facts, chaptersEn)?.head).toMatch(/^Waiting 12 months /);
    expect(lineOf("waiting", facts, chaptersEn)?.half).toMatch(/^If prices stay where they are, /);
    expect(lineOf("appreciation", facts, chaptersEn)).toEqual({
      head: "A home of $450,000 today may be worth $666,110 in 10 years.",
      half: "This assumes 4% a year. If prices stay where they are, it gains nothing.",
    });
    expect(lineOf("reinvestment", facts, chaptersEn)).toBeNull();
  });

  it("lets the value grow from what the home is worth today, whatever the appraisal says", () => {
    const report = larkspur();
    const [home, ...homes] = report.properties;
    const said = (change: Partial<WorkingReport["properties"][number]>) =>
      lineOf("appreciation", factsOf({ ...report, properties: [{ ...home!, ...change }, ...homes] }), chaptersEn);
    const half = "This assumes 4% a year. If prices stay where they are, it gains nothing.";
    const head = "A home of $450,000 today may be worth $666,110 in 10 years.";
    expect(said({ userAppraisedValue: 430_000 })).toEqual({ head, half });
    expect(said({ userEstimatedValue: 500_000 })).toEqual({
      head: "A home of $500,000 today may be worth $740,122 in 10 years.",
      half,
    });
  });

  it("says of the payment that it is without a property tax that is not known, and sets the computed APR beside it", () => {
    const report = larkspur();
    const [home] = report.properties;
    const typed = setFigure(report.loans[0]!.id, "customAPR", 6.9)(report);
    expect(lineOf("loans", factsOf(typed), chaptersEn)).toEqual(lineOf("loans", factsOf(report), chaptersEn));
    const price = home!.purchaseDetails[0]!;
    const bare = { ...price, userTaxRate: null, userPropertyTax: null };
    const without = factsOf({ ...report, properties: [{ ...home!, countyTaxRate: null, purchaseDetails: [bare] }] });
    expect(lineOf("loans", without, chaptersEn)?.half).toMatch(/%\. The payment does not include property tax\.$/);
    expectWhole(Object.values(lineOf("loans", without, chaptersEs)!));
  });

  it("says of a loan without its mortgage insurance that the payment is not known, and not that it is paid in cash", () => {
    const report = larkspur();
    const [loan] = report.loans;
    const lent = { ...loan!, downPayment: null, downPaymentPercentage: 10, MI: null, annualMIPercentage: null };
    // The rate card has no premium below a score of 620.
    const facts = chapterFacts({ document: { ...report, loans: [lent] }, client: { ...client, ficoMin: 600 } }, loanEn);
    const line = lineOf("loans", facts, chaptersEn)!;
    expect(line.head).toMatch(/: the payment is not known while its mortgage insurance is missing\.$/);
    expectWhole([line.head, lineOf("loans", facts, chaptersEs)!.head]);
  });

  it("names no rate where prices change as forecast", () => {
    const facts = factsOf(larkspur());
    const [way] = facts.column!.result.appreciation;
    const values = way!.values.map((value, at) => (at === 10 ? value + 5000 : value));
    const column = { ...facts.column!, result: { ...facts.column!.result, appreciation: [{ ...way!, values }] } };
    expect(lineOf("appreciation", { ...facts, column }, chaptersEn)?.half).toBe(
      "This assumes that prices change as forecast. If they stay where they are, it gains nothing.",
    );
  });

  it("is called in Spanish as the section of a report that says the same", () => {
    expect(purchaseAnalysisEs.names.bidOver).toBe(loanEs.sections.bidOver.title);
  });

  it("is whole in both languages, and says of cash what cash costs", () => {
    const [english, spanish] = [factsOf(bidOver(15_000)), factsOf(bidOver(15_000), loanEs as typeof loanEn)];
    for (const kind of chapterKinds.filter((each) => each !== "reportCard" && each !== "reinvestment")) {
      expectWhole(Object.values(lineOf(kind, english, chaptersEn)!));
      expectWhole(Object.values(lineOf(kind, spanish, chaptersEs)!));
    }
    const bought = larkspur();
    const cash = factsOf(setProgram(bought.loans[0]!.id, "allCash")(bought));
    expect(lineOf("loans", cash, chaptersEn)?.head).toMatch(/^Paid in cash: \$[\d,]+\.\d\d at closing\.$/);
  });

  it("is nothing while it is not known", () => {
    const home = { ...larkspur(), loans: [] };
    for (const kind of chapterKinds) expect(lineOf(kind, factsOf(home), chaptersEn)).toBeNull();
    const unpaid = setAssumptions({ rent: null })(larkspur());
    expect(lineOf("rentOrBuy", factsOf(unpaid), chaptersEn)).toBeNull();
    expect(lineOf("waiting", factsOf(setWaiting({ laterRate: null })(larkspur())), chaptersEn)).toBeNull();
  });

  it("says when a bid over asking is earned back, with both downsides, and nothing where nothing is offered over asking", () => {
    const line = lineOf("bidOver", factsOf(bidOver(15_000)), chaptersEn);
    expect(line?.head).toBe("The $15,000 over asking is earned back after 11 months, if prices rise 4% a year.");
    expect(line?.half).toMatch(/^If prices stay where they are, it is never earned back\. If they fall 5% /);
    for (const amount of [null, 0, -5000]) expect(lineOf("bidOver", factsOf(bidOver(amount)), chaptersEn)).toBeNull();
  });

  it("names the bid that it speaks of where several are compared", () => {
    const report = bidOver(15_000);
    const [home, loan] = [report.properties[0]!.id, report.loans[0]!.id];
    const two = factsOf(addAlternatePrice(home, 460_000, "more", loan)(report));
    const [one, line] = [lineOf("bidOver", factsOf(report), chaptersEn)!, lineOf("bidOver", two, chaptersEn)!];
    expect(line).toEqual({ ...one, half: `${one.half} This is the bid of $450,000, one of 2 that are compared.` });
    expectWhole(Object.values(lineOf("bidOver", two, chaptersEs)!));
  });

  it("says what paying more saves", () => {
    const line = lineOf("reinvestment", factsOf(paidMore(larkspur())), chaptersEn);
    expect(line?.head).toMatch(/^Paying more saves \$[\d,]+ of interest and ends the loan \d+ months sooner\.$/);
  });

  it("promises no sooner end after a lump sum that lowers the payment instead", () => {
    const { loans, ...report } = larkspur();
    const lumpPayments = [{ amount: 30_000, payment: 12, recast: true }];
    const facts = factsOf({ ...report, loans: loans.map((loan) => ({ ...loan, lumpPayments })) });
    expect(lineOf("reinvestment", facts, chaptersEn)?.head).toMatch(/^Paying more saves \$[\d,]+ of interest\.$/);
    expect(lineOf("reinvestment", facts, chaptersEs)?.head).toMatch(/^Pagar más ahorra \$[\d,]+ de intereses\.$/);
  });
});
