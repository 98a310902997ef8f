/** This folder keeps the recovery codes, with which a person signs in who has lost a passkey's device or the authenticator app. */
import { randomInt } from "node:crypto";
import { digest } from "../../../platform/secret";
import { conditionFailed } from "../../../platform/table/table";
import { RecoveryCodeEntity } from "./entity";

const CODES = 10;
/** No letter or digit that looks like another. Sixteen of them are 79 bits, so their hash needs no key and outlives a new secret. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;

const newGroup = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
const newCode = () => Array.from({ length: GROUPS }, newGroup).join("-");
const hashOf = (ownerId: string, code: string) => digest(`${ownerId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);

const keysOf = async (ownerId: string) =>
  (await RecoveryCodeEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true })).data.map(
    ({ codeHash }) => ({ ownerId, codeHash }),
  );

/** Tells how many codes the person has left. */
export const left = async (ownerId: string): Promise<number> => (await keysOf(ownerId)).length;

/** Makes ten codes, which are shown this once. All older ones are worth nothing from then on. */
export async function renew(ownerId: string): Promise<string[]> {
  await removeAll(ownerId);
  const codes = Array.from({ length: CODES }, newCode);
  await RecoveryCodeEntity.put(codes.map((code) => ({ ownerId, codeHash: hashOf(ownerId, code) }))).go();
  return codes;
}

export async function removeAll(ownerId: string): Promise<void> {
  const keys = await keysOf(ownerId);
  if (keys.length > 0) await RecoveryCodeEntity.delete(keys).go();
}

/** Says whether the code is one of the person's, and uses it up. Of two at the same moment one is taken. */
export async function take(ownerId: string, code: string): Promise<boolean> {
  try {
    await RecoveryCodeEntity.remove({ ownerId, codeHash: hashOf(ownerId, code) }).go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
