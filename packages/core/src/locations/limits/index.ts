/** The loan limits of counties: kept from the agencies' yearly lists, and told by county and day. */
import { now, today } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { logError } from "../../platform/log";
import { OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { isCountyCode } from "../pure/county-codes";
import { sentences } from "../schema";
import { KeptListEntity, StateLimitsEntity } from "./entity";
import { conformingList } from "./fhfa";
import { fhaList } from "./hud";
import { checkList, type ListName, type PublishedList } from "./published-list";
import type { HomeLimits, LimitsQuery } from "./schema";

/** The agencies mend a list now and then, as after an appeal. */
const READ_AGAIN_MS = 30 * 86_400_000;
/** The agencies publish a year's limits from the end of the November before. */
const NEXT_YEAR_FROM = "11-20";

type List = { list: ListName; provider: string; read: (year: number) => Promise<PublishedList>; source: string };
// A function, so that the call that reads what is kept does not carry the agencies' adapters.
const lists = (): readonly List[] => [
  {
    list: "conforming",
    provider: providers.fhfa.name,
    read: conformingList,
    source: "FHFA, conforming loan limits by county",
  },
  { list: "fha", provider: providers.hud.name, read: fhaList, source: "HUD, FHA mortgage limits by county" },
];

/**
 * Brings the lists of this year, and at its end those of the next, that are not kept or were read long ago. A list is checked
 * whole before any of it is kept, so a file that was cut off leaves the one before; a run that was cut off is made up by the next.
 * @param until  milliseconds since 1970 after which no further list is begun
 * @throws the last list's error, once all of them were tried
 */
export async function refresh(until: number): Promise<void> {
  let failed: unknown;
  for (const year of wantedYears())
    for (const each of lists()) {
      if (now() >= until) return;
      try {
        await fetchList(each, year);
      } catch (error) {
        // Before the year begins, its list may not be published yet.
        if (error instanceof OutsideError && error.status === 404 && year > thisYear()) continue;
        logError(error, { list: each.list, year: String(year) });
        failed = error;
      }
    }
  if (failed) throw failed;
}

const thisYear = () => Number(today().slice(0, 4));
const wantedYears = () => (today().slice(5) >= NEXT_YEAR_FROM ? [thisYear(), thisYear() + 1] : [thisYear()]);

async function fetchList({ list, provider, read, source }: List, year: number): Promise<void> {
  const { data: kept } = await KeptListEntity.get({ list, year }).go();
  if (kept && now() - kept.readAt < READ_AGAIN_MS) return;
  const { data: before } = await KeptListEntity.get({ list, year: year - 1 }).go();
  const published = await read(year);
  checkList(provider, list, year, published, { ofYear: kept?.counties, ofYearBefore: before?.counties });
  const { sample } = published;
  const named = sourceText(`${source}, ${year}`, sample);
  const states = [...byState(published.counties)];
  const metros = byState(published.metros ?? new Map<string, string>());
  await Promise.all(
    states.map(([state, counties]) =>
      StateLimitsEntity.put({ list, year, state, counties, metros: metros.get(state), source: named, sample }).go(),
    ),
  );
  await KeptListEntity.put({ list, year, counties: published.counties.size, readAt: now() }).go();
}

function byState<T>(counties: ReadonlyMap<string, T>) {
  const states = new Map<string, Record<string, T>>();
  for (const [fip, told] of counties) {
    const state = fip.slice(0, 2);
    states.set(state, { ...states.get(state), [fip]: told });
  }
  return states;
}

/**
 * Tells the limits of a county on a day: of the day's year, else of the year before, each with the first day of its year. The
 * list is empty where none is kept, or none has the county.
 * @throws UserFacingError invalid for a county that does not exist
 */
export async function ofCounty({ fip, day = today() }: LimitsQuery): Promise<HomeLimits[]> {
  if (!isCountyCode(fip))
    throw new UserFacingError("invalid", sentences.noCounty, { fields: { fip: sentences.noCounty } });
  const year = Number(day.slice(0, 4));
  const [conforming, fha] = await Promise.all([newest("conforming", fip, year), newest("fha", fip, year)]);
  const found = [conforming, fha].flatMap((each) => each ?? []);
  if (found.every(({ limits }) => limits === undefined)) return [];
  const sample = found.some((each) => each.sample);
  return [
    {
      fip,
      ...(conforming?.limits && { conforming: conforming.limits }),
      ...(fha?.limits && { fha: fha.limits }),
      sample,
    },
  ];
}

/** Reads what is kept of a county's state; the county itself may be missing there. */
async function newest(list: ListName, fip: string, year: number) {
  for (const of of [year, year - 1]) {
    const { data } = await StateLimitsEntity.get({ list, year: of, state: fip.slice(0, 2) }).go();
    if (!data) continue;
    const byUnits = data.counties[fip];
    const limits = byUnits && { byUnits: [...byUnits], source: data.source, date: `${of}-01-01` };
    return { limits, sample: data.sample };
  }
  return undefined;
}
