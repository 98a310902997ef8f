import { expect, it } from "vitest";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { kinds } from "../../kinds.fixture";
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
