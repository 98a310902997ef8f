import { chargesOf, inCounties, oneRate } from "./charge-row";

/** Camden, Chowan, Currituck, Dare, Pasquotank, Perquimans, Washington. */
const LAND_TRANSFER_COUNTIES = ["37029", "37041", "37053", "37055", "37139", "37143", "37187"];

export const northCarolina = chargesOf("NC", [
  {
    charge: "deed",
    name: "State deed tax stamps",
    base: "price",
    purpose: "purchase",
    per: 500,
    part: "up",
    tiers: oneRate(1),
    borrowerPays: 0,
    source: "N.C. Gen. Stat. 105-228.30: $1 for each $500 or fraction; the seller's",
  },
  ...inCounties(LAND_TRANSFER_COUNTIES, {
    charge: "land transfer",
    name: "City/county deed stamps",
    base: "price",
    purpose: "purchase",
    tiers: oneRate(1),
    borrowerPays: 0,
    source: "The county's session law, with N.C. Gen. Stat. 105-228.28: land transfer tax of 1%; the seller's",
  }),
]);
