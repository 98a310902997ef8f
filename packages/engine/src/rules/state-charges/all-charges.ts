import type { LocalChargeRule } from "../local-charges";
import { california } from "./california";
import { districtOfColumbia } from "./district-of-columbia";
import { florida } from "./florida";
import { georgia } from "./georgia";
import { maryland } from "./maryland";
import { newJersey } from "./new-jersey";
import { newYork } from "./new-york";
import { northCarolina } from "./north-carolina";
import { pennsylvania } from "./pennsylvania";
import { tennessee } from "./tennessee";
import { virginia } from "./virginia";
import { washington } from "./washington";

/** The transfer, recordation and mortgage taxes that the product knows, by statute and day. A state that is not here says so where it is asked for. */
export const allLocalCharges: readonly LocalChargeRule[] = [
  ...california,
  ...districtOfColumbia,
  ...florida,
  ...georgia,
  ...maryland,
  ...newJersey,
  ...newYork,
  ...northCarolina,
  ...pennsylvania,
  ...tennessee,
  ...virginia,
  ...washington,
];

/** What the list leaves out of a state, for the person who uses it; states whose charges are whole are not here. */
export const chargesLeftOut: Readonly<Record<string, string>> = {
  CA: "City taxes are known for Los Angeles, Oakland and San Francisco. Another city's own transfer tax is not included.",
  DC: "The lower rate of a first-time buyer is not included.",
  FL: "Miami-Dade's surtax on homes of several families is not included.",
  MD: "County taxes are known for Baltimore City and Baltimore, Harford, Montgomery and Prince George's counties. The recordation tax on the new money of a refinance is not included.",
  NY: "Mortgage taxes of counties and cities upstate are not included, nor are the transfer taxes of Yonkers, Mount Vernon and Peekskill and the Peconic Bay tax.",
  PA: "Outside Philadelphia the local tax is assumed to be 1%; some places levy more.",
  VA: "Rates fall for the part of a price or loan above $10 million. The regional fee of Hampton Roads is not included.",
  WA: "Local excise taxes are known for King County. Another county's own tax is not included.",
};
