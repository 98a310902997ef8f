import { sameDocument } from "../same-document";
import { thisTab } from "./this-tab";
import { type LocalCopy, readDocument, type WorkingCopy } from "./working-copy";

/** Keys hold the officer, so that the next person at this browser sees none of it. */
const prefix = (owner: string, place: Place = "draft") => `highway.${place}.${owner}.`;
/** Drafts that newer saves have overtaken have a place of their own, until the person has chosen: what is typed meanwhile is the draft. */
type Place = "draft" | "overtaken";

/** Tabs hold one text of a report that was never saved. Of a saved one each tab has its own copy, so that none writes over another's. */
const keyOf = (owner: string, { id, basedOn, at }: LocalCopy, place?: Place) => {
  if (place === "overtaken") return `${prefix(owner, place)}${id}.${at}`;
  return basedOn === null ? sharedKey(owner, id) : tabKey(owner, id);
};
const sharedKey = (owner: string, id: string) => prefix(owner) + id;
const tabKey = (owner: string, id: string) => `${prefix(owner)}${id}.${thisTab()}`;
const isOwn = (owner: string, id: string, key: string) => key === sharedKey(owner, id) || key === tabKey(owner, id);
/** Browsers give about 5 MB; a copy is some 10 KB. */
const mostLocalCopies = 40;

/** Stores a copy on this device before anything is sent. It survives a reload, a lost network and an ended session. @returns false where storage is full or refused: an older copy may stay there */
export function keepLocally(owner: string, copy: LocalCopy, place?: Place): boolean {
  try {
    localStorage.setItem(keyOf(owner, copy, place), JSON.stringify(copy));
    dropOldest(owner, place);
    return true;
  } catch {
    return false;
  }
}

/** Forgets this tab's copy. */
export const forgetLocally = (owner: string, id: string) => forgetWhere(owner, "draft", (key) => isOwn(owner, id, key));

/** Forgets the copies of other tabs, or the overtaken ones, that say the same. */
export const forgetSame = (owner: string, { id, document }: Pick<WorkingCopy, "id" | "document">, place?: Place) =>
  forgetWhere(
    owner,
    place,
    (key, copy) => (place || !isOwn(owner, id, key)) && copy?.id === id && sameDocument(copy.document, document),
  );

function forgetWhere(owner: string, place: Place | undefined, which: (key: string, copy: LocalCopy | null) => boolean) {
  for (const { key, copy } of entries(owner, place)) if (which(key, copy)) localStorage.removeItem(key);
}

const keysOf = (owner: string, place?: Place) =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefix(owner, place)));

type Entry = { key: string; copy: LocalCopy | null };

function entries(owner: string, place?: Place): Entry[] {
  try {
    return keysOf(owner, place).map((key) => ({ key, copy: parseCopy(localStorage.getItem(key)) }));
  } catch {
    // If storage is refused, nothing was stored.
    return [];
  }
}

const newestFirst = (found: Entry[]): LocalCopy[] =>
  found.flatMap(({ copy }) => copy ?? []).sort((a, b) => b.at - a.at);

/** Returns the copy under a key of the storage, if it is this officer's. */
export function copyOfKey(owner: string, key: string): LocalCopy | null {
  try {
    return key.startsWith(prefix(owner)) ? parseCopy(localStorage.getItem(key)) : null;
  } catch {
    return null;
  }
}

/** Returns this tab's copy. */
export const localCopy = (owner: string, id: string): LocalCopy | null =>
  copyOfKey(owner, tabKey(owner, id)) ?? copyOfKey(owner, sharedKey(owner, id));

/** Returns this tab's copy, else the newest that another tab has left, which is this tab's from then on. */
export function takeCopy(owner: string, id: string): LocalCopy | null {
  const [left] = localCopy(owner, id) ? [] : copiesOf(owner, id);
  if (left) keepLocally(owner, left);
  const own = localCopy(owner, id);
  if (own) forgetSame(owner, own);
  return own ?? left ?? null;
}

/**
 * Stores this tab's copy again that another tab has taken, as one that a closed tab left: this tab is open. One that no other tab holds was not taken, but
 * chosen against or removed at a sign-out.
 */
export function keepTaken(
  owner: string,
  { key, oldValue, newValue }: StorageEvent,
  { document }: Pick<WorkingCopy, "document">,
) {
  const copy = newValue === null ? parseCopy(oldValue) : null;
  if (!copy || key !== tabKey(owner, document.id) || !sameDocument(copy.document, document)) return;
  if (copiesOfOthers(owner, copy.id).some((other) => sameDocument(other.document, document))) keepLocally(owner, copy);
}

/** Lists this officer's copies on this device, the newest first. */
export const localCopies = (owner: string, place?: Place) => newestFirst(entries(owner, place));

/** Lists the copies of one report. */
export const copiesOf = (owner: string, id: string, place?: Place) =>
  localCopies(owner, place).filter((copy) => copy.id === id);

/** Lists what other tabs have typed into a saved report. */
export const copiesOfOthers = (owner: string, id: string) =>
  newestFirst(entries(owner).filter(({ key, copy }) => copy?.id === id && !isOwn(owner, id, key)));

function dropOldest(owner: string, place?: Place) {
  if (keysOf(owner, place).length <= mostLocalCopies) return;
  const oldest = localCopies(owner, place)[mostLocalCopies];
  forgetWhere(owner, place, (_, copy) => !copy || (oldest !== undefined && copy.at <= oldest.at));
}

function parseCopy(text: string | null): LocalCopy | null {
  if (!text) return null;
  try {
    const copy = JSON.parse(text) as Partial<LocalCopy>;
    const document = readDocument(copy.document);
    if (!document || typeof copy.at !== "number") return null;
    const { at, clientID = null, basedOn = null, sent = null, follows } = copy;
    return { id: document.id, clientID, basedOn, sent, follows, at, document };
  } catch {
    return null;
  }
}
