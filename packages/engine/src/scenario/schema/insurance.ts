/** This file describes a loan's mortgage insurance: what changes its premium, how it is sold and paid, and what an earlier FHA loan paid. */
import { choice, count, day, dollars, flag, list, part, percent, text } from "./field";

/** What changes a mortgage insurance premium, by program. The interest-only programs have those of the conventional rate card. */
export const insuranceModifiers = {
  va: {
    subsequentUse: "Used before",
    exempt: "Exempt from the funding fee",
    irrrl: "Interest rate reduction (IRRRL)",
    cashOut: "Cash-out refinance",
  },
  fha: {
    endorsedBy2009: "The loan paid off was endorsed by May 31, 2009",
  },
  conventional: {
    twoBorrowers: "Two or more borrowers",
    cashOut: "Cash-out refinance",
    secondHome: "Second home",
    investment: "Investment property",
    threeOrFourUnits: "Three or four units",
    manufactured: "Manufactured home",
    relocation: "Relocation loan",
  },
  /** Not of a purchase. */
  refinance: ["irrrl", "cashOut", "endorsedBy2009"] as readonly string[],
  sentences: {
    unknown: "Choose a modifier of this program",
    none: "Only FHA, VA and conventional loans have modifiers",
    refinanceOnly: "Only a refinance can be an IRRRL, take cash out or pay off an FHA loan",
  },
} as const;

/** What of a loan says who lives in the home, and what the officer has marked of it. */
type Lived = { occupancy: string; units: unknown; MIWorksheet: { activeModifiers: readonly string[] } };

/**
 * Lists the modifiers of conventional insurance that follow from the loan's occupancy and units and are not marked. Where the
 * officer has marked a second home or an investment property, that counts and the occupancy adds none.
 */
export function followingModifiers({ occupancy, units, MIWorksheet: { activeModifiers } }: Lived): string[] {
  const isOccupancyMarked = activeModifiers.includes("secondHome") || activeModifiers.includes("investment");
  return [
    ...(occupancy === "primary" || isOccupancyMarked ? [] : [occupancy]),
    ...(Number(units) < 3 || activeModifiers.includes("threeOrFourUnits") ? [] : ["threeOrFourUnits"]),
  ];
}

/** The ways in which conventional insurance is sold, in the order they are offered in. */
export const insurancePlans = {
  monthly: "Monthly",
  single: "One premium",
  split: "Split",
  lenderPaid: "Lender-paid",
} as const;
export type InsurancePlan = keyof typeof insurancePlans;

/** What an insurer quoted for conventional insurance, in percent of the loan. */
export const quoteFields = {
  insurer: text("Insurer", { maxLength: 50, sentence: "Use at most 50 characters", usual: "" }),
  /** How the quoted premium is paid. */
  plan: choice("Plan", insurancePlans, { usual: "monthly" }),
  /** The premium of a year, of a monthly or split plan. */
  annual: percent("Annual premium", {}),
  /** The premium at closing, of a plan of one premium or split. */
  upfront: percent("Premium at closing", {}),
  date: day("Date of the quote", {
    min: "2020-01-01",
    max: "2099-12-31",
    sentence: "Enter a day from 01/01/2020 to 12/31/2099",
    missing: "Date of the quote is required",
  }),
  /** Whether the quote prices the loan in place of the rate card. Of several the first does. */
  prices: flag("Prices the loan", { usual: false }),
};

type ChosenPlan<Quote> = {
  plan?: InsurancePlan | undefined;
  isMonthly: boolean;
  quotes?: readonly Quote[] | undefined;
};

/** Finds the quote that prices a loan; undefined where the rate card does. */
export const pricingQuote = <Quote extends { prices: boolean }>({
  quotes,
}: {
  quotes?: readonly Quote[] | undefined;
}) => quotes?.find(({ prices }) => prices);

/** Finds how a loan's conventional insurance is paid: as the quote that prices it says, else as chosen. */
export const planOf = <Quote extends { prices: boolean; plan: InsurancePlan }>(worksheet: ChosenPlan<Quote>) =>
  pricingQuote(worksheet)?.plan ?? worksheet.plan ?? (worksheet.isMonthly ? "monthly" : "single");

/** How mortgage insurance is priced and paid. */
export const insuranceFields = {
  /** The modifiers that the officer has marked. Modifiers that the loan's program does not price have no effect. */
  activeModifiers: list(
    "Insurance modifiers",
    choice(
      "Modifier",
      { ...insuranceModifiers.va, ...insuranceModifiers.fha, ...insuranceModifiers.conventional } as Record<
        string,
        string
      >,
      {
        always: true,
        sentence: insuranceModifiers.sentences.unknown,
      },
    ),
    { usual: [], each: "Modifier", max: 10, sentence: "A loan can have at most 10 modifiers" },
  ),
  /** Whether conventional insurance is paid monthly. If not, it is one premium at closing; `plan` wins over the flag, and other programs ignore both. */
  isMonthly: flag("Insurance paid monthly", { usual: true }),
  /** How conventional insurance is paid; absent means by `isMonthly`. */
  plan: choice("Insurance plan", insurancePlans, { optional: true }),
  isRefund: flag("Insurance refundable", { usual: true }),
  /** What insurers quoted for the loan, each on its day. */
  quotes: list("Insurers' quotes", part("Quote", quoteFields, { always: true, sentence: "A quote is an object" }), {
    optional: true,
    each: "Quote",
    max: 6,
    sentence: "A loan can have at most 6 quotes",
  }),
  /** Whether the upfront premium is added to the loan, as it usually is with the agencies' programs (`financesUpfront`). */
  isFinanced: flag("Upfront MI financed", { usual: false }),
  /** The credit score that prices conventional insurance in place of the client's. */
  creditScore: count("Credit score", {
    min: 300,
    max: 850,
    sentence: "Enter a credit score between 300 and 850",
    optional: true,
  }),
};

/** Tells whether a program's upfront premium is usually added to the loan, as the agencies' premiums are. */
export const financesUpfront = (program: string) => program === "fha" || program === "usda" || program === "va";

/** What was paid for FHA's insurance when an existing FHA loan was closed: a refinance into another FHA loan within three years is refunded a part of it. */
export const earlierPremiumFields = {
  month: count("Month it was closed", {
    min: 1,
    max: 12,
    sentence: "Enter a month from 1 to 12",
    required: "Month is required",
    future: "The loan that is paid off cannot have closed in the future",
  }),
  year: count("Year it was closed", {
    min: 1995,
    max: 2100,
    sentence: "Enter a year from 1995 on",
    required: "Year is required",
    future: "The loan that is paid off cannot have closed in the future",
  }),
  /** The upfront premium in dollars. */
  paid: dollars("Upfront premium paid", { required: "Upfront premium is required" }),
};
