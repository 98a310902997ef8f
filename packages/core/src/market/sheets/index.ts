/** An officer's rate sheets: since when the market is measured, by lender and day. */
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { inSeconds, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { sessionAt } from "../quotes/pure/session";
import { SheetEntity, SheetSettingEntity } from "./entity";
import { SheetChange, type SheetsOfDay } from "./schema";

const LENDER = "My lender";
/** The officer's usual rule of thumb: four points buy one percent of rate. */
const RATE_FOR_POINT = 0.25;
const KEPT_SECONDS = 100 * 86_400;
const MOST_LENDERS = 12;

const owner = () => ({ ownerId: person().userId });
const today = () => sessionAt(now()).day;

/** Tells the signed-in officer's sheets of the day of trading that the screens show. */
export async function ofToday(): Promise<SheetsOfDay> {
  const day = today();
  const [setting, sheets] = await Promise.all([
    SheetSettingEntity.get(owner()).go({ consistent: true }),
    newestSheets(),
  ]);
  return {
    day,
    lender: setting.data?.lender ?? LENDER,
    sheets: sheets.filter((sheet) => sheet.day === day).map(({ lender, time }) => ({ lender, time })),
    rateForPoint: setting.data?.rateForPoint ?? RATE_FOR_POINT,
    isFirst: sheets.length === 0,
  };
}

/** Reads all of the newest day's sheets and, of an officer who has told of an earlier day, at least one of that: the lenders of each day by name. */
async function newestSheets() {
  const { data } = await SheetEntity.query
    .ofDay(owner())
    .go({ consistent: true, order: "desc", limit: MOST_LENDERS + 1 });
  return data.reverse();
}

/** Saves what the officer changed. @throws UserFacingError conflict beyond 12 lenders of a day */
export const save = action(SheetChange, async ({ lender, time, rateForPoint }): Promise<SheetsOfDay> => {
  if (lender !== undefined || rateForPoint !== undefined)
    await SheetSettingEntity.upsert({
      ...owner(),
      ...(lender !== undefined && { lender }),
      ...(rateForPoint !== undefined && { rateForPoint }),
    }).go();
  if (time !== undefined) await saveTime(lender, time);
  return ofToday();
});

async function saveTime(named: string | undefined, time: string | null): Promise<void> {
  const { day, lender: usual, sheets } = await ofToday();
  const lender = named ?? usual;
  const key = { ...owner(), day, lender };
  if (time === null) {
    await SheetEntity.delete(key).go();
    return;
  }
  if (sheets.length >= MOST_LENDERS && !sheets.some((sheet) => sheet.lender === lender))
    throw new UserFacingError(
      "conflict",
      `You have sheets of ${MOST_LENDERS} lenders today. Remove one to add another.`,
    );
  await SheetEntity.put({ ...key, time, expiresAt: inSeconds(KEPT_SECONDS) }).go();
}
