import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { type About, absentFigure, amount, type Line, less, rate, text, total, workedFigure } from "./wording";

const aboutPoints: About = {
  figure: "costOfPoints",
  unit: "dollars",
  rule: "A percentage of the base amount, to the nearest cent.",
  source: "A point is one percent of what is lent; Highway charges it on the base amount, before anything is financed",
};

export function explainPoints({ costs, bases, loan }: Working): Explanation {
  const detail = loan.category === "existing" ? "Paid when the mortgage was closed" : undefined;
  const points = amount("Points", costs.points, {
    formula: "base amount × points ÷ 100, to the nearest cent",
    ...(detail && { detail }),
  });
  return workedFigure(
    aboutPoints,
    costs.points,
    [rate("Points", loan.points)],
    [amount("Base amount", bases.baseAmount), points],
  );
}

const costLines = (entries: readonly { name: string; amount: number }[]): Line[] =>
  entries.map(({ name, amount }) => [name || "Without a name", amount] as const);

const costInputs = ({ bases, loan }: Working): Step[] => {
  const worksheet = loan.closingCostObj?.name;
  const from = [amount("Price", bases.price), amount("Base amount", bases.baseAmount)];
  return worksheet === undefined ? from : [...from, text("Worksheet", worksheet)];
};

export function explainClosingCosts(working: Working): Explanation {
  const { closing } = working.costs;
  const worksheet = working.loan.closingCostObj?.name;
  const about: About = {
    figure: "closingCosts",
    unit: "dollars",
    rule: "The total typed, or else the linked worksheet's fees, in dollars or as a percentage of the price or the base amount. The worksheet's credits lower the cash to close instead.",
    source: closing.typed || worksheet === undefined ? "As typed" : `Closing cost worksheet “${worksheet}”`,
  };
  const typed = amount("Closing costs", closing.total, { detail: "As typed" });
  const step = closing.typed ? typed : total("Closing costs", costLines(closing.fees));
  return workedFigure(about, closing.total, costInputs(working), [step]);
}

const aboutCredits: About = {
  figure: "credits",
  unit: "dollars",
  rule: "The linked worksheet's credits, or else the total typed, plus any additional credits.",
  source: "Credits lower the cash to close and no other figure; compare 12 CFR 1026.37(g)(6)(ii) and (h)(1)(vi)",
};

/** The lines of the credits. The typed total is a line of its own, which must not repeat the sum's name. */
const creditLines = ({ costs }: Working): Line[] =>
  costLines(costs.credits.lines).map(([name, cents]) => [name === "Credits" ? "Credits as typed" : name, cents]);

export const explainCredits = (working: Working): Explanation =>
  workedFigure(aboutCredits, working.costs.credits.total, costInputs(working), [
    total("Credits", creditLines(working)),
  ]);

const aboutCashToClose: About = {
  figure: "cashToClose",
  unit: "dollars",
  rule: "Everything due, minus everything lent, credited or financed. A negative figure is cash that the client receives.",
  source: "Everything due equals everything lent, credited and brought; compare 12 CFR 1026.37(h)",
};
const centsOfDollars = (value: string | number) => Math.round(Number(value) * 100);

export function explainCashToClose(working: Working): Explanation {
  const { loan, cash, financing, bases } = working;
  if (loan.category === "existing") {
    const why = "An existing mortgage has already closed.";
    return { ...absentFigure(aboutCashToClose, why), value: 0, steps: [amount("Cash to close", 0, { detail: why })] };
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
  const credits = total("Credits", creditLines(working));
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
  const formula = `due at closing − credits − financed${lent.length > 0 ? " − what is lent" : ""}`;
  const last = { ...total("Cash to close", lines), formula };
  return workedFigure(aboutCashToClose, cash.toClose, inputs, [due, credits, financed, last]);
}

const aboutCashOut: About = {
  figure: "cashOut",
  unit: "dollars",
  rule: "What a refinance pays out to the client when its cash to close is negative.",
  source: aboutCashToClose.source,
};

export function explainCashOut(working: Working): Explanation {
  const { toClose } = working.cash;
  if (working.loan.category !== "refinance" || toClose >= 0)
    return absentFigure(aboutCashOut, "Nothing is paid out at closing.");
  const { inputs, steps } = explainCashToClose(working);
  const out = amount("Cash out", less(toClose), { detail: "The amount lent beyond everything due" });
  return workedFigure(aboutCashOut, less(toClose), inputs, [...steps, out]);
}
