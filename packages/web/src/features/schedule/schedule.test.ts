import { describe, expect, it } from "vitest";
import { fourLoans } from "../../scenario/scenario.fixture";
import { figureAt, isRecastAt, lowestAt, totalOf, withColumns } from "./columns";
import { holds, type Line, linesOf } from "./lines";
import { paymentMonth } from "./payment-edits";
import { changed, firstPayment, scheduledLoans } from "./schedule.fixture";
import { crossingsOf } from "./schedule-page";

const none: ReadonlySet<number> = new Set();
const payment = (number: number): Line => ({ kind: "payment", number });
const [one, two, three, four] = scheduledLoans(fourLoans()) as Parameters<typeof crossingsOf>[0] & {
  [place: number]: ReturnType<typeof scheduledLoans>[number];
};

const keysOf = (loans: Parameters<typeof withColumns>[0], totals = false) =>
  withColumns(loans, totals).map(({ columns }) => columns.map(({ key }) => key));

describe("the lines", () => {
  it("are one a year in the yearly view, which does not open", () => {
    const lines = linesOf("yearly", 360, none);
    expect(lines).toHaveLength(30);
    expect(lines.every((line) => line.kind === "year" && line.open === null)).toBe(true);
  });

  it("are twelve payments below each year in the monthly view", () => {
    const lines = linesOf("monthly", 360, none);
    expect(lines).toHaveLength(30 * 13);
    expect(lines.slice(13, 16)).toEqual([
      { kind: "year", number: 2, from: 13, to: 24, open: true },
      payment(13),
      payment(14),
    ]);
  });

  it("leave out the payments of a year that is closed, and end with the last payment", () => {
    expect(linesOf("monthly", 26, new Set([1])).map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      "year 1",
      "year 2",
      ...Array.from({ length: 12 }, (_, at) => `payment ${13 + at}`),
      "year 3",
      "payment 25",
      "payment 26",
    ]);
  });

  it("hold a payment once: its own line, or the year that hides it", () => {
    for (const closed of [none, new Set([2])])
      expect(linesOf("monthly", 360, closed).filter((line) => holds(line, 17))).toHaveLength(1);
    expect(linesOf("yearly", 360, none).filter((line) => holds(line, 17))).toMatchObject([{ number: 2 }]);
  });
});

describe("the figures of a line", () => {
  it("are the engine's, as drawn in the visual target", () => {
    const row = (["payment", "interest", "principal", "balance"] as const).map((key) =>
      figureAt(one!, payment(17), key),
    );
    expect(row).toEqual([2528.27, 2134.02, 394.25, 393_579.03]);
    const [, year] = linesOf("yearly", 360, none);
    expect(figureAt(one!, year!, "payment")).toBe(30_339.24);
    expect(figureAt(one!, year!, "balance")).toBe(390_758.85);
  });

  it("end with the loan's last payment", () => expect(figureAt(four!, payment(181), "balance")).toBeNull());

  it("add up to the totals at the foot", () => {
    expect(
      (["payment", "interest", "principal", "balance", "total"] as const).map((key) => totalOf(one!, key)),
    ).toEqual([910_179.81, 510_179.81, 400_000, 0, null]);
  });

  it("split the payments of a buydown: 2,528.27 at 6.5 %, of which 2,026.74 at 4.5 % and 2,271.16 at 5.5 % are the borrower's", () => {
    const [bought] = scheduledLoans(changed(0, { type: "bd21" }));
    const [first, second, third] = linesOf("yearly", 360, none);
    const [keys] = keysOf([bought!]);
    expect(keys).toEqual(["borrowerPays", "subsidy", "interest", "principal", "balance"]);
    const split = (line: Line) => [figureAt(bought!, line, "borrowerPays"), figureAt(bought!, line, "subsidy")];
    expect(split(first!)).toEqual([24_320.88, 6018.36]);
    expect(split(second!)).toEqual([27_253.92, 3085.32]);
    expect(split(third!)).toEqual([30_339.24, 0]);
    expect(split(payment(13))).toEqual([2271.16, 257.11]);
    expect(totalOf(bought!, "subsidy")).toBe(9103.68);
  });

  it("have a lump payment's column where one is paid, and running totals when asked", () => {
    expect(keysOf([one!])).toEqual([["payment", "interest", "principal", "balance"]]);
    const [paid] = scheduledLoans(changed(0, { lumpPayments: [{ amount: 20_000, payment: 36, recast: true }] }));
    // The other loan pays none: it has no such column.
    const [running, ofBalance] = [["total", "totalInterest", "totalPrincipal"], ["balance"]];
    expect(keysOf([paid!, two!], true)).toEqual([
      ["payment", "interest", "principal", "lumpPayment", ...ofBalance, ...running],
      ["payment", "interest", "principal", ...ofBalance, ...running],
    ]);
    expect(totalOf(paid!, "lumpPayment")).toBe(20_000);
    expect([35, 36, 37].map((number) => isRecastAt(paid!, payment(number)))).toEqual([false, true, false]);
  });
});

describe("the lead in balance", () => {
  it("is the lowest balance's, and nobody's alone or on a tie", () => {
    expect(lowestAt([one!, four!], payment(16))).toBe("one");
    expect(lowestAt([one!, four!], payment(17))).toBe("four");
    expect(lowestAt([one!], payment(17))).toBeNull();
    expect(lowestAt([one!, { ...one!, id: "same" }], payment(17))).toBeNull();
    // Loan D is paid off by then, and owes nothing.
    expect(lowestAt([one!, four!], payment(200))).toBeNull();
  });

  it("flips at the payment that the visual target names, with what each owes", () => {
    const [first, ...others] = crossingsOf([one!, four!]);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ payment: 17, owed: 392_529.46, against: 393_579.03 });
    expect([first!.ahead.head, first!.behind.head]).toEqual(["Loan D", "Loan A"]);
    expect(paymentMonth(firstPayment, first!.payment)).toBe("Jun 2028");
  });

  it("is told of every two loans that are shown, the earliest first", () => {
    const pairs = crossingsOf([one!, two!, three!, four!]).map(({ ahead, behind }) => `${ahead.id} ${behind.id}`);
    expect(pairs).toEqual(["four one", "four two"]);
    expect(crossingsOf([one!, two!])).toEqual([]);
  });
  it("flips again where a lump sum turns it over", () => {
    const lumpPayments = [{ amount: 60_000, payment: 24, recast: true }];
    const [paid, , , fifteen] = scheduledLoans(changed(0, { lumpPayments }));
    const flips = crossingsOf([paid!, fifteen!]);
    expect(flips.map(({ payment, ahead, behind }) => [payment, ahead.id, behind.id])).toEqual([
      [17, "four", "one"],
      [24, "one", "four"],
      [expect.any(Number), "four", "one"],
    ]);
    const { payment } = flips[2]!;
    expect(fifteen!.months.balance[payment - 1]!).toBeLessThan(paid!.months.balance[payment - 1]!);
    expect(fifteen!.months.balance[payment - 2]!).toBeGreaterThanOrEqual(paid!.months.balance[payment - 2]!);
  });
});
