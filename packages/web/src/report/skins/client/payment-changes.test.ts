import { usualArm } from "@highway/engine/scenario/testing/example";
import { expect, it } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { kinds } from "../../kinds.fixture";
import { monthParts } from "./month-parts";
import { paymentChanges } from "./payment-changes";
import { skinFor } from "./skin.fixture";

const changes = (kind: string, at = 0) => paymentChanges(skinFor(kinds[kind]!, at).picked);

it("tells the steps of a buydown, the turn of an interest-only loan, and when a rate can change", () => {
  expect(changes("temporary buydowns by each payer").map(({ fromPayment, reason }) => [fromPayment, reason])).toEqual([
    [13, "buydown"],
    [25, "buydown"],
  ]);
  expect(changes("interest only at first").map(({ fromPayment, reason }) => [fromPayment, reason])).toEqual([
    [61, "interestOnly"],
  ]);
  expect(changes("adjustable rates")[0]).toMatchObject({ fromPayment: 61, reason: "rate" });
});

it("tells of a lump sum that lowers the payment, and says of no rate that it changes where it stays", () => {
  const lumpPayments = [{ amount: 20_000, payment: 12, recast: true }];
  const withLump = (changes: object) => {
    const report = fourLoans();
    return skinFor({ ...report, loans: [{ ...report.loans[0]!, lumpPayments, ...changes }] });
  };
  const reasons = (changes: object) =>
    paymentChanges(withLump(changes).picked).map(({ fromPayment, reason }) => [fromPayment, reason]);
  expect(reasons({})).toEqual([[13, "recast"]]);
  expect(reasons({ type: "bd21" })).toEqual([
    [13, "buydown"],
    [25, "buydown"],
  ]);
  expect(reasons({ type: "arm1" })[0]).toEqual([13, "rate"]);
  expect(reasons({ type: "arm3" }).slice(0, 2)).toEqual([
    [13, "recast"],
    [37, "rate"],
  ]);
  const { picked, words } = withLump({});
  expect(monthParts(picked, words)[0]!.says).toBe(words.client.parts.recast);
});

it("tells of interest only beside a buydown, an adjustable rate and a lump sum what each of them changes", () => {
  const report = fourLoans();
  const told = (changes: object) => {
    const { picked, words } = skinFor({ ...report, loans: [{ ...report.loans[0]!, ...changes }] });
    expect(monthParts(picked, words)[0]!.says).toBe(words.client.parts.interestOnly);
    return paymentChanges(picked).map(({ fromPayment, reason }) => [fromPayment, reason]);
  };
  const program = "interest5";
  expect(told({ program, type: "bd21" })).toEqual([
    [13, "buydown"],
    [25, "buydown"],
    [61, "interestOnly"],
  ]);
  const ARM = { ...usualArm, scenario: "current", sofrToday: 6 };
  expect(told({ program: "interest10", type: "arm5", ARM }).at(-1)).toEqual([121, "interestOnly"]);
  const lumpPayments = [{ amount: 20_000, payment: 24, recast: false }];
  expect(told({ program, lumpPayments })).toEqual([
    [25, "recast"],
    [61, "interestOnly"],
  ]);
});

it("tells the month in which mortgage insurance ends, with the payment without it", () => {
  const { picked } = skinFor(fourLoans(), 3);
  const { monthly, miMonths } = picked.result;
  expect(monthly.mortgageInsurance).toBeGreaterThan(0);
  const [end, ...more] = paymentChanges(picked);
  expect(more).toEqual([]);
  expect(end).toMatchObject({ fromPayment: miMonths + 1, reason: "insurance" });
  expect(end!.payment).toBeCloseTo(monthly.total! - monthly.mortgageInsurance!, 2);
});

it("tells nothing of a loan whose payment stays", () => {
  expect(changes("conventional loans on two homes, at several prices, one with a typed APR")).toEqual([]);
});
