import { now } from "../../../platform/clock";
import { keyedHash } from "../../../platform/keyed-hash";
import { digest, same } from "../../../platform/secret";
import { conditionFailed } from "../../../platform/table/table";
import { CodeEntity } from "./entity";

const MOST_TRIES = 5;

/** What someone claims: this code was mailed to this address, and asked for by this browser. */
export type Claim = { email: string; browser: string; code: string };

/** Whether the claim holds. Every call costs a try, also one that comes at the same moment; a code that held is gone. */
export async function spend({ email, browser, code }: Claim): Promise<boolean> {
  const key = { email, browserHash: digest(browser) };
  const kept = await refusable(
    CodeEntity.patch(key)
      .add({ tries: 1 })
      .where(({ tries, expiresAt }, { lt, gt }) => `${lt(tries, MOST_TRIES)} AND ${gt(expiresAt, now() / 1000)}`)
      .go({ response: "all_new" }),
  );
  if (!kept || !same(kept.data.codeHash, keyedHash(email, browser, code))) return false;
  return (await refusable(CodeEntity.remove(key).go())) !== undefined;
}

/** The write's result, or nothing when its condition refused it. */
const refusable = <R>(write: Promise<R>): Promise<R | undefined> =>
  write.catch((error) => {
    if (conditionFailed(error)) return undefined;
    throw error;
  });
