/** For tests only: the largest scenario that a request may hold, with everything switched on. */

import { feeCategories } from "@highway/engine/costs/usual-fees";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { outsideFields, reportFields, toolMetaFields } from "@highway/engine/scenario/schema/report";
import { full, fullScenario } from "../full.fixture";

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

export function largestScenario() {
  const [home] = full.properties;
  const [arm, , refinance, existing] = full.loans;
  const details = home!.purchaseDetails[1]!;
  const fee = { name: "Fee", rate: 0.01, usePercent: true, percentOf: "loan", APR: true, isCredit: false };
  const data = Object.fromEntries(feeCategories.map((name) => [name, times(12, () => fee)]));
  const paying = {
    term: loanFields.term.max,
    type: "armHalf",
    ARM: { ...arm!.ARM, frequency: 6, scenario: "worst", customRates: [] },
    secondLoan: { type: "float10", ltv: 95, term: 50, amount: null, rate: 9 },
    additionalMonthlyPayments: times(loanFields.additionalMonthlyPayments.max, () => ({ amount: 0.01 })),
    lumpPayments: [{ amount: 1000, payment: 300, recast: true }],
    additionalCredits: times(loanFields.additionalCredits.max, () => ({ name: "Credit", amount: 1 })),
    closingCostObj: { name: "Worksheet", data },
    biweekly: false,
  };
  const loan = (at: number) => {
    const id = `loan${at}`;
    const on = { propertyID: `home${at % 6}`, purchaseDetailsID: `price${at % 6}` };
    if (at === 11) return { ...existing, id, ...on, monthsLeft: 600, payment: null };
    if (at === 10) return { ...refinance, ...paying, id, ...on, userCashToApply: null };
    return { ...arm, ...paying, id, ...on };
  };
  const series = {
    yearly: times(outsideFields.series.of.fields.forecast.fields.yearly.max, () => 3),
    source: "Index",
    date: "2026-10-01",
  };
  const homes = times(reportFields.properties.max, (at) => ({
    ...home!,
    id: `home${at}`,
    purchaseDetails: times(homeFields.purchaseDetails.max, (place) => ({ ...details, id: `price${place}` })),
    userAppraisedValue: null,
  }));
  return {
    ...fullScenario(),
    properties: homes,
    loans: times(reportFields.loans.max, loan),
    debts: times(reportFields.debts.max, (at) => ({ ...full.debts[0], id: `debt${at}` })),
    outside: {
      ...full.outside,
      series: Object.fromEntries(homes.map(({ id }) => [id, { forecast: series, historical: series }])),
    },
    horizonYears: times(toolMetaFields.horizonYears.max, (at) => 5 * (at + 1)),
  };
}
