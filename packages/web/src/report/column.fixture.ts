import type { LoanResult, Program } from "@highway/engine/scenario/schema/types";
import { offeredPlace } from "../scenario/names/loan-name";
import { newLoan, newProperty } from "../scenario/new-report";
import type { Computed } from "./columns";

type Figures = {
  id?: string;
  index?: number;
  program?: Program;
  property?: string;
  price?: string;
  payment?: number | null;
  principalAndInterest?: number;
  mortgageInsurance?: number | null;
  toClose?: number;
  cash?: Partial<LoanResult["cash"]>;
  apr?: number | null;
  amount?: number;
  customAPR?: number | string | null;
  interest?: number;
  payoffMonths?: number;
  horizons?: LoanResult["horizons"];
};

/** Makes a loan with only the figures of a test; all others are 0. */
export function column(figures: Figures): Computed {
  const { id = "loan", index = 0, payment = 0, mortgageInsurance = 0 } = figures;
  const cash = { downPayment: 0, payoffs: 0, closingCosts: 0, points: 0, prepaidEscrows: 0, upfrontMI: 0, buydown: 0 };
  return {
    id,
    ...offeredPlace(index),
    title: "Conventional 30",
    terms: null,
    isOwed: false,
    replaced: null,
    asOf: "2026-11-22",
    closingDate: undefined,
    loans: [],
    loan: {
      ...newLoan(figures.property ?? "home", figures.price ?? "price"),
      id,
      program: figures.program ?? "conventional",
      customAPR: figures.customAPR ?? null,
      rate: 6.5,
    },
    property: { ...newProperty(), countyTaxRate: 0.84 },
    price: undefined,
    result: {
      ...({} as LoanResult),
      id,
      apr: figures.apr ?? null,
      ...(figures.amount !== undefined && { amount: figures.amount }),
      premiums: [],
      missing: [],
      rates: [],
      secondLoan: null,
      savings: null,
      rateCard: null,
      insurersQuote: null,
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
