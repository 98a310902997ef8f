/** The table of all counties, as it is told: counties by their names, their cards, and the letters of a state. */
import { reportCardFields } from "@highway/engine/tools/report-card/input";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { UserFacingError } from "../../platform/errors";
import { unpack } from "../../platform/table/packed";
import { readEach } from "../../platform/table/write";
import { isCountyCode } from "../pure/county-codes";
import { sentences as placeSentences } from "../schema";
import { CountyPartEntity, CountyTableEntity, ShownVersionEntity } from "./entity";
import { type CountyCards, type CountyReport, type StateLetters, sentences } from "./schema";
import type { CountyName, CountyPart, WholePart } from "./shapes";

const MOST_FOUND = 8;
type Letters = StateLetters["counties"][number]["letters"];

/** Reads some parts of a version, of the newest where none is named. While a job writes a newer one, the version that was begun with stays whole. @returns undefined where there is no such version */
async function readParts(parts: readonly string[], named?: string) {
  const { data: newest } = await CountyTableEntity.get({ which: "newest" }).go();
  const version = named ?? newest?.version;
  if (!newest || version === undefined) return undefined;
  const keys = [...parts, "whole"].map((part) => ({ version, part }));
  const all = await readEach(keys, async (some) => CountyPartEntity.get(some).go());
  const found = new Map(all.map(({ part, packed }) => [part, packed]));
  const packed = found.get("whole");
  const whole = packed ? unpack<WholePart>(packed) : version === newest.version ? newest : undefined;
  return whole && { version, newest: newest.version, whole, parts: parts.flatMap((part) => found.get(part) ?? []) };
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
  const found = await readParts(["names"]);
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
 * Tells the cards of up to four counties, in the order asked for, from one version of the table: the newest, unless one is named. The list is empty
 * where there is no such version; a county that the table does not have is left out, and no other takes its place.
 * @throws UserFacingError invalid for a county that does not exist
 */
export async function cards(fips: readonly string[], named?: string): Promise<CountyCards[]> {
  if (!fips.every(isCountyCode))
    throw new UserFacingError("invalid", placeSentences.noCounty, { fields: { fips: placeSentences.noCounty } });
  const found = await readParts([...new Set(fips.map(stateOf))], named);
  if (!found) return [];
  const { version, newest, whole } = found;
  const known = found.parts.flatMap((packed) => unpack<CountyPart>(packed).counties);
  const asked = [...new Set(fips)].flatMap((fip) => known.find(({ row }) => row.fip === fip) ?? []);
  const { mortgageRate, strips, sample } = whole;
  return [{ version, newest, mortgageRate, strips, cards: asked, sample }];
}

/** Tells the newest version, where it has the county. */
export async function newestWith(fip: string): Promise<string | undefined> {
  const [told] = isCountyCode(fip) ? await cards([fip]) : [];
  return told?.cards.length ? told.version : undefined;
}

const stateOf = (fip: string) => fip.slice(0, 2);

/** Tells the letters of all counties of a state, of the newest version unless one is named. The list is empty where there is no such version, and where it has no county of the state. */
export async function letters(state: string, named?: string): Promise<StateLetters[]> {
  const found = await readParts([state], named);
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
  return [{ version: found.version, counties }];
}

type Shown = { fip: string; version: string; compared: readonly string[] };

/** Tells what a saved report shows: the cards of its counties and the letters of the first one's state, as they were when its officer saw them. @returns undefined where they are not kept */
export async function ofReport({ fip, version, compared }: Shown): Promise<CountyReport | undefined> {
  const [[told], [state]] = await Promise.all([cards([fip, ...compared], version), letters(stateOf(fip), version)]);
  if (!told?.cards.some(({ row }) => row.fip === fip) || !state) return undefined;
  return { ...told, state: state.counties };
}

/**
 * Lets a version stay, because a report shows it. A table that is deleted just now is deleted for good: the version is noted first, and only then looked
 * for among those that no job deletes.
 * @throws UserFacingError invalid where the version is gone, or has no such county
 */
export async function letStay({ fip, version }: Pick<Shown, "fip" | "version">): Promise<void> {
  const { data: noted } = await ShownVersionEntity.get({ version }).go();
  if (!noted) {
    await ShownVersionEntity.put({ version }).go();
    const { data: newest } = await CountyTableEntity.get({ which: "newest" }).go({ consistent: true });
    if (version !== newest?.version && version !== newest?.before) {
      await ShownVersionEntity.delete({ version }).go();
      throw refusal("version", sentences.gone);
    }
  }
  const [told] = await cards([fip], version);
  if (told?.cards.length !== 1) throw refusal("fip", reportCardFields.fip.unknown);
}

const refusal = (field: keyof Shown, sentence: string) =>
  new UserFacingError("invalid", sentence, { fields: { [`report.reportCard.${field}`]: sentence } });
