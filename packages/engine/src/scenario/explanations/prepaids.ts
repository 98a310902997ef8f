import { daysLeftInMonth } from "../../rules/day";
import { escrowDefault } from "../../rules/product-defaults";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { type About, amount, count, figure, text, total, workedFigure } from "./wording";

const dayBasis = ({ financing, loan }: Working): Step =>
  amount("Interest per day", financing.perDiem, {
    detail: `On a year of ${loan.interestDayBasis} days, to the nearest cent`,
    formula: `loan amount before financed prepaids × rate ÷ 100 ÷ ${loan.interestDayBasis}`,
  });

/** Says of which days interest is paid ahead, where the closing date tells. */
const closingInputs = (closingDate: string): Step[] => [
  text("Closing date", closingDate),
  count(
    "Days from the closing date to the end of its month",
    daysLeftInMonth(closingDate),
    "days",
    "Both days are counted",
  ),
];

const counted = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

const aboutByClosing: About = {
  figure: "prepaidEscrows",
  unit: "dollars",
  rule: "The deposit from the escrow analysis, the first year's home insurance premium, and per-diem interest from the closing date to the end of its month.",
  source: "12 CFR 1024.17(c)(1)(i), the deposit; 12 CFR 1026.37(g)(2) and (3), prepaids and the initial escrow payment",
};

/** Explains prepaids that go by the closing date. Their parts are the escrow analysis's, whose own working has its steps. */
function explainByClosing(working: Working, closingDate: string): Explanation {
  const { prepaids } = working.financing;
  const { costs } = working;
  const days = daysLeftInMonth(closingDate);
  const inputs = [
    amount("Annual home insurance", costs.insurance.year),
    amount("Annual property tax", costs.tax.year),
    dayBasis(working),
    ...closingInputs(closingDate),
  ];
  const sum = total(
    "Prepaids and escrows",
    [
      ["Deposit from the escrow analysis", prepaids.deposit],
      ["The first year's home insurance premium", prepaids.insurance],
      [`${counted(days, "day")} of interest`, prepaids.interest],
    ],
    "Deposit + first premium + interest per day × days",
  );
  return workedFigure(aboutByClosing, prepaids.total, inputs, [sum]);
}

function inputsByMonths(working: Working): Step[] {
  const { costs, financing, loan, scenario } = working;
  const { escrows } = financing;
  const { closingDate } = scenario;
  const daysFollow = loan.escrows?.interest === undefined && escrows.interest > 0;
  return [
    amount("Annual home insurance", costs.insurance.year),
    count("Months of home insurance", escrows.insurance, "months"),
    amount("Annual property tax", costs.tax.year),
    count("Months of property tax", escrows.tax, "months"),
    dayBasis(working),
    count("Days of interest", escrows.interest, "days"),
    ...(closingDate !== undefined && daysFollow ? closingInputs(closingDate) : []),
  ];
}

/** Explains prepaids and escrows: what the closing date requires, months and days, or a typed total. */
export function explainPrepaids(working: Working): Explanation {
  const { financing, loan, asOf, scenario } = working;
  if (financing.isByClosing && scenario.closingDate !== undefined)
    return explainByClosing(working, scenario.closingDate);
  const { prepaids, escrows, defaultPrepaids } = financing;
  const existing = loan.category === "existing";
  const usual = !loan.escrows && loan.program !== "allCash" && !existing;
  const computed = total("Prepaids and escrows", [
    [`${counted(escrows.insurance, "month")} of home insurance`, prepaids.insurance],
    [`${counted(escrows.tax, "month")} of property tax`, prepaids.tax],
    [`${counted(escrows.interest, "day")} of interest`, prepaids.interest],
  ]);
  const detail = `As typed. Computed: ${figure(defaultPrepaids)}`;
  const typed = amount("Prepaids and escrows", prepaids.total, { detail });
  return {
    figure: "prepaidEscrows",
    value: prepaids.total / 100,
    unit: "dollars",
    rule: "Months of home insurance and property tax, each one twelfth of the annual amount, and daily interest up to the first full month.",
    source: usual
      ? escrowDefault.source
      : "12 CFR 1024.17, escrow accounts; interest per day on a year of 365 or 360 days",
    version: usual ? escrowDefault.version(asOf).from : null,
    inputs: inputsByMonths(working),
    steps: [loan.userPrepaidEscrows === null || existing ? computed : typed],
  };
}
