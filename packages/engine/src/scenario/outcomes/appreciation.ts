import { sixDecimals } from "../../money/cents";
import { type Growth, growthBy, valueByMonth } from "../../property/appreciation";
import type { Appreciation, AppreciationType } from "../schema/types";
import type { Working } from "../working";

const YEARS = 15;

function growthOfHome({ scenario, property }: Working, type: AppreciationType): Growth {
  return growthBy(type, property.customAppreciation, scenario.outside?.series?.[property.id]);
}

/** Finds how the home's value grows by the first way that was chosen, which is the way that the figures use. */
export const chosenGrowth = (working: Working): Growth =>
  growthOfHome(working, working.property.appreciationTypes[0] ?? "forecast");

/** Computes the home's value by each chosen way, today and after each of 15 years, in dollars to the cent. */
export const appreciation = (working: Working): Appreciation[] =>
  working.property.appreciationTypes.map((chosen) => {
    const { type, yearly, assumed, source } = growthOfHome(working, chosen);
    const byMonth = valueByMonth(working.bases.value, yearly, YEARS * 12);
    const values = Array.from({ length: YEARS + 1 }, (_, year) => byMonth[year * 12]! / 100);
    return { type, rate: sixDecimals(yearly[0]!), assumed, source, values };
  });
