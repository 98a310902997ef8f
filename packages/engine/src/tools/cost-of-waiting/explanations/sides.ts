import { dollars } from "../../../money/cents";
import { inflationDefault, rentGrowthDefault } from "../../../rules/tool-defaults";
import { amount, assumedStep, count, figure, growthSteps, ofLoan, type Told, total, workedFigure } from "../../wording";
import { whileWaiting } from "../cost-of-waiting";
import type { CostOfWaitingFigure } from "../figures";
import type { Waited } from "../waited";
import { monthsText } from "./shared";

function explainPrice(waited: Waited, key: "priceLater" | "priceChange"): Told {
  const { working, priceLater, growth, waiting } = waited;
  const { price } = working.bases;
  const inputs = [
    amount("Price today", price),
    count("Wait", waiting.months, "months"),
    ...growthSteps(working, growth),
  ];
  const grown = total(`Price after ${monthsText(waiting.months)}`, [
    ["Price today", price],
    ["Growth", priceLater - price],
  ]);
  const rule =
    "The price grown at each year's effective rate, which is price × (1 + rate)^(months ÷ 12), rounded once to the nearest cent.";
  if (key === "priceLater") return workedFigure({ rule }, priceLater, inputs, [grown]);
  const change = total("Change of the price", [
    ["Price later", priceLater],
    ["Price today", 0 - price],
  ]);
  return workedFigure({ rule: `${rule} The change is what it is more than today's.` }, priceLater - price, inputs, [
    grown,
    change,
  ]);
}

function explainPaymentChange({ working, later }: Waited): Told {
  const side = ({ monthly }: typeof working) =>
    monthly.principalAndInterest + monthly.secondLoan + (monthly.mortgageInsurance ?? 0);
  const [now, then] = [side(working), side(later.working)];
  return workedFigure(
    { rule: "The first payment with mortgage insurance later, minus the one now." },
    then - now,
    [],
    [
      total("Change of the payment", [
        ["Later", then],
        ["Now", 0 - now],
      ]),
    ],
  );
}

function explainRentPaid(waited: Waited): Told {
  const { renter, waiting, assumptions, working } = waited;
  const years = Math.ceil(waiting.months / 12);
  const lines = Array.from({ length: years }, (_, at) => {
    const months = Math.min(12, waiting.months - at * 12);
    const { rent, insurance } = renter.years[at]!;
    return [
      `${monthsText(months)} of year ${at + 1} at ${figure(rent + insurance)}`,
      months * (rent + insurance),
    ] as const;
  });
  return workedFigure(
    { rule: "The rent and the renter's insurance of each month until the purchase." },
    whileWaiting(waited).rentPaid,
    [
      amount("First rent", dollars(assumptions.rent)),
      assumedStep("Annual rent growth", assumptions.rentGrowth, rentGrowthDefault, working.asOf),
      amount("Monthly renter's insurance", dollars(assumptions.rentersInsurance)),
      assumedStep("Annual inflation", assumptions.inflation, inflationDefault, working.asOf),
    ],
    [total(`Over ${monthsText(waiting.months)}`, lines)],
  );
}

const explainWhile = (waited: Waited, key: "principalRepaid" | "interestPaid", rule: string): Told => {
  const cents = whileWaiting(waited)[key];
  const formula = "the sum of the schedule's payments until then";
  return workedFigure(
    { rule },
    cents,
    [count("Wait", waited.waiting.months, "months")],
    [amount(`Over ${monthsText(waited.waiting.months)}`, cents, { formula })],
  );
};

export const sidesExplainers = {
  cashNow: ({ working }) => ofLoan(working, "cashToClose"),
  cashLater: ({ later }) => ofLoan(later.working, "cashToClose"),
  loanNow: ({ working }) => ofLoan(working, "amount"),
  loanLater: ({ later }) => ofLoan(later.working, "amount"),
  paymentNow: ({ working }) => ofLoan(working, "payment"),
  paymentLater: ({ later }) => ofLoan(later.working, "payment"),
  miMonthNow: ({ working }) => ofLoan(working, "MI"),
  miMonthLater: ({ later }) => ofLoan(later.working, "MI"),
  miMonthsNow: ({ working }) => ofLoan(working, "miMonths"),
  miMonthsLater: ({ later }) => ofLoan(later.working, "miMonths"),
  priceLater: (waited) => explainPrice(waited, "priceLater"),
  priceChange: (waited) => explainPrice(waited, "priceChange"),
  paymentChange: explainPaymentChange,
  rentPaid: explainRentPaid,
  principalRepaid: (waited) =>
    explainWhile(waited, "principalRepaid", "What the buyer who buys now repays of the loan until the later purchase."),
  interestPaid: (waited) =>
    explainWhile(waited, "interestPaid", "What the buyer who buys now pays in interest until the later purchase."),
} satisfies Partial<Record<CostOfWaitingFigure, (waited: Waited) => Told>>;
