/** What stays of the table of counties, and until when: what a saved report shows, and figures of which no newer ones can be had. */
import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { advance, now } from "../../platform/clock";
import { provider } from "../../platform/outside/outside.fixture";
import { withRefusedBatches } from "../../platform/table/refused-batches.fixture";
import { CountyPartEntity } from "./entity";
import { keepFewCounties } from "./few-counties.fixture";
import * as Counties from "./index";
import { refresh } from "./refresh";
import { CountyReport } from "./schema";

let outside: Awaited<ReturnType<typeof startOutside>>;
beforeAll(async () => {
  outside = await startOutside();
  const stop = await runBeside(startTable(), outside);
  vi.spyOn(console, "error").mockReturnValue();
  await keepFewCounties();
  return stop;
});
/** The providers that the test before let fail answer again. */
beforeEach(() => void Object.assign(process.env, outside.environment));

/** Lets these providers answer that they are out. */
async function fail(...names: ("FHFA_URL" | "ZILLOW_URL" | "CENSUS_URL" | "CENSUS_FILES_URL")[]) {
  const { url, stop } = await provider(() => ({ status: 503 }));
  onTestFinished(stop);
  for (const name of names) process.env[name] = url;
}

const MONTH_MS = 29 * 86_400_000;
const wake = "37183";
const newest = async () => (await Counties.cards([wake]))[0]!;

describe("a version that a report shows", () => {
  /** A month after which the average rate has changed makes another version. Only the estimates of people can be had, so that the few counties stay. */
  const another = async (rate: number) => {
    advance(MONTH_MS);
    await fail("CENSUS_URL", "FHFA_URL", "ZILLOW_URL");
    const rates = await provider(() => ({ body: `observation_date,MORTGAGE30US\n2026-11-19,${rate}\n` }));
    process.env.FRED_URL = rates.url;
    await expect(refresh(now() + 200_000)).rejects.toThrow("The Census Bureau answered 503.");
    await rates.stop();
    return (await newest()).version;
  };

  it("is told whole where the table does not answer all of it at once, and forgotten whole", async () => {
    const { version } = await withRefusedBatches(newest);
    const next = await another(6.2);
    await another(6.21);
    const partsOf = async () => (await CountyPartEntity.query.ofVersion({ version: next }).go({ pages: "all" })).data;
    expect((await partsOf()).length).toBeGreaterThan(1);
    await withRefusedBatches(() => another(6.22));
    expect([version < next, await partsOf()]).toEqual([true, []]);
  });

  it("stays as it was when others have come, and the rest goes", async () => {
    const shown = await another(6.01);
    const [told] = await Counties.cards([wake], shown);
    await Counties.letStay({ fip: wake, version: shown });
    const notShown = await another(6.02);
    await another(6.03);
    const newest = await another(6.04);

    expect(await Counties.cards([wake], shown)).toEqual([{ ...told, newest }]);
    expect((await Counties.letters("37", shown))[0]).toMatchObject({ version: shown });
    const whole = await Counties.ofReport({ fip: wake, version: shown, compared: ["37119"] });
    expect(whole).toMatchObject({ version: shown, mortgageRate: { percent: 6.01 } });
    expect(CountyReport.safeParse(whole).success).toBe(true);
    expect(whole!.state.map(({ fip }) => fip)).toEqual(["37119", "37135", wake]);

    expect([await Counties.cards([wake], notShown), await Counties.letters("37", notShown)]).toEqual([[], []]);
    expect(await Counties.ofReport({ fip: wake, version: notShown, compared: [] })).toBeUndefined();
    await expect(Counties.letStay({ fip: wake, version: notShown })).rejects.toMatchObject({
      code: "invalid",
      fields: { "report.reportCard.version": expect.stringContaining("are no longer kept") },
    });
    // A report that shows it is saved again and again.
    await Counties.letStay({ fip: wake, version: shown });
  });

  it("has the county, or the report cannot be saved", async () => {
    const { version } = await newest();
    // A county of today that no edition of the survey names.
    await expect(Counties.letStay({ fip: "02063", version })).rejects.toMatchObject({
      fields: { "report.reportCard.fip": "No county figures for this place" },
    });
    await expect(Counties.letStay({ fip: "37999", version })).rejects.toMatchObject({ code: "invalid" });
  });
});

it("a figure is not graded once it is too old, though nothing new was read", async () => {
  advance(4 * MONTH_MS);
  await fail("CENSUS_URL", "FHFA_URL", "ZILLOW_URL", "CENSUS_FILES_URL");
  await expect(refresh(now() + 200_000)).rejects.toThrow("answered 503");
  const [wakeCounty] = (await newest()).cards;
  const { date } = wakeCounty!.row.forecast!;
  expect(wakeCounty!.grades.forecast).toMatchObject({ kind: "notGraded", why: "old", origin: { date } });
  expect(wakeCounty!.grades.priceHistory!.kind).toBe("graded");
});
