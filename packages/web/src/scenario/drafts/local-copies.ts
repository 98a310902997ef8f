import { type LocalCopy, readDocument } from "./working-copy";

/** Keys hold the officer, so that the next person at this browser sees none of it. */
const prefix = (owner: string) => `highway.draft.${owner}.`;
/** Browsers give about 5 MB; a copy is some 10 KB. */
const mostLocalCopies = 40;

/** Stores a copy on this device before anything is sent. It survives a reload, a lost network and an ended session. */
export function keepLocally(owner: string, copy: LocalCopy) {
  try {
    localStorage.setItem(prefix(owner) + copy.id, JSON.stringify(copy));
    dropOldest(owner);
  } catch {
    // Storage is full or refused; the server's copy is then the only one.
  }
}

export function forgetLocally(owner: string, id: string) {
  try {
    localStorage.removeItem(prefix(owner) + id);
  } catch {
    // If storage is refused, nothing was stored.
  }
}

/** Returns the copy under a key of the storage, if it is this officer's. */
export function copyOfKey(owner: string, key: string): LocalCopy | null {
  try {
    return key.startsWith(prefix(owner)) ? parseCopy(localStorage.getItem(key)) : null;
  } catch {
    return null;
  }
}

export const localCopy = (owner: string, id: string) => copyOfKey(owner, prefix(owner) + id);

/** Lists this officer's copies on this device, the newest first. */
export function localCopies(owner: string): LocalCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix(owner)))
      .flatMap((key) => parseCopy(localStorage.getItem(key)) ?? [])
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

function dropOldest(owner: string) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(owner)));
  if (keys.length <= mostLocalCopies) return;
  for (const copy of localCopies(owner).slice(mostLocalCopies)) forgetLocally(owner, copy.id);
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
