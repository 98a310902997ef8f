import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";
import { BEFORE_2020 } from "./day";

/** The regions by which the VA's tables are set up, and the states in each by their postal codes. */
export const vaRegions = {
  Northeast: ["CT", "ME", "MA", "NH", "NJ", "NY", "PA", "RI", "VT"],
  Midwest: ["IL", "IN", "IA", "KS", "MI", "MN", "MO", "NE", "ND", "OH", "SD", "WI"],
  South: ["AL", "AR", "DE", "DC", "FL", "GA", "KY", "LA", "MD", "MS", "NC", "OK", "PR", "SC", "TN", "TX", "VA", "WV"],
  West: ["AK", "AZ", "CA", "CO", "HI", "ID", "MT", "NV", "NM", "OR", "UT", "WA", "WY"],
} as const;
export type VaRegion = keyof typeof vaRegions;

/** What is to be left over a month, by region for families of one to five, and for each further member up to a family of seven. */
type ResidualTable = Record<VaRegion, readonly [Cents, Cents, Cents, Cents, Cents]> & { each: Cents };

export type VaResidualIncome = {
  /** The loan from which the higher table applies. */
  from: Cents;
  below: ResidualTable;
  above: ResidualTable;
  /** The percentage of the table that is required where debt to income is above `ratio` percent. */
  ratio: number;
  share: number;
  /** Maintenance and utilities a month for each square foot. */
  upkeep: Cents;
};

type Row = readonly [number, number, number, number, number];
const row = ([one, two, three, four, five]: Row) =>
  [dollars(one), dollars(two), dollars(three), dollars(four), dollars(five)] as const;
const table = (northeast: Row, middle: Row, west: Row, each: number): ResidualTable => ({
  Northeast: row(northeast),
  Midwest: row(middle),
  South: row(middle),
  West: row(west),
  each: dollars(each),
});

/** The VA's guidelines for residual income. The 5 % by which they may be lowered for those who shop on a base are left out. */
export const vaResidualIncome = byDate<VaResidualIncome>({
  label: "VA residual income",
  unit: "money a month by region and size of the family, percent, and cents a square foot",
  source:
    "38 CFR 36.4340(e); VA Pamphlet 26-7 chapter 4, topics 9 and 10; 14 cents a square foot for maintenance and utilities is the VA's usual estimate",
  from: {
    [BEFORE_2020]: {
      from: dollars(80_000),
      below: table([390, 654, 788, 888, 921], [382, 641, 772, 868, 902], [425, 713, 859, 967, 1004], 75),
      above: table([450, 755, 909, 1025, 1062], [441, 738, 889, 1003, 1039], [491, 823, 990, 1117, 1158], 80),
      ratio: 41,
      share: 120,
      upkeep: dollars(0.14),
    },
  },
});
