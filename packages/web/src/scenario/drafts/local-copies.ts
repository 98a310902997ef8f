import { type LocalCopy, readDocument } from "./working-copy";

/** Keys hold the officer, so that the next person at this browser sees none of it. */
const prefix = (owner: string, place: Place = "draft") => `highway.${place}.${owner}.`;
/** A draft that a newer save has overtaken has a place of its own, until the person has chosen: what is typed meanwhile is the draft. */
type Place = "draft" | "overtaken";
/** Browsers give about 5 MB; a copy is some 10 KB. */
const mostLocalCopies = 40;

/** Stores a copy on this device before anything is sent. It survives a reload, a lost network and an ended session. */
export function keepLocally(owner: string, copy: LocalCopy, place?: Place) {
  try {
    localStorage.setItem(prefix(owner, place) + copy.id, JSON.stringify(copy));
    dropOldest(owner, place);
  } catch {
    // Storage is full or refused; the server's copy is then the only one.
  }
}

export function forgetLocally(owner: string, id: string, place?: Place) {
  try {
    localStorage.removeItem(prefix(owner, place) + id);
  } catch {
    // If storage is refused, nothing was stored.
  }
}

/** Returns the copy under a key of the storage, if it is this officer's. */
export function copyOfKey(owner: string, key: string, place?: Place): LocalCopy | null {
  try {
    return key.startsWith(prefix(owner, place)) ? parseCopy(localStorage.getItem(key)) : null;
  } catch {
    return null;
  }
}

export const localCopy = (owner: string, id: string, place?: Place) =>
  copyOfKey(owner, prefix(owner, place) + id, place);

/** Lists this officer's copies on this device, the newest first. */
export function localCopies(owner: string, place?: Place): LocalCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(owner, place)))
      .flatMap((key) => parseCopy(localStorage.getItem(key)) ?? [])
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function dropOldest(owner: string, place?: Place) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(owner, place)));
  if (keys.length <= mostLocalCopies) return;
  for (const copy of localCopies(owner, place).slice(mostLocalCopies)) forgetLocally(owner, copy.id, place);
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
