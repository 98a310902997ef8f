import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import { type About, absent, amount, type Line, less, total, worked } from "./wording";

const aboutCashToClose: About = {
  figure: "cashToClose",
  unit: "dollars",
  rule: "Everything due, less everything lent, credited or financed. Negative is cash that the client receives.",
  source: "Everything due equals everything lent, credited and brought; compare 12 CFR 1026.37(h)",
};
const centsOfDollars = (value: string | number) => Math.round(Number(value) * 100);

export function explainCashToClose({ loan, cash, costs, financing, bases }: Working): Explanation {
  if (loan.category === "existing") {
    const why = "An existing mortgage was closed long ago.";
    return { ...absent(aboutCashToClose, why), value: 0, steps: [amount("Cash to close", 0, { detail: why })] };
  }
  const due = total("Due at closing", [
    ["Down payment", cash.downPayment],
    ["Mortgages and debts paid off", cash.payoffs],
    ["Price above the appraised value", cash.appraisalGap],
    ["Closing costs", cash.closingCosts],
    ["Points", cash.points],
    ["Prepaids and escrows", cash.prepaidEscrows],
    ["Upfront mortgage insurance", cash.upfrontMI],
    ["The borrower's buydown", cash.buydown],
  ]);
  const credits = total(
    "Credits",
    costs.credits.lines.map(({ name, amount }) => [name, amount] as const),
  );
  const financed = total("Financed", [
    ["Closing costs", financing.financed.closingCosts],
    ["Points", financing.financed.points],
    ["Prepaids and escrows", financing.financed.prepaids],
    ["Upfront mortgage insurance", financing.financed.upfrontMI],
  ]);
  // The down payment of a purchase is what is left to pay once both loans are in.
  const lent: Line[] =
    loan.category === "refinance"
      ? [
          ["Base amount", less(bases.baseAmount)],
          ["Second loan", less(bases.second)],
        ]
      : [];
  const lines: Line[] = [
    ["Due at closing", centsOfDollars(due.value)],
    ["Credits", less(cash.credits)],
    ["Financed", less(cash.financed)],
    ...lent,
  ];
  const inputs = [
    amount(loan.category === "purchase" ? "Price" : "Value of the home", bases.price),
    amount("Base amount", bases.baseAmount),
  ];
  return worked(aboutCashToClose, cash.toClose, inputs, [due, credits, financed, total("Cash to close", lines)]);
}

const aboutCashOut: About = {
  figure: "cashOut",
  unit: "dollars",
  rule: "What a refinance pays out to the client: its cash to close, where that is less than nothing.",
  source: aboutCashToClose.source,
};

export function explainCashOut(working: Working): Explanation {
  const { toClose } = working.cash;
  if (working.loan.category !== "refinance" || toClose >= 0)
    return absent(aboutCashOut, "Nothing is paid out at closing.");
  const { inputs, steps } = explainCashToClose(working);
  const out = amount("Cash out", less(toClose), { detail: "What is lent beyond all that is due" });
  return worked(aboutCashOut, less(toClose), inputs, [...steps, out]);
}
