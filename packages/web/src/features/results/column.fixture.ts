import type { LoanResult } from "@highway/core/scenario/types";
import type { Computed } from "./rows";

type Figures = {
  id?: string;
  place?: number;
  program?: Computed["loan"]["program"];
  property?: string;
  price?: string;
  payment?: number | null;
  principalAndInterest?: number;
  mortgageInsurance?: number | null;
  toClose?: number;
  cash?: Partial<LoanResult["cash"]>;
  apr?: number | null;
  customAPR?: number | null;
  interest?: number;
  payoffMonths?: number;
  horizons?: LoanResult["horizons"];
};

/** A loan with only the figures that a test speaks of; what it leaves out is 0. */
export function column(figures: Figures): Computed {
  const { id = "loan", place = 1, payment = 0, mortgageInsurance = 0 } = figures;
  const cash = { downPayment: 0, payoffs: 0, closingCosts: 0, points: 0, prepaidEscrows: 0, upfrontMI: 0, buydown: 0 };
  return {
    id,
    place,
    title: `Loan ${place}`,
    name: "Conventional 30",
    loan: {
      program: figures.program ?? "conventional",
      customAPR: figures.customAPR ?? null,
      term: 30,
      rate: 6.5,
    },
    property: { id: figures.property ?? "home", street: "Brookhaven Dr" },
    price: { id: figures.price ?? "price", dollars: 500_000 },
    result: {
      ...({} as LoanResult),
      id,
      apr: figures.apr ?? null,
      payoffMonths: figures.payoffMonths ?? 360,
      monthly: {
        principalAndInterest: figures.principalAndInterest ?? 0,
        secondLoan: 0,
        mortgageInsurance,
        propertyTax: 0,
        homeInsurance: 0,
        associationFee: 0,
        total: payment,
      },
      cash: { ...cash, appraisalGap: 0, credits: 0, financed: 0, ...figures.cash, toClose: figures.toClose ?? 0 },
      totals: { interest: figures.interest ?? 0, principal: 0, mortgageInsurance: 0, payments: 0 },
      horizons: figures.horizons ?? [],
    },
  };
}
