/** This folder keeps the recovery codes, with which a person signs in who has lost a passkey's device or the authenticator app. */
import { randomInt } from "node:crypto";
import { digest } from "../../../platform/secret";
import type { WithinTransaction } from "../../../platform/table/write";
import * as Audit from "../../audit/index";
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
export const keysLeft = async (ownerId: string): Promise<number> => (await keysOf(ownerId)).length;

type Codes = WithinTransaction<typeof RecoveryCodeEntity>;

/** Prepares ten codes, which are shown this once, for the transaction in which all older ones are deleted. */
export async function renewWrites(ownerId: string) {
  const older = await removeWrites(ownerId);
  const codes = Array.from({ length: CODES }, newCode);
  const items = codes.map((code) => ({ ownerId, codeHash: hashOf(ownerId, code) }));
  return { codes, writes: (all: Codes) => [...older(all), ...items.map((item) => all.put(item).commit())] };
}

/** Prepares the deletion of all codes of a person, for a transaction. */
export async function removeWrites(ownerId: string) {
  const keys = await keysOf(ownerId);
  return (all: Codes) => keys.map((key) => all.delete(key).commit());
}

type Owner = { userId: string; corpId: string };
/** Says whether the code is one of the person's, and uses it up, which the trail notes in the same write. Of two at the same moment one is taken. */
export async function take(owner: Owner, code: string): Promise<boolean> {
  const { userId: ownerId } = owner;
  const key = { ownerId, codeHash: hashOf(ownerId, code) };
  const others = (await keysOf(ownerId)).filter(({ codeHash }) => codeHash !== key.codeHash);
  const deed = { kind: "recovery-code.used", subject: ownerId, detail: { left: others.length } } as const;
  return Audit.commitWithEvent(RecoveryCodeEntity, (all) => all.remove(key).commit(), Audit.eventOf(deed, owner));
}

export { RecoveryCodeEntity } from "./entity";
