/** A table of a few counties of North Carolina, for tests that need one and do not ask how it is made of what is published. */
import { isoNow, today } from "../../platform/clock";
import { pack } from "../../platform/table/packed";
import { CountyPartEntity, CountyTableEntity } from "./entity";
import { cardsExample } from "./example";
import type { CountyName, CountyPart, WholePart } from "./shapes";

const [{ row, grades, overall }] = cardsExample.cards as [CountyPart["counties"][number]];
const values = Array.from({ length: 23 }, (_, at) => ({ year: 2003 + at, index: 150 + 10 * at }));
// Prices are of today: on a later day of the calendar they would be too old to be graded.
const wake = { ...row, index: { ...row.index!, date: today(), values } };
const rows = [
  { ...wake, fip: "37119", name: "Mecklenburg County" },
  { ...wake, fip: "37135", name: "Orange County" },
  wake,
];

/** Puts them in the place of the newest table. Each of their series is due to be read. */
export async function keepFewCounties(): Promise<string> {
  const version = isoNow();
  const put = (part: string, value: unknown) => CountyPartEntity.put({ version, part, packed: pack(value) }).go();
  const whole: WholePart = { mortgageRate: cardsExample.mortgageRate, strips: cardsExample.strips, sample: true };
  await put("37", { counties: rows.map((each) => ({ row: each, grades, overall })) } satisfies CountyPart);
  await put("names", rows.map(({ fip, name, state }) => ({ fip, name, state })) satisfies CountyName[]);
  await put("whole", whole);
  const head = { which: "newest", version, ...whole, series: {}, gradedOn: today(), digest: "" } as const;
  await CountyTableEntity.put(head).go();
  return version;
}
