/** The table of all counties, as it is told: counties by their names, their cards, and the letters of a state. */
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { UserFacingError } from "../../platform/errors";
import { unpack } from "../../platform/table/packed";
import { isCountyCode } from "../pure/county-codes";
import { sentences as placeSentences } from "../schema";
import { CountyPartEntity, CountyTableEntity } from "./entity";
import type { CountyCards, StateLetters } from "./schema";
import type { CountyName, CountyPart } from "./stored";

const MOST_FOUND = 8;
type Letters = StateLetters["counties"][number]["letters"];

/** Reads some parts of the newest version. While a job writes a newer one, the version that was begun with stays whole. @returns undefined before the first table */
async function newest(parts: readonly string[]) {
  const { data: head } = await CountyTableEntity.get({ which: "newest" }).go();
  if (!head) return undefined;
  const keys = parts.map((part) => ({ version: head.version, part }));
  const { data } = await CountyPartEntity.get(keys).go();
  return { head, parts: data.map(({ packed }) => packed) };
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean);

/** Finds counties whose name and state have words that begin with each typed word: "wake nc" is Wake County. */
export async function search(text: string): Promise<CountyName[]> {
  const found = await newest(["names"]);
  const typed = plain(text);
  const [packed] = found?.parts ?? [];
  if (!packed || typed.length === 0) return [];
  const known = unpack<CountyName[]>(packed).flatMap((county) => {
    const words = plain(`${county.name} ${county.state} ${county.fip}`);
    return typed.every((word) => words.some((each) => each.startsWith(word)))
      ? [{ county, isFirst: words[0]!.startsWith(typed[0]!) }]
      : [];
  });
  return known
    .sort(
      (one, other) =>
        Number(other.isFirst) - Number(one.isFirst) ||
        one.county.name.localeCompare(other.county.name) ||
        one.county.state.localeCompare(other.county.state),
    )
    .slice(0, MOST_FOUND)
    .map(({ county }) => county);
}

/**
 * Tells the cards of up to four counties, in the order asked for, from one version of the table. The list is empty before the first table; a county
 * that the table does not have is left out, and no other takes its place.
 * @throws UserFacingError invalid for a county that does not exist
 */
export async function cards(fips: readonly string[]): Promise<CountyCards[]> {
  if (!fips.every(isCountyCode))
    throw new UserFacingError("invalid", placeSentences.noCounty, { fields: { fips: placeSentences.noCounty } });
  const found = await newest([...new Set(fips.map((fip) => fip.slice(0, 2)))]);
  if (!found) return [];
  const { version, mortgageRate, strips, sample } = found.head;
  const known = found.parts.flatMap((packed) => unpack<CountyPart>(packed).counties);
  const asked = [...new Set(fips)].flatMap((fip) => known.find(({ row }) => row.fip === fip) ?? []);
  return [{ version, mortgageRate, strips, cards: asked, sample }];
}

/** Tells the letters of all counties of a state. The list is empty before the first table, and where the table has no county of the state. */
export async function letters(state: string): Promise<StateLetters[]> {
  const found = await newest([state]);
  const [packed] = found?.parts ?? [];
  if (!found || !packed) return [];
  const counties = unpack<CountyPart>(packed).counties.map(({ row, grades }) => {
    const letterOf = (metric: Metric) => {
      const grade = grades[metric];
      return grade.kind === "graded" ? { letter: grade.letter, figure: grade.figure } : null;
    };
    return {
      fip: row.fip,
      name: row.name,
      letters: Object.fromEntries(metrics.map((metric) => [metric, letterOf(metric)])) as Letters,
    };
  });
  return [{ version: found.head.version, counties }];
}
