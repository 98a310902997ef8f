/**
 * Prices that a feed pushes, beside or in place of being asked for them (feed.ts):
 *
 *   POST /v1/markets/quotes     authorization: HMAC-SHA256 time=1795621338000, signature=<hex>
 *   {"day": "2026-11-24", "coupons": [{"id": "umbs30-6.0", "name": "UMBS 30Y 6.0", "previousClose": 101.47,
 *     "ticks": [{"at": "2026-11-24T15:42:18.000Z", "price": 101.28125}]}]}
 *
 * The signature is the HMAC-SHA256 of the time, a period and the body as it is sent, in hex; the time is in milliseconds since 1970. The first body of a
 * day names every coupon in the order of the screen, the others those that ticked. A body without coupons says that the feed is there; one should come
 * every fifteen seconds at least, for after a minute of silence the prices are called late.
 */
import { inSeconds, now } from "../../../platform/clock";
import { env } from "../../../platform/declare/env";
import { UserFacingError } from "../../../platform/errors";
import { logError } from "../../../platform/log";
import { OutsideError, sourceText } from "../../../platform/outside/outside";
import { same } from "../../../platform/secret";
import { conditionFailed } from "../../../platform/table/table";
import type { FedCoupon } from "../fed.schema";
import type { Fed } from "../feed";
import { keep, type OnTicks, type Stored, stored, tellKept } from "../keep";
import { sessionAt } from "../pure/session";
import { TakenEntity } from "./entity";
import { type PushedQuotes, signatureIn, type Taken } from "./schema";
import { signatureOf } from "./signature";

/** Clocks may differ by so much; a body that is older is not taken. */
const PATIENCE_MS = 60_000;

/** @throws UserFacingError signedOut; one sentence for every reason, among them that the stage takes no pushed prices */
function refuseUnsigned(time: string, signed: string, text: string): void {
  const keys = env("QUOTES_PUSH_KEY").split(",");
  const isOurs = keys.some((key) => key !== "none" && same(signed, signatureOf(key, time, text)));
  if (isOurs && Math.abs(now() - Number(time)) <= PATIENCE_MS) return;
  throw new UserFacingError("signedOut", "The signature of these prices is not valid.");
}

/** @throws UserFacingError conflict */
async function refuseRepeated(signature: string): Promise<void> {
  try {
    await TakenEntity.create({ signature, expiresAt: inSeconds((2 * PATIENCE_MS) / 1_000) }).go();
  } catch (error) {
    if (conditionFailed(error))
      throw new UserFacingError("conflict", "These prices were already received. Sign each attempt with its own time.");
    throw error;
  }
}

type Signed = { authorization: string; text: string };

/**
 * Takes prices that a feed pushes, and tells them as those that it is asked for.
 * @param onTicks  takes what is new, once it is kept and told
 * @throws UserFacingError signedOut; conflict for a body that was sent before; invalid for prices of which none can be true
 */
export async function take(pushed: PushedQuotes, { authorization, text }: Signed, onTicks: OnTicks): Promise<Taken> {
  const { time, signed } = signatureIn(authorization);
  refuseUnsigned(time, signed, text);
  await refuseRepeated(signed);
  const session = sessionAt(now());
  if (pushed.day !== session.day) throw new UserFacingError("invalid", `The trading day is ${session.day}.`);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const known = await stored();
    const isOver = !session.isOpen && known?.board.day === session.day && known.board.heardAt > session.closesAt;
    if (isOver) return { sequence: known.board.sequence, ticks: 0, refused: [] };
    const kept = await keep(known, fedBy(pushed, known)).catch(refuseUntrue);
    if (!kept) continue;
    await tellKept(kept, onTicks);
    const ticks = kept.news.coupons.reduce((sum, { ticks }) => sum + ticks.length, 0);
    return { sequence: kept.sequence, ticks, refused: kept.refused };
  }
  throw new UserFacingError("conflict", "Other prices came at the same moment. Send these again.");
}

/** Whoever else keeps prices at the same moment goes first. */
const MOST_TRIES = 5;

/** The pushed coupons among all that are known: one that is not named has no new tick. The first that are named on a day are all of them. */
function fedBy({ day, coupons, sample }: PushedQuotes, known: Stored): Fed {
  const named = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const isFirst = known?.board.day !== day && coupons.length > 0;
  const before = (isFirst ? [] : (known?.board.coupons ?? [])).map(
    ({ couponID: id, couponName: name }): FedCoupon => named.get(id) ?? { id, name, previousClose: null, ticks: [] },
  );
  const fresh = coupons.filter(({ id }) => !before.some((each) => each.id === id));
  return { day, coupons: [...before, ...fresh], source: sourceText("the price feed", sample), sample };
}

function refuseUntrue(error: unknown): never {
  if (!(error instanceof OutsideError)) throw error;
  logError(error, { doing: "take pushed prices" });
  throw new UserFacingError("invalid", "These prices or times cannot be true, so none of them was kept.");
}
