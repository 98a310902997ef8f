/** Market updates as officers kept them: what a client reads tomorrow is what the officer saw. */
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { inSeconds } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { pack, unpack } from "../../platform/table/packed";
import { conditionFailed } from "../../platform/table/table";
import { UpdateCopyEntity } from "./entity";
import { type Briefing, type Copy, CopyPath, copyGone } from "./schema";

/** A copy that no report shows is kept for so long. */
const UNUSED_SECONDS = 2 * 86_400;

export async function keepCopy(briefing: Briefing): Promise<Copy> {
  const _id = newId("marketCopy");
  const record = { ownerId: person().userId, copyId: _id, packed: pack(briefing) };
  await UpdateCopyEntity.create({ ...record, expiresAt: inSeconds(UNUSED_SECONDS) }).go();
  return { _id, briefing };
}

/** Reads a copy of an officer. @returns undefined where there is none, or none any more */
export async function copyOf(ownerId: string, copyId: string): Promise<Briefing | undefined> {
  const { data } = await UpdateCopyEntity.get({ ownerId, copyId }).go({ consistent: true });
  if (!data || (data.expiresAt !== undefined && data.expiresAt <= inSeconds(0))) return undefined;
  return unpack<Briefing>(data.packed);
}

/** Reads one of the officer's copies. @throws UserFacingError missing */
export const copy = action(CopyPath, async ({ id: _id }): Promise<Copy> => {
  const briefing = await copyOf(person().userId, _id);
  if (!briefing) throw new UserFacingError("missing", copyGone);
  return { _id, briefing };
});

/** Lets a copy stay, because a report shows it. @returns the day that it tells of; @throws UserFacingError invalid where it is gone */
export async function letStay(copyId: string): Promise<string> {
  try {
    const { data } = await UpdateCopyEntity.update({ ownerId: person().userId, copyId })
      .remove(["expiresAt"])
      .where(
        ({ packed, expiresAt }, { exists, notExists, gt }) =>
          `${exists(packed)} AND (${notExists(expiresAt)} OR ${gt(expiresAt, inSeconds(0))})`,
      )
      .go({ response: "all_new" });
    return unpack<Briefing>(data.packed!).day;
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    throw new UserFacingError("invalid", copyGone, { fields: { "report.marketUpdate.copy": copyGone } });
  }
}
