import { origin } from "../../../platform/actor";
import { giveBack, limit } from "../../../platform/table/limit";

const quarterHour = 15 * 60;
const day = 86_400;

/**
 * How many codes may be asked for and never used. They bound both the mails that a stranger can cause and the guesses at one address:
 * 30 codes of 5 tries a day are 150 in a million. A code that was used is given back, so nobody who signs in ever meets a cap.
 */
const byEmail = { count: 5, seconds: quarterHour };
const byEmailADay = { count: 30, seconds: day };
const byAddress = { count: 60, seconds: quarterHour };

export async function countAsking(email: string): Promise<void> {
  await limit("codes", origin().address, byAddress);
  await limit("codes", email, byEmail);
  await limit("codes of a day", email, byEmailADay);
}

export async function giveAskingBack(email: string): Promise<void> {
  await giveBack("codes", origin().address, byAddress);
  await giveBack("codes", email, byEmail);
  await giveBack("codes of a day", email, byEmailADay);
}

/** Wrong codes typed at one address of the network. */
const trying = { count: 100, seconds: quarterHour };
export const countTrying = () => limit("tries", origin().address, trying);
export const giveTryingBack = () => giveBack("tries", origin().address, trying);
