import { calculateExplained } from "../explain";
import { debtInterestPaid } from "../outcomes/remaining-interest";
import { type FigureName, figureNames } from "../schema/explanation";
import type {
  BreakEven,
  Comparison,
  Explanation,
  Horizon,
  Loan,
  LoanResult,
  Scenario,
  ScenarioResult,
  Step,
} from "../schema/types";
import { debtsPaidOff, mortgagesPaidOff } from "../steps/existing-mortgage";
import { exampleLoan, exampleScenario, usualArm } from "./example";
import { cardDebt, existingMortgage, homeRefinance, ownedHomeScenario } from "./owned-home.fixture";

const monthsOf = (breakEven: BreakEven | null | undefined) => {
  if (!breakEven || breakEven.kind === "never") return null;
  return breakEven.kind === "always" ? 0 : breakEven.months;
};
const last = (figure: keyof Horizon) => (loan: LoanResult) => loan.horizons.at(-1)?.[figure] ?? null;
const against = (loan: LoanResult, { comparison }: ScenarioResult): Partial<Comparison> =>
  comparison.find(({ loanID }) => loanID === loan.id) ?? {};

/** Adds up what the mortgages and debts that a refinance pays off would have cost at the last horizon. */
function costOfWhatIsReplaced(
  _: LoanResult,
  all: ScenarioResult,
  { category, propertyID }: Loan,
  scenario: Scenario,
): number | null {
  const [last] = (all.loans[0]?.horizons ?? []).slice(-1);
  if (category !== "refinance" || !last) return null;
  const mortgages = mortgagesPaidOff(scenario, propertyID).map(
    ({ id }) => all.loans.find((each) => each.id === id)!.horizons.at(-1)!.totalCost,
  );
  const debts = debtsPaidOff(scenario).map((debt) => debtInterestPaid(debt, last.years * 12));
  const inCents = [...mortgages.map((cost) => cost && Math.round(cost * 100)), ...debts];
  return inCents.includes(null) ? null : inCents.reduce<number>((sum, each) => sum + each!, 0) / 100;
}

/** Where the answer holds each figure that the engine can explain. */
export const figureInAnswer: Record<
  FigureName,
  (loan: LoanResult, all: ScenarioResult, typed: Loan, scenario: Scenario) => number | null
> = {
  applicablePrice: ({ applicablePrice }) => applicablePrice,
  amount: ({ amount }) => amount,
  baseAmount: ({ baseAmount }) => baseAmount,
  downPayment: ({ cash }, _, { category }) => (category === "purchase" ? cash.downPayment : null),
  ltv: ({ ltv }) => ltv,
  cltv: ({ cltv }) => cltv,
  payment: ({ monthly }) => monthly.principalAndInterest,
  rates: ({ rates }) => rates.at(-1)?.rate ?? null,
  buydown: ({ buydown, buydownCosts }) => (buydown ? buydownCosts : null),
  secondLoan: ({ secondLoan }) => secondLoan?.payment ?? null,
  secondLoanAmount: ({ secondLoan }) => secondLoan?.amount ?? null,
  secondLoanLater: ({ secondLoan }) => secondLoan?.amortizingPayment ?? null,
  secondLoanInterest: ({ secondLoan }) => secondLoan?.totals.interest ?? null,
  apr: ({ apr }) => apr,
  scenarioAPR: ({ loanEstimate }) => loanEstimate.scenarioAPR,
  MI: ({ MI }) => MI,
  miMonths: ({ miMonths }) => miMonths,
  miCancelOnRequest: ({ loanEstimate }) => loanEstimate.miCancelOnRequestAfterPayment,
  miAutoTermination: ({ loanEstimate }) => loanEstimate.miAutoTerminationAfterPayment,
  upfrontMI: ({ upfrontMI }) => upfrontMI,
  costOfPoints: ({ costOfPoints }) => costOfPoints,
  closingCosts: ({ closingCosts }) => closingCosts,
  credits: ({ credits }) => credits,
  prepaidEscrows: ({ prepaidEscrows }) => prepaidEscrows,
  propertyTax: ({ monthly }) => monthly.propertyTax,
  homeInsurance: ({ monthly }) => monthly.homeInsurance,
  associationFee: ({ monthly }) => monthly.associationFee,
  appraisalGap: ({ cash }) => cash.appraisalGap,
  financed: ({ cash }) => cash.financed,
  cashToClose: ({ cash }) => cash.toClose,
  cashOut: ({ cash }, _, { category }) => (category === "refinance" && cash.toClose < 0 ? -cash.toClose : null),
  totalPayment: ({ monthly }) => monthly.total,
  totalInterest: ({ totals }) => totals.interest,
  totalMortgageInsurance: ({ totals }) => totals.mortgageInsurance,
  totalPayments: ({ totals }) => totals.payments,
  finalPayment: ({ finalPayment }) => finalPayment,
  payoff: ({ payoffMonths }) => payoffMonths,
  interestSaved: ({ prepayment }) => prepayment?.interestSaved ?? null,
  mortgageInsuranceSaved: ({ prepayment }) => prepayment?.mortgageInsuranceSaved ?? null,
  scheduledInterest: ({ prepayment }) => prepayment?.scheduledInterest ?? null,
  monthsSaved: ({ prepayment }) => prepayment?.monthsSaved ?? null,
  escrowAnalysis: ({ escrowAnalysis }) => escrowAnalysis?.initialDeposit ?? null,
  escrowMonthly: ({ escrowAnalysis }) => escrowAnalysis?.monthly ?? null,
  escrowCushion: ({ escrowAnalysis }) => escrowAnalysis?.cushion ?? null,
  dti: ({ dti }) => dti,
  appreciation: last("value"),
  appreciationRate: ({ appreciation }) => appreciation[0]?.rate ?? null,
  balance: last("balance"),
  interestPaid: last("interestPaid"),
  principalPaid: last("principalPaid"),
  equity: last("equity"),
  taxSavings: last("taxSavings"),
  totalCost: last("totalCost"),
  netGain: last("netGain"),
  ownershipCosts: last("ownershipCosts"),
  paymentBreakEven: (loan, all) => monthsOf(against(loan, all).paymentBreakEven),
  costBreakEven: (loan, all) => monthsOf(against(loan, all).costBreakEven),
  wealthBreakEven: (loan, all) => monthsOf(against(loan, all).wealthBreakEven),
  crossover: (loan, all) => against(loan, all).crossover?.months ?? null,
  savings: ({ savings }) => savings?.monthlySavings ?? null,
  monthlyBefore: ({ savings }) => savings?.monthlyBefore ?? null,
  monthlyAfter: ({ savings }) => savings?.monthlyAfter ?? null,
  refinanceCost: ({ savings }) => savings?.cost ?? null,
  savingsBreakEven: ({ savings }) => monthsOf(savings?.breakEven),
  interestBefore: ({ savings }) => savings?.interestBefore ?? null,
  interestAfter: ({ savings }) => savings?.interestAfter ?? null,
  costBefore: costOfWhatIsReplaced,
  payoffs: ({ cash }, _, { category }) => (category === "refinance" ? cash.payoffs : null),
  prepaidFinanceCharge: ({ loanEstimate }) => loanEstimate.prepaidFinanceCharge,
  amountFinanced: ({ loanEstimate }) => loanEstimate.amountFinanced,
  financeCharge: ({ loanEstimate }) => loanEstimate.financeCharge,
  totalOfPayments: ({ loanEstimate }) => loanEstimate.totalOfPayments,
  totalInterestPercentage: ({ loanEstimate }) => loanEstimate.totalInterestPercentage,
  paidInFiveYears: ({ loanEstimate }) => loanEstimate.inFiveYears.paid,
  principalInFiveYears: ({ loanEstimate }) => loanEstimate.inFiveYears.principal,
  moveUp: ({ id }, { moveUp }) => moveUp?.loans.find(({ loanID }) => loanID === id)?.cashAfterSale ?? null,
  saleProceeds: ({ id }, { moveUp }) => (moveUp?.loans.some(({ loanID }) => loanID === id) ? moveUp.proceeds : null),
  monthlyChange: ({ id }, { moveUp }) => moveUp?.loans.find(({ loanID }) => loanID === id)?.monthlyChange ?? null,
};

/** These loans cover every program with small and large down payments, costs paid and financed, premiums computed and typed. */
const worksheet = exampleScenario.loans[0]!.closingCostObj;
const programs = ["conventional", "fha", "va", "usda", "other", "allCash"] as const;
const downs = [0, 3.5, 10, 15, 20, 100].map((downPaymentPercentage) => ({ downPaymentPercentage }));
const costs: Partial<Loan>[] = [
  {},
  { points: 1.375, closingCostObj: worksheet, credits: 900, escrows: { insurance: 3, tax: 7, interest: 9 } },
  { closingCosts: 4000, userPrepaidEscrows: 800, MI: 80, upfrontMI: 700, customAPRCost: 1500, customAPR: 7 },
  { annualMIPercentage: 0.4, additionalCredits: [{ name: "Gift", amount: 250 }], selfInsured: true },
  { annualMIPercentage: 0.4, term: 15, rate: 0 },
];
const lending = [false, true].map(
  (financed): Partial<Loan> => ({
    isFinancedCC: financed,
    isFinancedPoints: financed,
    isFinancedPrepaidEscrow: financed,
    MIWorksheet: { ...exampleLoan.MIWorksheet, isFinanced: financed },
  }),
);
export const fixedLoans: Loan[] = programs.flatMap((program) =>
  downs.flatMap((down) =>
    costs.flatMap((cost) => lending.map((flags) => ({ ...exampleLoan, program, ...down, ...cost, ...flags }))),
  ),
);

const ways: Partial<Loan>[] = [
  { type: "arm5" },
  { type: "armHalf", ARM: { ...usualArm, scenario: "current", sofrToday: 3.9 } },
  { type: "arm7", ARM: { ...usualArm, scenario: "histAVG", frequency: 12, indexAverage: 1.9, floor: 3 } },
  { type: "arm3", ARM: { ...usualArm, scenario: "custom", customRates: [5, 7.5, 6] } },
  { type: "arm15", term: 15 },
  { program: "interest10", MI: 90 },
  { program: "interest5", type: "arm3", ARM: { ...usualArm, scenario: "current" } },
  { type: "bd321", buydownPaidBy: "borrower" },
  { type: "bd21", buydownCosts: 5000 },
  { type: "bd10", program: "interest7", buydownPaidBy: "lender" },
  { secondLoan: { type: "fixed", ltv: 90, term: 20, amount: null, rate: 8 } },
  { secondLoan: { type: "float10", ltv: 90, term: 30, amount: 40_000, rate: 0 } },
  { secondLoan: { type: "heloc", ltv: 90, term: 30, amount: null, rate: 0, margin: 0.5, ceiling: 18 } },
  { secondLoan: { type: "heloc", ltv: 90, term: 15, amount: 30_000, rate: 0, index: 7.5, floor: 8, drawYears: 5 } },
  { additionalMonthlyPayments: [{ amount: 250 }, { amount: 50 }], biweekly: true },
  { lumpPayments: [{ amount: 60_000, payment: 24, recast: true }] },
  { lumpPayments: [{ amount: 60_000, payment: 24, recast: false }], downPaymentPercentage: 10 },
  { program: "interest5", lumpPayments: [{ amount: 60_000, payment: 24, recast: true }] },
  { program: "va", MIWorksheet: { ...exampleLoan.MIWorksheet, activeModifiers: ["exempt"] }, downPaymentPercentage: 0 },
  { downPaymentPercentage: 2 },
  { program: "allCash", term: 0, rate: 0 },
];
const client = { monthlyIncome: 14_000, filingStatus: "marriedJoint", ficoMin: 701 } as const;
const series = {
  forecast: { yearly: [3, 2.5, 4], source: "Zillow", date: "2026-10-31" },
  historical: { yearly: [5, -2, 7], source: "FHFA", date: "2026-09-30" },
};
const grown = (home: Scenario["properties"][number]) => ({
  ...home,
  taxInc: 2.5,
  repairs: 4000,
  userAppraisedValue: 480_000,
});

/** A scenario of rate types, interest-only years, buydowns, second loans and extra payments, with a client and known prices. */
export const waysToRepay: Scenario = {
  ...exampleScenario,
  client,
  debts: [cardDebt({ payOff: false }), cardDebt({ id: "car", name: "", payment: 400 })],
  properties: exampleScenario.properties.map((home) => (home.id === "brookhaven" ? grown(home) : home)),
  loans: ways.map((way, at) => ({ ...exampleLoan, id: `way${at}`, closingCostObj: worksheet, ...way })),
  outside: { sofr: { value: 4.1, date: "2026-11-19" }, series: { brookhaven: series } },
  horizonYears: [10, 1, 7, 7, 40],
};

const mortgage = existingMortgage({ name: "Mortgage", MI: 90 });
const refinances: Partial<Loan>[] = [
  {},
  { targetLTV: 80, closingCosts: 4000, points: 1 },
  { userCashToApply: 20_000, program: "conventional", type: "arm7" },
  { userCashToApply: 900_000 },
  { program: "fha", secondLoan: { type: "float5", ltv: 90, term: 30, amount: null, rate: 8 } },
  { program: "va", targetLTV: 90, MIWorksheet: { ...exampleLoan.MIWorksheet, activeModifiers: ["cashOut"] } },
  { program: "allCash", term: 0, rate: 0 },
];
/** A scenario of refinances that pay off a mortgage and debts, where another mortgage and another debt stay. */
export const refinanceScenario: Scenario = ownedHomeScenario(
  [
    mortgage,
    existingMortgage({ id: "stays", payOff: false, payment: null }),
    ...refinances.map((way, at) => homeRefinance({ id: `new${at}`, ...way })),
  ],
  {
    client: { taxRate: 30 },
    debts: [cardDebt(), cardDebt({ id: "loan", rate: null }), cardDebt({ id: "later", payOff: false })],
  },
);

/** A scenario in which a home is sold to buy another, on which nothing is paid off. */
export const moveUpScenario: Scenario = ownedHomeScenario(
  [
    mortgage,
    { ...exampleLoan, id: "next" },
    { ...exampleLoan, id: "cheaper", type: "bd21" },
    homeRefinance({ id: "none", propertyID: "brookhaven", purchaseDetailsID: "asking" }),
  ],
  { closingDate: "2026-12-01", horizonYears: [] },
);

/** Explains every figure of loans of the example scenario. */
export const explainedLoans = (loans: readonly Loan[]) =>
  calculateExplained({ ...exampleScenario, loans }, { explain: figureNames }).loans;

/** Finds the value of an explanation's step by its label. */
export const stepValue = ({ steps }: Explanation, label: string) =>
  Number(steps.find((each) => each.label === label)!.value);

export const everyStep = (steps: readonly Step[]): Step[] =>
  steps.flatMap((each) => [each, ...everyStep(each.parts ?? [])]);

const cents = ({ value }: Step) => Math.round(Number(value) * 100);

function faultOfStep(step: Step): string | null {
  const { label, value, unit, parts, detail = "", formula = "" } = step;
  if (/\b(Try|tries)\b/i.test(`${label} ${detail} ${formula}`)) return `${label} shows how a solver went about it`;
  if (unit !== "text" && !Number.isFinite(value)) return `${label} is ${value}`;
  if (Object.is(value, -0)) return `${label} is -0`;
  if (unit !== "dollars" || !parts) return null;
  const total = parts.reduce((sum, part) => sum + cents(part), 0);
  return total === cents(step) ? null : `${label} is ${value}, its parts ${total / 100}`;
}

/** A working ends with its formula in words, or with the words for why there is none (typed, nothing lent), and comes to its figure. */
function faultsOfEnd({ value: last, formula, detail, parts = [], label }: Step, value: number): string[] {
  const faults = last === value ? [] : [`leads to ${last}, not ${value}`];
  if (!formula && !detail) faults.push(`ends with “${label}” without its formula`);
  if (parts.length === 1 && parts[0]!.label === label) faults.push(`repeats “${label}”`);
  return faults;
}

/** What a working of any figure does wrong: it does not lead to the figure that is shown, does not add up, or holds what is no number. */
export function faultsOf(
  { figure, value, inputs, steps }: Omit<Explanation, "figure"> & { figure: string },
  answer: number | null,
): string[] {
  const faults = everyStep([...inputs, ...steps]).map(faultOfStep);
  if (value !== answer) faults.push(`is ${value}, shown ${answer}`);
  if (value !== null) faults.push(...faultsOfEnd(steps.at(-1)!, value));
  return faults.flatMap((fault) => (fault === null ? [] : `${figure}: ${fault}`));
}
