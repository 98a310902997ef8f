import { today } from "../../platform/clock";
import { StateLimitsEntity } from "./entity";

/**
 * Tells the code of the metro area (CBSA) that a county lies in, as FHFA's newest kept list of limits names it.
 * @returns undefined for a county in no metro area, and where no list is kept
 */
export async function metroOf(fip: string): Promise<string | undefined> {
  const thisYear = Number(today().slice(0, 4));
  for (const year of [thisYear, thisYear - 1]) {
    const { data } = await StateLimitsEntity.get({ list: "conforming", year, state: fip.slice(0, 2) }).go();
    if (data) return data.metros?.[fip];
  }
  return undefined;
}
