import type { WorkingLoan, WorkingReport } from "./document";
import { newLoan, newPrice, newProperty } from "./new-report";

/** A worksheet of which 2,027 dollars are charges that the APR counts. */
const worksheet = (name: string, total: number) => {
  const fee = (label: string, rate: number, APR: boolean) => ({
    name: label,
    rate,
    usePercent: false,
    percentOf: "property" as const,
    APR,
    isCredit: false,
  });
  return { name, data: { lender: [fee("Loan origination", 2027, true)], title: [fee("Title", total - 2027, false)] } };
};

const loan = (id: string, property: string, price: string, fields: Partial<WorkingLoan>): WorkingLoan => ({
  ...newLoan(property, price),
  id,
  closingCostObj: worksheet("Wake County purchase", 5688),
  credits: 3000,
  ...fields,
});

/** The four loans on two homes of the visual target, whose figures were checked by a second calculation. */
export const fourLoans = (): WorkingReport => ({
  id: "rpt_01jd0000000000000000000000",
  name: "Raleigh or Cary",
  toolName: "lc2",
  asOf: "2026-11-20",
  properties: [
    {
      ...newProperty(),
      id: "brookhaven",
      address: "412 Brookhaven Dr",
      addressDisplay: "412 Brookhaven Dr",
      city: "Raleigh",
      state: "NC",
      zip: "27612",
      county: "Wake",
      countyTaxRate: 0.84,
      monthlyAssociationFee: 40,
      userAppraisedValue: 500_000,
      purchaseDetails: [
        { ...newPrice(500_000), id: "b500" },
        { ...newPrice(515_000), id: "b515" },
      ],
    },
    {
      ...newProperty(),
      id: "pullen",
      address: "98 Pullen Ct",
      addressDisplay: "98 Pullen Ct",
      city: "Cary",
      state: "NC",
      zip: "27511",
      county: "Wake",
      countyTaxRate: 0.82,
      monthlyAssociationFee: 65,
      purchaseDetails: [{ ...newPrice(465_000), id: "p465", userMonthlyHomeInsurance: 135 }],
    },
  ],
  loans: [
    loan("one", "brookhaven", "b500", { name: "Conventional 30", rate: 6.5 }),
    loan("two", "brookhaven", "b500", { name: "Conventional 30, 1 point", rate: 6.125, points: 1 }),
    loan("three", "brookhaven", "b500", {
      name: "FHA 30, 3.5% down",
      program: "fha",
      rate: 6.125,
      downPaymentPercentage: 3.5,
      closingCostObj: worksheet("FHA purchase", 5763),
      MIWorksheet: { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced: true },
    }),
    loan("four", "pullen", "p465", {
      name: "Conventional 15, Cary",
      rate: 5.75,
      term: 15,
      downPayment: 46_500,
      downPaymentPercentage: null,
      annualMIPercentage: 0.2,
      closingCostObj: worksheet("Cary purchase", 5604),
      credits: null,
      userPrepaidEscrows: 4800,
    }),
  ],
  debts: [],
  outside: {},
});
