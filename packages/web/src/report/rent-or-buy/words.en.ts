import type { RentOrBuy, RentOrBuyLead } from "@highway/engine/tools/rent-or-buy/answer";
import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { money, moneyWithCents, trimmedPercent } from "../../lib/format/format";

const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);
const size = (amount: number) => money(Math.abs(amount));
const whoIsAhead = (difference: number) =>
  `${difference >= 0 ? "Buying" : "Renting"} ahead${Math.round(Math.abs(difference)) === 0 ? "" : ` by ${size(difference)}`}`;

/** Says the break-even in years: "Buying is ahead from year 4". */
function aheadFrom({ breakEvenYears: { kind, ...at } }: Pick<RentOrBuy, "breakEvenYears">): string {
  if (kind === "always") return "Buying is ahead in all 30 years";
  if (kind === "never") return "Renting stays ahead for all 30 years";
  const { years: year, flipsBackIn } = at as { years: number; flipsBackIn: number | null };
  const begins = kind === "after" ? `Buying is ahead from year ${year}` : `Buying is ahead until year ${year}`;
  if (flipsBackIn === null) return begins;
  return kind === "after" ? `${begins} until year ${flipsBackIn - 1}` : `${begins} and again from year ${flipsBackIn}`;
}

/** The words of rent or buy for officers, in the order of the page. */
export const rentOrBuyWords = {
  buying: "Buying",
  renting: "Renting",
  /** The first sentence: the break-even rent, compared with the typed rent. */
  head: ({ breakEvenRent }: Pick<RentOrBuy, "breakEvenRent">, rent: number | null) => {
    if (breakEvenRent.kind === "always") return "Buying wins at any rent.";
    if (breakEvenRent.kind === "never") return "Renting wins at any rent up to $99,999.";
    const lead = `Renting wins while the rent is below ${money(breakEvenRent.rent)}.`;
    return `${lead} ${rent === null ? "What is your rent?" : `Yours is ${money(rent)}.`}`;
  },
  /** The second sentence: which side is ahead when, and by how much at the horizon. */
  second: (answer: RentOrBuyLead) => {
    const { horizon, atHorizon, breakEvenYears } = answer;
    const isBuying = atHorizon.difference >= 0;
    const says = breakEvenYears.kind === "never" ? "renting" : "buying";
    const agrees = says === (isBuying ? "buying" : "renting");
    return {
      aheadFrom: aheadFrom(answer),
      /** Between the two halves. */
      lead: agrees ? ", by" : `. ${isBuying ? "Buying" : "Renting"} is ahead by`,
      amount: size(atHorizon.difference),
      at: `after ${years(horizon)}`,
      today: `${size(atHorizon.differenceToday)} in today's dollars`,
    };
  },
  breakEvenMark: (rent: number) => `Break-even ${money(rent)}`,
  rentMark: (rent: number) => `Your rent ${money(rent)}`,
  rentingAhead: "Renting ahead",
  buyingAhead: "Buying ahead",
  cells: {
    growth: "Break-even growth",
    growthValue: ({ breakEvenGrowth }: RentOrBuyLead) =>
      breakEvenGrowth.kind === "growth"
        ? `${trimmedPercent(breakEvenGrowth.pct)} a year`
        : breakEvenGrowth.kind === "always"
          ? "Any growth"
          : "No growth",
    growthNote: ({ breakEvenGrowth, growth }: RentOrBuyLead) =>
      breakEvenGrowth.kind === "growth"
        ? `Buying wins above it. You assume ${growthWords(growth.yearly)}.`
        : breakEvenGrowth.kind === "always"
          ? "Buying wins even if prices fall 20% a year."
          : "Renting wins even if prices rise 20% a year.",
    flat: "If prices stay flat",
    flatNote: ({ horizon }: RentOrBuyLead) => `0% a year, after ${years(horizon)}`,
    fall: "If prices fall 5%",
    fallNote: "In the first year, then 0%",
    ahead: whoIsAhead,
  },
  years,
  aheadFrom,
  chart: {
    label: "What each would own, by year",
    keys: "Use the arrow keys to change the number of years.",
    year: (year: number) => `Year ${year}`,
    at: (year: number, difference: number) =>
      `Year ${year}: ${difference >= 0 ? "buying" : "renting"} ahead by ${size(difference)}`,
  },
  own: "own",
  rent: "rent",
  swingHeads: {
    today: (difference: number) => `today ${difference < 0 ? "\u2212" : ""}${size(difference)}`,
    zero: "$0",
    moved: "changed from and to",
    figure: "buying ahead by",
  },
  swingsNote: "One assumption is changed at a time. The one that matters most comes first.",
  atHorizon: ({ horizon, atHorizon: { difference } }: RentOrBuyLead) =>
    `${difference >= 0 ? "Buying" : "Renting"} ahead after ${years(horizon)}`,
  sections: {
    wealth: "What each would own, year by year",
    falls: "Where the money goes",
    months: "A month of each",
    swings: "Which assumption decides",
    years: "Every year",
  },
  parts: ({ horizon, growth, ending }: RentOrBuyLead, costToSell: number) => ({
    homeValue: `Home value in ${years(horizon)} at ${growthWords(growth.yearly)}`,
    sellingCosts: ending === "sell" ? `Cost to sell, ${trimmedPercent(costToSell)}` : "Cost to sell",
    owed: "Still owed on the loan",
    escrowBack: "Escrow deposit back",
    ownerAccount: "What the owner set aside",
    ownerGainsTax: "Tax on gains",
    renterAccount: "What the renter set aside",
    depositBack: "Rent deposit back",
    renterGainsTax: "Tax on gains",
  }),
  ownerHas: "The owner has",
  renterHas: "The renter has",
  aheadBy: (difference: number) => (difference >= 0 ? "Buying ahead by" : "Renting ahead by"),
  fallsNote: (horizon: number) => `These are the parts after ${years(horizon)}, to the cent.`,
  monthParts: {
    principalAndInterest: "principal and interest",
    mortgageInsurance: "mortgage insurance",
    propertyTax: "property tax",
    homeInsurance: "insurance",
    associationFee: "association dues",
    maintenance: "upkeep",
  },
  monthsNote: ({ month, taxSavings }: RentOrBuy["years"][number], parts: readonly string[]) =>
    `Owning in year 1, strongest color first: ${parts.join(", ")}.${
      month.taxSavings > 0
        ? ` The hatched end is the tax saved, ${moneyWithCents(taxSavings)} in year 1, a twelfth each month.`
        : ""
    }`,
  /** The name of each figure at the head of its working. */
  figures: {
    loanAmount: "Loan amount",
    payment: "Principal and interest",
    monthlyMI: "Mortgage insurance",
    miMonths: "Payments with mortgage insurance",
    cashToClose: "Cash at closing",
    renterAtStart: "What a renter pays at the start",
    ownerMonth1: "First month of owning",
    renterMonth1: "First month of renting",
    interest: "Interest until the end",
    mortgageInsurance: "Mortgage insurance until the end",
    propertyTax: "Property tax until the end",
    homeInsurance: "Home insurance until the end",
    associationFee: "Association dues until the end",
    maintenance: "Upkeep until the end",
    taxSavings: "Tax saved until the end",
    rent: "Rent until the end",
    rentersInsurance: "Renter's insurance until the end",
    ownerOutlay: "Everything the owner pays",
    renterOutlay: "Everything the renter pays",
    homeValue: "Value of the home",
    owed: "Still owed on the loan",
    sellingCosts: "Cost to sell",
    proceeds: "What is left of the home's value",
    taxableHomeGain: "Taxable gain on the home",
    escrowBack: "Escrow deposit back",
    depositBack: "Rent deposit back",
    ownerAccount: "What the owner set aside",
    ownerGainsTax: "The owner's tax on gains",
    renterAccount: "What the renter set aside",
    renterGainsTax: "The renter's tax on gains",
    ownerWealth: "The owner has",
    renterWealth: "The renter has",
    difference: "Difference at the end",
    differenceToday: "Difference in today's dollars",
    differenceByYear: "Difference by year",
    breakEvenYears: "When buying gets ahead",
    breakEvenRent: "Break-even rent",
    breakEvenGrowth: "Break-even growth",
    flat: "If prices stay flat",
    fall: "If prices fall 5%",
    cashFlow: "Difference before returns on investments",
    sensitivity: "Which assumption decides",
  } satisfies Record<RentOrBuyFigure, string>,
  swings: {
    growth: "Home growth",
    rent: "Rent",
    rentGrowth: "Rent growth",
    investmentReturn: "Return on investments",
    maintenance: "Upkeep",
    costToSell: "Cost to sell",
    rate: "Rate",
    horizon: "Years",
  },
} as const;

/** Writes a growth: "3.5%", or "2.1% at first, then 3.8%" if it changes. */
export function growthWords(yearly: readonly number[]): string {
  const [first, last] = [yearly[0] ?? 0, yearly.at(-1) ?? 0];
  return first === last
    ? trimmedPercent(first, 2)
    : `${trimmedPercent(first, 2)} at first, then ${trimmedPercent(last, 2)}`;
}
