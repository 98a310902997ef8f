import type { MendedKey } from "./mended-conventions";

type Said = {
  label: string;
  /** The one-line note: what the figure is now, and what it was before. */
  sentence: string;
  source: string;
};

/** What an officer reads of each mended convention, beside its figures and on the page of rules. Clients read their own words and fetch none of these. */
export const mendedSentences: Record<MendedKey, Said> = {
  lendersCreditsApart: {
    label: "The Loan Estimate's totals leave the lender's credits out",
    sentence:
      "A credit of the lender among the fees of a worksheet no longer lowers the loan costs in the total of payments and “In 5 years”. The Loan Estimate subtracts it from all closing costs together.",
    source: "12 CFR 1026.37(f)(4) and (g)(6)(ii)",
  },
  combinedCountsEveryMortgage: {
    label: "Combined loan-to-value of an existing mortgage counts every mortgage on the home",
    sentence:
      "The combined loan-to-value of an existing mortgage counts the other mortgages on the home. It used to count only its own balance.",
    source: "Arithmetic; that of a refinance counts the mortgages that it leaves",
  },
  equityCountsEveryMortgage: {
    label: "Equity counts every mortgage on the home",
    sentence:
      "Equity leaves out what is owed on other mortgages on the home, such as a second lien that a refinance leaves. They used to be counted as equity.",
    source: "Arithmetic; combined loan-to-value counts the same mortgages",
  },
  financedCostsCount: {
    label: "The Loan Estimate's totals count financed costs",
    sentence:
      "The total of payments and “In 5 years” count loan costs and prepaid interest also where the loan lends them, as the Loan Estimate does. Financed ones used to be left out.",
    source: "12 CFR 1026.37(l)(1)(i), comment 1; 1026.38(o)(1); sample H-24(D)",
  },
  taxesByUnits: {
    label: "Tax savings count the unit that the client lives in",
    sentence:
      "On a home with two to four units, tax savings count an equal part of interest, points, mortgage insurance and property tax for the unit that the client lives in. The whole home used to count.",
    source: "IRS Publication 527, Renting Part of Property; IRS Publication 936, Divided use of your home",
  },
  feeByWholePrice: {
    label: "VA's funding fee goes by all that is paid of the price",
    sentence:
      "Where a home is appraised below its price, the down payment that decides VA's funding fee counts what is paid above the appraised value, as a percentage of the price. It used to be left out.",
    source: "38 U.S.C. 3729(b)(4)",
  },
  insuranceEndsByHome: {
    label: "Mortgage insurance on two to four units or an investment property ends at half the term",
    sentence:
      "On two to four units and on an investment property, conventional mortgage insurance ends after half the term, or on request at 70% of the original value. It used to end as on a one-unit home that the borrower lives in.",
    source: "Fannie Mae Servicing Guide B-8.1-04; the Homeowners Protection Act covers one-unit principal residences",
  },
  taxesByOccupancy: {
    label: "Tax savings go by who lives in the home",
    sentence:
      "No tax savings are counted for an investment property, and the points of a second home are not deducted in its first year. Both used to be counted as those of a primary residence.",
    source: "26 U.S.C. 62(a)(4), 163(h)(4)(A) and 461(g)(2)",
  },
  deductedPoints: {
    label: "The points of a purchase are deducted in its first year",
    sentence: "Tax savings count the points of a purchase as interest of its first year. They used to be left out.",
    source: "26 U.S.C. 461(g)(2); IRS Publication 530",
  },
  savingsAddedUp: {
    label: "A refinance breaks even when its savings, added up, have paid back the cost",
    sentence:
      "The break-even of the savings adds up each month's savings as payments are due, until the old loans would have ended. It used to take the first month's savings for every month.",
    source: "Arithmetic; payments that change are compared month by month",
  },
  paymentsAddedUp: {
    label: "A break-even by payment adds up the payments as they are due",
    sentence:
      "Break-even by payment adds up each month's payment as it is due. It used to take the first month's payment for every month.",
    source: "Arithmetic; payments that change are compared month by month",
  },
  occupancyPricesInsurance: {
    label: "Occupancy and units price conventional mortgage insurance",
    sentence:
      "Mortgage insurance is priced for a second home, an investment property, or three or four units when the loan is for one. It used to be priced that way only when the worksheet was marked.",
    source: "Adjustments of the conventional mortgage insurance rate card",
  },
  sectionsOfFees: {
    label: "Each fee has its section of the Loan Estimate",
    sentence:
      "The total of payments and “In 5 years” count the fees of sections A to C of the Loan Estimate. They used to count fees by their category in the worksheet.",
    source: "12 CFR 1026.37(f), (g) and (l)(1); 1026.38(o)(1)",
  },
  interestFromClosing: {
    label: "Prepaid interest runs from the closing date to the end of its month",
    sentence:
      "When a closing date is typed without days of interest, interest is prepaid from that date to the end of its month. It used to be 0 days.",
    source: "12 CFR 1026.37(g)(2)(iii)",
  },
  averageBalancePremium: {
    label: "FHA's annual premium follows the balance",
    sentence: "FHA's premium is charged on each year's average scheduled balance. It used to be level.",
    source:
      "HUD, Monthly (Periodic) Mortgage Insurance Premium Calculation, https://www.hud.gov/program_offices/housing/comp/premiums/sfpcalc (Mortgagee Letter 98-22)",
  },
  averageBalanceFee: {
    label: "USDA's annual fee follows the balance, and a financed fee is a share of the whole loan",
    sentence:
      "USDA's annual fee is charged on each year's average scheduled balance, and a financed guarantee fee is 1% of the whole loan. Both used to be charged on the amount before the fee.",
    source:
      "7 CFR 3555.107; USDA HB-1-3555, chapter 16 (paragraph 16.5, annual fee: average scheduled unpaid principal balance, by the original amortization schedule)",
  },
  insuranceEndsByActualPayments: {
    label: "Paying more ends conventional mortgage insurance sooner",
    sentence:
      "When more is paid than is due, mortgage insurance ends on request, once the actual balance is 80% of the original value. It used to end by the contract's schedule.",
    source: "12 U.S.C. 4901(2) and 4902(a)",
  },
  qualifyingPayment: {
    label: "Debt to income counts the qualifying payment",
    sentence:
      "Debt to income counts the payment at the rate that agencies use to qualify a loan. It used to count the first month's payment.",
    source:
      "Fannie Mae Selling Guide B3-6-04; HUD Handbook 4000.1 II.A; VA Pamphlet 26-7 chapter 4; 12 CFR 1026.43(c)(5)",
  },
  disclosedRate: {
    label: "An adjustable loan has one APR",
    sentence:
      "The APR and the Loan Estimate of an adjustable loan assume that the index stays where it is today. They used to follow the chosen scenario.",
    source: "12 CFR 1026.17(c)(1), comments 8 and 10",
  },
  agencyCaps: {
    label: "FHA and VA rates change yearly, under their own caps",
    sentence: "An FHA or VA loan's rate changes once a year, under its program's caps. It used to follow Fannie Mae's.",
    source: "24 CFR 203.49; HUD Handbook 4000.1 II.A.8.f; 38 CFR 36.4312(d)",
  },
  effectiveGrowth: {
    label: "A yearly growth rate is effective, and an owned home follows its price index",
    sentence:
      "A home's value grows by its full yearly rate each year, and an owned home's follows the price index since it was bought. The rate used to be compounded monthly, at the average of the whole history.",
    source: "Arithmetic; FHFA House Price Index methodology",
  },
  cardEndsAtLimit: {
    label: "The conventional card does not price a jumbo loan's insurance",
    sentence:
      "Above the conforming limit, mortgage insurance must be typed, because the card prices conforming loans only. The card used to price it.",
    source: "Fannie Mae Selling Guide B7-1-02 and B2-1.5-01; FHFA's conforming loan limits",
  },
  deductedPremiums: {
    label: "Mortgage insurance premiums are deducted from 2026 on",
    sentence:
      "Tax savings count mortgage insurance as interest from tax year 2026 on, where income allows. It used to be left out.",
    source: "26 U.S.C. 163(h)(3)(E) and (F), 163(h)(4)(F), as amended by Public Law 119-21, section 70108",
  },
};
