/** Working copies: what the editor holds, valid or not, one for each officer and report. */
import { createWriteTransaction } from "electrodb";
import * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { inSeconds, isoNow } from "../../platform/clock";
import type { Page } from "../../platform/declare/paging.schema";
import { UserFacingError } from "../../platform/errors";
import { commit } from "../../platform/table/write";
import { draftAbout } from "../pure/draft-about";
import { sentences, type WorkingCopy, type WorkingCopyEntry, WorkingCopyId, WorkingCopyInput } from "../schema";
import { WorkingCopyEntity, WorkingCopyMarkEntity } from "./entity";

const KEPT_SECONDS = 90 * 86_400;
const MOST_BYTES = 200 * 1024;
const entities = { copy: WorkingCopyEntity, mark: WorkingCopyMarkEntity };

const workingCopyKey = (reportId: string) => ({ ownerId: person().userId, reportId });
const isKept = ({ expiresAt }: { expiresAt: number }) => expiresAt > inSeconds(0);

type Marked = {
  reportId: string;
  clientId?: string;
  name: string;
  basedOn?: string;
  updatedAt: string;
  place?: string;
  price?: number;
  payment?: number;
  isEmpty?: boolean;
};
const toEntry = ({ reportId: id, clientId, name, basedOn, updatedAt, ...about }: Marked): WorkingCopyEntry => ({
  id,
  clientID: clientId ?? null,
  name,
  basedOn: basedOn ?? null,
  updatedAt,
  place: about.place ?? null,
  price: about.price ?? null,
  payment: about.payment ?? null,
  isEmpty: about.isEmpty ?? false,
});

/** Reads a working copy. @throws UserFacingError missing */
export async function get(id: string): Promise<WorkingCopy> {
  const { data } = await WorkingCopyEntity.get(workingCopyKey(id)).go({ consistent: true });
  if (!data || !isKept(data)) throw new UserFacingError("missing", sentences.noWorkingCopy);
  return { ...toEntry(data), document: JSON.parse(data.document) };
}

const KeepInput = z.extend(WorkingCopyInput, { id: WorkingCopyId });
/**
 * Keeps what the editor holds, for 90 days from now. A copy that another tab or device has written since the one that this follows is not
 * overwritten.
 * @throws UserFacingError tooLarge beyond 200 KB; conflict, with that other copy
 */
export const keep = action(KeepInput, async (input): Promise<WorkingCopy> => {
  const document = JSON.stringify(input.document);
  if (Buffer.byteLength(document) > MOST_BYTES) throw new UserFacingError("tooLarge", sentences.tooLarge);
  const name = typeof input.document.name === "string" ? input.document.name.slice(0, 100) : "";
  const { place, price, isEmpty } = draftAbout(input.document);
  const mark = {
    ...workingCopyKey(input.id),
    clientId: input.clientID ?? undefined,
    name,
    basedOn: input.basedOn ?? undefined,
    updatedAt: isoNow(),
    place: place ?? undefined,
    price: price ?? undefined,
    payment: input.payment ?? undefined,
    isEmpty,
    expiresAt: inSeconds(KEPT_SECONDS),
    writer: input.writer,
  };
  const { follows, writer } = input;
  const isFree = follows === undefined && writer === undefined;
  const refused = await commit(
    createWriteTransaction(entities, ({ copy, mark: marks }) => [
      isFree
        ? copy.put({ ...mark, document }).commit()
        : copy
            .put({ ...mark, document })
            .where((attribute, { eq, lte, notExists }) =>
              [
                notExists(attribute.updatedAt),
                lte(attribute.expiresAt, inSeconds(0)),
                ...(follows ? [eq(attribute.updatedAt, follows)] : []),
                ...(writer ? [eq(attribute.writer, writer)] : []),
              ].join(" OR "),
            )
            .commit(),
      marks.put(mark).commit(),
    ]),
  );
  if (refused.length > 0) {
    const current = await get(input.id);
    // The answer to this very copy was lost.
    if (JSON.stringify(current.document) === document) return current;
    throw new UserFacingError("conflict", sentences.otherDraft, { current });
  }
  return { ...toEntry(mark), document: input.document };
});

/** Deletes a working copy. @throws UserFacingError missing */
export async function drop(id: string): Promise<void> {
  if (!(await forget(id))) throw new UserFacingError("missing", sentences.noWorkingCopy);
}

/** Deletes a working copy if there is one. @returns whether there was one */
export async function forget(id: string): Promise<boolean> {
  const key = workingCopyKey(id);
  const refused = await commit(
    createWriteTransaction(entities, ({ copy, mark }) => [
      copy
        .delete(key)
        .where(({ updatedAt }, { exists }) => exists(updatedAt))
        .commit(),
      mark.delete(key).commit(),
    ]),
  );
  return refused.length === 0;
}

/** Lists working copies without their documents, the last touched first. */
export async function list({ offset, count }: Page): Promise<WorkingCopyEntry[]> {
  const { data } = await WorkingCopyMarkEntity.query
    .newest({ ownerId: person().userId })
    .go({ order: "desc", limit: offset + count });
  return data.slice(offset).filter(isKept).map(toEntry);
}
