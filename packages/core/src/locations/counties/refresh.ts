/** How the table of all counties is made: each public series is read anew once a month, and all counties are graded among one another. */
import { createHash } from "node:crypto";
import type { CountyRow, CountyTable } from "@highway/engine/tools/report-card/county";
import { type GradedCounty, gradeCounties } from "@highway/engine/tools/report-card/grades";
import { metrics } from "@highway/engine/tools/report-card/metrics";
import { stripOf } from "@highway/engine/tools/report-card/strip";
import { isoNow, now, today } from "../../platform/clock";
import { logError } from "../../platform/log";
import { OutsideError, sourceText } from "../../platform/outside/outside";
import { pack, unpack } from "../../platform/table/packed";
import { writeEach } from "../../platform/table/write";
import { providers } from "../../providers";
import { countyForecasts } from "../zillow";
import {
  CountyPartEntity,
  CountyTableEntity,
  type SeriesName,
  type SeriesRead,
  ShownVersionEntity,
  type Strips,
  seriesNames,
} from "./entity";
import { mortgageRate } from "./mortgage-rate";
import { populations } from "./population";
import { priceIndexes } from "./price-index";
import { checkWhole, type Series, type Told } from "./series";
import type { CountyName, CountyPart, WholePart } from "./shapes";
import { surveys } from "./survey";

const READ_AGAIN_MS = 28 * 86_400_000;

type Rows = ReadonlyMap<string, CountyRow>;
type Source = {
  provider: string;
  /** No edition had fewer counties; the index has none of the smallest. */
  least: number;
  fields: readonly (keyof CountyRow)[];
  read: (counties: Rows) => Promise<Series>;
};

/** The survey comes first, because it names the counties. */
const sources: Readonly<Record<SeriesName, Source>> = {
  survey: {
    provider: providers.census.name,
    least: 3000,
    fields: ["name", "state", "survey", "earlierSurvey"],
    read: surveys,
  },
  prices: { provider: providers.fhfa.name, least: 2500, fields: ["index"], read: priceIndexes },
  population: { provider: providers.censusFiles.name, least: 3000, fields: ["population"], read: populations },
  forecast: { provider: providers.zillow.name, least: 2000, fields: ["forecast"], read: forecasts },
};

const nothingKnown = { index: null, forecast: null, survey: null, earlierSurvey: null, population: null };

/** Takes a series into the rows. A county that the new edition no longer has keeps nothing of the old one. */
function withSeries(rows: Rows, { told }: { told: Told }, name: SeriesName): Rows {
  const { fields } = sources[name];
  const codes = name === "survey" ? [...told.keys()] : [...rows.keys()];
  return new Map(
    codes.map((fip) => {
      const before = rows.get(fip) ?? { fip, name: "", state: "", ...nothingKnown };
      const of: Partial<CountyRow> = told.get(fip) ?? {};
      return [fip, { ...before, ...Object.fromEntries(fields.map((field) => [field, of[field] ?? null])) }];
    }),
  );
}

type Kept = Awaited<ReturnType<typeof keptTable>>;

async function keptTable() {
  const { data: head } = await CountyTableEntity.get({ which: "newest" }).go();
  if (!head) return null;
  const { data: parts } = await CountyPartEntity.query.ofVersion({ version: head.version }).go({ pages: "all" });
  const states = parts.filter(({ part }) => /^\d\d$/.test(part));
  const counties = states.flatMap(({ packed }) => unpack<CountyPart>(packed).counties);
  return { head, rows: new Map(counties.map(({ row }) => [row.fip, row])) };
}

/** Reads what is due. A series that fails is logged and stays as it was kept, with its own source and day. */
async function readSources(kept: Kept, until: number) {
  let rows: Rows = kept?.rows ?? new Map();
  let sample = kept?.head.sample ?? false;
  const series: Partial<Record<SeriesName, SeriesRead>> = { ...kept?.head.series };
  const failures: unknown[] = [];
  for (const [name, source] of Object.entries(sources) as [SeriesName, Source][]) {
    const last = series[name];
    if (now() >= until || (last && now() - last.readAt < READ_AGAIN_MS)) continue;
    try {
      const found = await source.read(rows);
      checkWhole(source.provider, found.told, source.least, last?.counties ?? 0);
      rows = withSeries(rows, found, name);
      sample = found.sample;
      series[name] = { readAt: now(), counties: found.told.size };
    } catch (error) {
      logError(error, { series: name });
      failures.push(error);
      // Without the survey no county has a name, and nothing could be kept.
      if (rows.size === 0) break;
    }
  }
  return { rows, series, sample, failures };
}

/** Reads the rate of the day, or the kept one where its provider fails. */
async function rateOf(kept: Kept) {
  try {
    return (await mortgageRate()).rate;
  } catch (error) {
    if (!kept) throw error;
    logError(error, { series: "mortgage rate" });
    return kept.head.mortgageRate;
  }
}

/**
 * Makes the table of all counties anew where a series is a month old, or where a day more has made a figure too old to be graded. A series is checked
 * whole before any of it is taken; what failed is tried again by the next run.
 * @param until  milliseconds since 1970 after which no further series is begun
 * @throws the first failure, once all series were tried
 */
export async function refresh(until: number): Promise<void> {
  const { data: head } = await CountyTableEntity.get({ which: "newest" }).go();
  const isDue = (name: SeriesName) => now() - (head?.series[name]?.readAt ?? 0) >= READ_AGAIN_MS;
  if (head?.gradedOn === today() && !seriesNames.some(isDue)) return;
  const kept = await keptTable();
  const { rows, series, sample, failures } = await readSources(kept, until);
  const isRead = Object.entries(series).some(
    ([name, { readAt }]) => kept?.head.series[name as SeriesName]?.readAt !== readAt,
  );
  if (rows.size > 0) {
    const rate = isRead || !kept ? await rateOf(kept) : kept.head.mortgageRate;
    await keep(kept, { version: isoNow(), mortgageRate: rate, rows: inOrder(rows) }, series, sample);
  }
  if (failures.length > 0) throw failures[0];
}

const inOrder = (rows: Rows) => [...rows.values()].sort((one, other) => one.fip.localeCompare(other.fip));
const digestOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64");

async function keep(
  kept: Kept,
  table: CountyTable,
  series: Partial<Record<SeriesName, SeriesRead>>,
  sample: boolean,
): Promise<void> {
  const { version, mortgageRate: rate } = table;
  const graded = gradeCounties(table, today());
  const digest = digestOf([rate.percent, rate.date, rate.source, table.rows, graded, sample]);
  if (kept?.head.digest === digest) {
    await CountyTableEntity.patch({ which: "newest" }).set({ series, gradedOn: today() }).go();
    return;
  }
  const counties = table.rows.map((row, at) => {
    const { grades, overall } = graded[at]!;
    return { row, grades, overall };
  });
  const states = Map.groupBy(counties, ({ row }) => row.fip.slice(0, 2));
  const names: CountyName[] = table.rows.map(({ fip, name, state }) => ({ fip, name, state }));
  const put = (part: string, value: unknown) => CountyPartEntity.put({ version, part, packed: pack(value) }).go();
  // One after the other: to pack all of them at once would keep a machine that also does other work waiting.
  for (const [state, of] of states) await put(state, { counties: of } satisfies CountyPart);
  await put("names", names);
  const whole: WholePart = { mortgageRate: rate, strips: stripsOf(graded), sample };
  await put("whole", whole);
  const before = kept && { before: kept.head.version };
  await CountyTableEntity.put({
    which: "newest",
    version,
    ...before,
    ...whole,
    series,
    gradedOn: today(),
    digest,
  }).go();
  if (kept?.head.before) await forget(kept.head.before);
}

function stripsOf(graded: readonly GradedCounty[]): Strips {
  const figures = (metric: (typeof metrics)[number]) =>
    graded.flatMap(({ grades }) => (grades[metric].kind === "graded" ? [grades[metric].figure] : []));
  return Object.fromEntries(metrics.map((metric) => [metric, stripOf(figures(metric))])) as Strips;
}

/** Deletes the parts of a version that nobody reads any more. What a saved report shows stays. */
async function forget(version: string): Promise<void> {
  const { data: shown } = await ShownVersionEntity.get({ version }).go({ consistent: true });
  if (shown) return;
  const { data: parts } = await CountyPartEntity.query.ofVersion({ version }).go({ pages: "all" });
  const keys = parts.map(({ part }) => ({ version, part }));
  await writeEach(keys, async (some) => CountyPartEntity.delete(some).go());
}

const { name: provider } = providers.zillow;
const WITHIN_MS = 30_000;
const SOURCE = "Zillow home value forecast, mean of the county's ZIP codes";
/** No forecast of a year has come near this many percent; a file in another unit would. */
const FARTHEST = 60;

/**
 * Reads the growth of prices that Zillow expects of each county in the year to come.
 * @param counties  the names of the counties by their FIPS codes, because the file has names alone
 * @throws OutsideError
 */
export async function forecasts(counties: ReadonlyMap<string, { name: string; state: string }>): Promise<Series> {
  const expected = await countyForecasts(WITHIN_MS);
  const sample = [...expected.values()].some((each) => each.sample);
  const source = sourceText(SOURCE, sample);
  const told = [...counties].flatMap(([fip, { name, state }]) => {
    const found = expected.get(`${name}, ${state}`);
    const percent = found?.growth.at(-1)?.percent;
    if (!found || percent === undefined) return [];
    if (Math.abs(percent) > FARTHEST) throw new OutsideError(provider, "answered growth that cannot be");
    return [[fip, { forecast: { source, date: found.baseDate, percent } }] as const];
  });
  return { told: new Map(told), sample };
}
