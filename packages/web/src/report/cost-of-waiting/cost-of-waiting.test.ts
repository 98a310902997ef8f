import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { describe, expect, it } from "vitest";
import { setAssumptions, setWaiting } from "../../scenario/assumptions";
import type { WorkingReport } from "../../scenario/document";
import { setProgram } from "../../scenario/edits/loan-edits";
import { larkspurLane } from "../../scenario/larkspur.fixture";
import { expectWhole } from "../answer/whole-text.fixture";
import { costOfWaitingFigures, whyNoRefinance } from "./figures";
import { exampleOf, headOf, leadOf, rulesOf } from "./lead";
import { assumptionsFor, cellsOf, horizonsOf, partsFor, sidesFor } from "./text";
import { costOfWaitingEn as en } from "./words.en";
import { costOfWaitingEs as es } from "./words.es";

const larkspur = () => larkspurLane("cow");
const client = { _id: "cli_1", name: "Elena", monthlyIncome: 8000, filingStatus: "single" } as const;
const figuresOf = (document: WorkingReport) => costOfWaitingFigures({ document, client });
const figuresWith = (fields: Parameters<typeof setWaiting>[0], document = larkspur()) =>
  figuresOf(setWaiting({ laterRate: 6.5, ...fields })(document));
const answerWith = (fields: Parameters<typeof setWaiting>[0], document?: WorkingReport) =>
  figuresWith(fields, document).answer!;
const cash = (): WorkingReport => {
  const report = larkspur();
  return setProgram(report.loans[0]!.id, "allCash")(report);
};

const cents = (amount: number) => Math.round(amount * 100);
const costing = (answer: CostOfWaiting, cost: number): CostOfWaiting => ({
  ...answer,
  atHorizon: { ...answer.atHorizon, costOfWaiting: cost },
});

describe("the cost of waiting", () => {
  const answer = answerWith({});

  it("says that waiting costs, and where that turns", () => {
    expect(headOf(answer, en)).toMatch(/^Waiting 12 months costs \$\d+,\d{3} over 10 years\.$/);
    expect(leadOf(answer, null, en)).toMatch(
      /^This assumes that prices rise 4% a year\. Waiting pays only if prices rise less than \*[\d.]+%\* a year\. If prices change as assumed, waiting pays at a later rate of \*[\d.]+%\* or lower\.$/,
    );
    expect(headOf(answer, es)).toMatch(/^Esperar 12 meses cuesta \$\d+,\d{3} en 10 años\.$/);
  });

  it("says that waiting pays, and that it makes no difference under a dollar", () => {
    const paid = costing(answer, -126_046.4);
    expect(headOf(paid, en)).toBe("Waiting 12 months would leave you $126,046 better off after 10 years.");
    expect(headOf(paid, es)).toBe("Esperar 12 meses le dejaría $126,046 más después de 10 años.");
    expect(leadOf(paid, null, en)).toContain("Waiting would cost you if prices rise");
    for (const cost of [0, 0.99, -0.99])
      expect(headOf(costing(answer, cost), en)).toBe("Waiting 12 months makes no difference after 10 years.");
    const fallen = { ...paid, breakEvenGrowth: { kind: "growth" as const, pct: -1.2 } };
    expect(leadOf(fallen, null, en)).toContain("Waiting would cost you unless prices fall more than *1.2%* a year.");
  });

  it("costs nothing where nobody waits, and shows no rules and no break-even", () => {
    const none = answerWith({ months: 0 });
    expect(headOf(none, en)).toBe("Waiting 0 months costs nothing.");
    expect([rulesOf(none, en), none.atHorizon.costOfWaiting]).toEqual([[], 0]);
    expect(cellsOf(none, en).map(({ key }) => key)).toEqual(["flat", "fall"]);
    expect(whyNoRefinance(figuresWith({ months: 0 }))).toBe("There is no wait.");
    expect([en, es].map((words) => exampleOf(none, words))).toEqual(["", ""]);
    expect(exampleOf(answerWith({ months: 1 }), en)).toContain("at a rate of 6.5%");
    const [wait] = assumptionsFor(none, figuresWith({ months: 0 }).assumptions, en);
    expect(wait).toMatchObject({ value: "0 months", note: "Both purchases are the same" });
  });

  it("asks who pays cash for no rate, and shows no rule of one", () => {
    const figures = figuresWith({ laterRate: null }, cash());
    expect(figures.problems).toEqual({});
    expect(rulesOf(figures.answer!, en).map(({ key }) => key)).toEqual(["growth"]);
    expect(cellsOf(figures.answer!, en).map(({ key }) => key)).toEqual(["growth", "flat", "fall"]);
    expect(sidesFor(figures.answer!, en).map(({ key }) => key)).toEqual(["price", "cash"]);
    expect(whyNoRefinance(figures)).toBe("There is no loan to refinance.");
  });

  it("offers a refinance only at a lower rate, and says what it assumes then", () => {
    expect(whyNoRefinance(figuresWith({}))).toBe("It needs a later rate below today's.");
    const lower = figuresWith({ laterRate: 5.5, refinance: { cost: 3000 } });
    expect(whyNoRefinance(lower)).toBeNull();
    expect(leadOf(lower.answer!, 3000, en)).toContain("at a cost of $3,000.");
    expect(rulesOf(lower.answer!, en).map(({ key }) => key)).toEqual(["growth"]);
  });

  it("adds up to the cent", () => {
    const rows = partsFor(answer, en);
    const sum = rows.filter(({ isTotal }) => !isTotal).reduce((total, { amount }) => total + cents(amount), 0);
    expect(sum).toBe(cents(answer.atHorizon.costOfWaiting));
    expect(horizonsOf(answer).map(({ year }) => year)).toEqual([5, 7, 10, 15, 30]);
  });

  it("is not known without a rent or a rate, nor while something is wrong, and says which", () => {
    const without = setAssumptions({ rent: null })(larkspur());
    expect(figuresWith({ laterRate: null }, without).problems).toEqual({
      "assumptions.rent": "Rent is required",
      "waiting.laterRate": "Rate is required",
    });
    expect(figuresWith({ months: 61 }).problems).toEqual({ "waiting.months": "Enter a wait of 0 to 60 months" });
    expect(figuresWith({ months: 61, laterRate: null }).problems).toEqual({
      "waiting.months": "Enter a wait of 0 to 60 months",
      "waiting.laterRate": "Rate is required",
    });
    expect(figuresWith({ refinance: { cost: -1 } }).problems).toEqual({
      "waiting.refinance.cost": "Enter an amount between 0 and 999,999,999",
    });
    const short = figuresWith({ months: 24 }, setAssumptions({ horizon: 2 })(larkspur()));
    expect(short.problems).toEqual({ "assumptions.horizon": "The horizon must reach beyond the purchase" });
    expect(answerWith({}, setAssumptions({ rent: 0 })(larkspur()))).not.toBeNull();
  });

  const turned: Partial<CostOfWaiting>[] = [
    {},
    { breakEvenGrowth: { kind: "always" }, breakEvenLaterRate: { kind: "never" } },
    { breakEvenGrowth: { kind: "never" }, breakEvenLaterRate: { kind: "always" } },
    { breakEvenGrowth: { kind: "growth", pct: -3 }, breakEvenLaterRate: null },
    { breakEvenGrowth: null, downside: { flat: null, fall: null } },
    { months: 1, downside: { flat: 0, fall: -48_000 } },
  ];
  it.each(turned)("is whole in both languages, whatever the answer is (%#)", (change) => {
    const told = { ...answer, ...change };
    for (const words of [en, es]) {
      const all = [
        headOf(told, words),
        leadOf(told, null, words, true),
        ...cellsOf(told, words).flatMap(({ label, figure, note }) => [label, figure, note]),
        ...assumptionsFor(told, figuresWith({}).assumptions, words).flatMap(({ label, value, note }) => [
          label,
          value,
          note,
        ]),
      ];
      expectWhole(all);
    }
  });
});
