import { choice, count, dollars, percent } from "./field";

const isLine = ({ type }: { type: string }) => type === "heloc";
/** The years for which a line of credit may be drawn and pays interest alone, where nothing is typed. */
export const usualDrawYears = 10;

/** A second loan beside the first one, on the same home. */
export const secondLoanFields = {
  /**
   * How the second loan is repaid. `float5` and `float10` pay interest only for 5 and 10 years, then amortize to the end of the term. `heloc`
   * is a line of credit: its rate is the prime rate and a margin, it pays interest only while it may be drawn, then amortizes.
   */
  type: choice(
    "Type",
    {
      fixed: "Fixed",
      float5: "Interest only 5 years",
      float10: "Interest only 10 years",
      heloc: "Line of credit (HELOC)",
    },
    { usual: "fixed" },
  ),
  /** The percent of the applicable price that both loans are together. */
  ltv: percent("LTV of both", { usual: 90 }),
  /** The term in years. */
  term: count("Term", { unit: "years", min: 1, max: 50, sentence: "Enter a term of 1 to 50 years", usual: 30 }),
  /** The dollars that the second loan lends; null means computed from `ltv`. */
  amount: dollars("Amount", { aboveDownPayment: "The second loan cannot exceed the down payment" }),
  rate: percent("Rate", { required: "Rate is required", applies: (second: { type: string }) => !isLine(second) }),
  /** The prime rate in percent; absent means the newest that is known on the day of the rules (`rules/prime-rate`). */
  index: percent("Prime rate", { optional: true, applies: isLine }),
  /** What the lender adds to the prime rate, or takes off it; absent means nothing. */
  margin: percent("Margin", {
    min: -10,
    max: 25,
    sentence: "Enter a margin between -10 and 25",
    optional: true,
    applies: isLine,
  }),
  /** The lowest and the highest rate that the line may have; absent means none. */
  floor: percent("Lowest rate", { optional: true, applies: isLine }),
  ceiling: percent("Highest rate", {
    optional: true,
    applies: isLine,
    belowFloor: "The highest rate cannot be below the lowest one",
  }),
  /** The years for which the line may be drawn; absent means `usualDrawYears`. */
  drawYears: count("Draw period", {
    unit: "years",
    min: 1,
    max: 30,
    sentence: "Enter a draw period of 1 to 30 years",
    optional: true,
    applies: isLine,
  }),
  /** The most that may be drawn, in dollars; absent means what is drawn at closing. */
  creditLimit: dollars("Credit limit", {
    optional: true,
    applies: isLine,
    belowDrawn: "The credit limit cannot be below what is drawn",
  }),
};
