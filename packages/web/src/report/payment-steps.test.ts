import { loanPaymentsSoFar } from "@highway/engine/scenario/outcomes/payment-break-even";
import { workOut } from "@highway/engine/scenario/working";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../lib/format/format";
import { loanEn } from "../lib/words/loan.en";
import { loanEs } from "../lib/words/loan.es";
import { officerWords } from "../lib/words/officer";
import { figuresOf } from "../scenario/figures/loan-figures";
import type { LoanWords } from "../scenario/names/loan-title";
import { cellsOf, type Manner, rowsThatApply } from "./cells";
import { officerColumns } from "./columns";
import { kinds } from "./kinds.fixture";
import { paymentLikeness, paymentRuns, paymentSteps, stepsText } from "./payment-steps";
import { monthlyRows } from "./rows/monthly";
import { manner } from "./skins/screen/manner";

const columnsOf = (kind: string) => officerColumns({ document: kinds[kind]!, client: null });
const computedOf = (kind: string, at: number) => {
  const column = columnsOf(kind)[at]!;
  if (!column.result) throw new Error(`${kind} lacks its figures.`);
  return { ...column, result: column.result };
};
const buydowns = "temporary buydowns by each payer";
const twoHomes = "conventional loans on two homes, at several prices, one with a typed APR";
const refinance = "a refinance that takes cash out, and one that pays debts";

describe("a payment that changes by the loan's own terms", () => {
  it("is told by years, with all that is paid each month", () => {
    const column = computedOf(buydowns, 0);
    const steps = paymentSteps(column);
    expect(steps.map(({ fromPayment }) => fromPayment)).toEqual([1, 13, 25]);
    expect(steps[0]!.payment).toBe(column.result.monthly.total);
    const [one, two, rest] = steps.map(({ payment }) => money(payment));
    expect(stepsText(column, loanEn, money)).toBe(`${one} in year 1, ${two} in year 2, ${rest} after`);
    expect(stepsText(column, officerWords, money)).toBe(`${one} yr 1 · ${two} yr 2 · ${rest} after`);
    expect(stepsText(column, loanEs, money)).toBe(`${one} en el año 1, ${two} en el año 2, ${rest} después`);
  });

  it("is told of interest only, and of a second loan that is interest only at first", () => {
    expect(stepsText(computedOf("interest only at first", 0), loanEn, money)).toMatch(
      /^\$[\d,]+ in years 1 to 5, \$[\d,]+ after$/,
    );
    expect(stepsText(computedOf("a second loan", 0), loanEn, money)).toBeNull();
    expect(stepsText(computedOf("a second loan", 1), loanEn, money)).toMatch(
      /^\$[\d,]+ in years 1 to 10, \$[\d,]+ after$/,
    );
  });

  it("is told by its first and its highest where it changes often", () =>
    expect(stepsText(computedOf("adjustable rates", 0), loanEn, money)).toMatch(
      /^\$[\d,]+ in years 1 to 5, \$[\d,]+ at most, later$/,
    ));
});

/** A loan with mortgage insurance, as terms of the one loan of a report. */
function insured(terms: object) {
  const document = kinds["conventional below 20% down, points and fees financed"]!;
  const [loan] = document.loans;
  const basis = { document: { ...document, loans: [{ ...loan!, ...terms }] }, client: null };
  const column = officerColumns(basis)[0]!;
  if (!column.result) throw new Error("The loan lacks its figures.");
  const { input } = figuresOf(basis, basis.document.loans[0]!);
  return { column: { ...column, result: column.result }, working: workOut(input!, input!.loans[0]!) };
}

describe("the end of mortgage insurance", () => {
  it("is a step of a payment that changes by its own terms as well, in every language", () => {
    const { column } = insured({ type: "bd21", downPaymentPercentage: 10 });
    const { premiums } = column.result;
    const end = premiums[0]!.untilPayment;
    const [one, two, rest, uninsured] = paymentSteps(column).map(({ payment }) => payment);
    expect(paymentSteps(column).map(({ fromPayment }) => fromPayment)).toEqual([1, 13, 25, end + 1]);
    expect(Math.round((rest! - uninsured!) * 100)).toBe(Math.round(premiums[0]!.monthly * 100));
    const said = [one, two, rest, uninsured].map((payment) => money(payment!));
    expect(stepsText(column, loanEn, money)).toBe(
      `${said[0]} in year 1, ${said[1]} in year 2, ${said[2]} for payments 25 to ${end}, ${said[3]} after`,
    );
    expect(stepsText(column, officerWords, money)).toBe(
      `${said[0]} yr 1 · ${said[1]} yr 2 · ${said[2]} payments 25–${end} · ${said[3]} after`,
    );
    expect(stepsText(column, loanEs, money)).toBe(
      `${said[0]} en el año 1, ${said[1]} en el año 2, ${said[2]} en los pagos 25 a ${end}, ${said[3]} después`,
    );
  });

  it("is told after each year of a buydown of three", () => {
    const { column } = insured({ type: "bd321", downPaymentPercentage: 10 });
    expect(stepsText(column, loanEn, money)).toMatch(
      /^\S+ in year 1, \S+ in year 2, \S+ in year 3, \S+ for payments 37 to \d+, \S+ after$/,
    );
  });

  it("parts no loans that change alike, and makes no steps of a level payment", () => {
    const [low, high] = [10, 15].map(
      (downPaymentPercentage) => insured({ type: "bd21", downPaymentPercentage }).column,
    );
    expect(paymentSteps(low!).at(-1)).not.toEqual(paymentSteps(high!).at(-1));
    expect(paymentLikeness(low!)).toBe(paymentLikeness(high!));
    expect(paymentLikeness(low!)).toBe("1 13 25");
    const { column } = insured({ downPaymentPercentage: 10 });
    expect([paymentSteps(column), paymentLikeness(column), paymentRuns(column).length]).toEqual([[], "", 2]);
  });

  it("says of insurance that goes down each year that it does, up to its end", () => {
    const { column } = insured({ program: "fha", type: "bd21", downPaymentPercentage: 3.5 });
    expect(stepsText(column, loanEn, money)).toMatch(
      /^\S+ in year 1, \S+ in year 2, \S+ after, less as mortgage insurance goes down$/,
    );
    expect(stepsText(column, loanEs, money)).toMatch(/ después, y baja con el seguro hipotecario$/);
    const { column: ending } = insured({ program: "fha", type: "bd21", downPaymentPercentage: 15 });
    expect(stepsText(ending, loanEn, money)).toMatch(
      /, \S+ in years 3 to 11, less as mortgage insurance goes down, \S+ after$/,
    );
  });

  it("leaves every month that the runs tell as the schedule has it, to the cent", () => {
    const terms = fc.record({
      type: fc.constantFrom("fixed", "arm3", "arm5", "arm7", "arm10", "bd10", "bd11", "bd21", "bd321"),
      program: fc.constantFrom("conventional", "conventional", "interest5", "interest7", "interest10"),
      rate: fc.integer({ min: 16, max: 80 }).map((eighths) => eighths / 8),
      downPaymentPercentage: fc.integer({ min: 30, max: 199 }).map((tenths) => tenths / 10),
      annualMIPercentage: fc.option(fc.integer({ min: 10, max: 150 }).map((hundredths) => hundredths / 100)),
      term: fc.constantFrom(15, 20, 30),
    });
    fc.assert(
      fc.property(terms, (drawn) => {
        const { column, working } = insured(drawn);
        const { monthly, payoffMonths } = column.result;
        fc.pre(monthly.total !== null);
        const beside = monthly.propertyTax! + monthly.homeInsurance! + monthly.associationFee;
        const soFar = loanPaymentsSoFar(working, payoffMonths, Math.round(beside * 100));
        const runs = paymentRuns(column);
        // The last payment is what is left.
        for (let month = 1; month < payoffMonths; month++) {
          const told = runs.findLast(({ fromPayment }) => fromPayment <= month)!;
          expect([month, Math.round(told.payment * 100)]).toEqual([month, soFar[month]! - soFar[month - 1]!]);
        }
      }),
    );
  });
});

describe("a level payment beside one that changes", () => {
  const stepped = computedOf(buydowns, 0);
  const clientIn = (words: LoanWords): Manner => ({ ...manner, reader: "client", words });
  const saidOf = (kind: string, at: number, said: Manner) => {
    const column = computedOf(kind, at);
    const { text } = cellsOf(monthlyRows.paymentSteps, [stepped, column], said)[1]!;
    return text.replace(money(column.result.monthly.total!), "$");
  };
  it.each([
    ["level to its end", "a move up", 0, "$ throughout", "$ throughout", "$ durante todo el plazo"],
    [
      "less once mortgage insurance ends",
      twoHomes,
      3,
      "$ until MI ends",
      "$ until mortgage insurance ends",
      "$ hasta que termina el seguro hipotecario",
    ],
    [
      "less from year to year, as FHA's insurance",
      twoHomes,
      2,
      "$, less as MI goes down",
      "$, less as mortgage insurance goes down",
      "$, y baja con el seguro hipotecario",
    ],
    [
      "less once the shorter second loan is paid off",
      "a second loan",
      0,
      "$ until one loan is paid off",
      "$ until one of the two loans is paid off",
      "$ hasta que se termina de pagar uno de los dos préstamos",
    ],
    [
      "today's mortgage, whose debts end on their own",
      refinance,
      0,
      "$ throughout, without debts",
      "$ throughout, without debts",
      "$ durante todo el plazo, sin deudas",
    ],
    [
      "without a loan",
      "cash, and payments beyond those due",
      0,
      "$ throughout",
      "$ throughout",
      "$ durante todo el plazo",
    ],
  ])("says how long it lasts: %s", (_, kind, at, officer, english, spanish) => {
    expect(saidOf(kind, at, manner)).toBe(officer);
    expect(saidOf(kind, at, clientIn(loanEn))).toBe(english);
    expect(saidOf(kind, at, clientIn(loanEs))).toBe(spanish);
  });

  it("is not known where mortgage insurance is not", () =>
    expect(
      cellsOf(monthlyRows.paymentSteps, [stepped, computedOf("insurance that no rule gives", 0)], manner),
    ).toMatchObject([{ kind: "words" }, { kind: "missing" }]));

  it("has no line where each payment is level, for the officer and for a client", () => {
    const columns = columnsOf(twoHomes);
    for (const said of [manner, clientIn(loanEn)])
      expect(rowsThatApply([monthlyRows.paymentSteps], columns, said)).toEqual([]);
    expect(rowsThatApply([monthlyRows.paymentSteps], [...columns, stepped], manner)).toHaveLength(1);
  });
});

describe("the lowest payment", () => {
  const level = computedOf("conventional loans on two homes, at several prices, one with a typed APR", 0);
  const { monthly } = level.result;
  const other = {
    ...level,
    id: "other",
    result: { ...level.result, monthly: { ...monthly, total: monthly.total! - 5 } },
  };
  const bought = { ...computedOf(buydowns, 0), id: "bought" };
  it("compares like with like: the first payment of a buydown wins nothing, and has no difference from one that lasts", () => {
    const cells = cellsOf(monthlyRows.totalPayment, [level, bought, other], manner);
    expect(cells[1]).toMatchObject({ isLowest: false, difference: null, note: "at first" });
    expect(cells.map(({ isLowest }) => isLowest)).toEqual([false, false, true]);
  });
  it("is marked among payments that change alike", () => {
    const cheaper = { ...bought, id: "cheaper", result: { ...bought.result } };
    cheaper.result = {
      ...cheaper.result,
      monthly: { ...cheaper.result.monthly, total: bought.result.monthly.total! - 5 },
    };
    const cells = cellsOf(monthlyRows.totalPayment, [bought, cheaper], manner);
    expect(cells.map(({ isLowest }) => isLowest)).toEqual([false, true]);
    expect(cells[1]!.difference).toBeCloseTo(-5, 6);
  });
});
