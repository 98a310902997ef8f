/**
 * What this browser keeps of a person, wherever in the app it was kept: drafts of scenarios, unfinished forms, visits. Each key of it names the person, so that all of it can be
 * found and removed when they sign out (docs/decisions/063).
 */

/** Sends what is still to be sent, and keeps nothing from then on. */
type Keeper = { send: () => Promise<unknown>; stop: () => void };
const keepers = new Set<Keeper>();

/** Registers what keeps something on this device while the page is open. @returns how to end that */
export function keepsOnDevice(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/** A server that does not answer holds up a sign-out no longer than this. */
const PATIENCE_MS = 4000;

/** Sends to the server what it does not have yet, as far as it takes it. */
export async function sendFromDevice(): Promise<void> {
  const impatient = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled([...keepers].map(({ send }) => send())), impatient]);
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
}

const keysOf = (storage: Storage, userID: string) =>
  Object.keys(storage).filter((key) => key.startsWith("highway.") && key.includes(userID));

/** Tells whether a key holds a draft of a scenario that the server has, word for word. */
function isSent(text: string | null): boolean {
  try {
    return JSON.parse(text ?? "null")?.sent !== null;
  } catch {
    return true;
  }
}

/** Keys that hold nothing that somebody would miss: when Home was opened, what a loan said before it became one of another kind. */
const incidental = /^highway\.(visits|aside)\./;
const draft = /^highway\.draft\./;

/** Counts what is on this device alone: scenarios that the server has not taken, and forms that were begun. */
export function unsavedOnDevice(userID: string): { scenarios: number; forms: number } {
  const all = storages().flatMap((storage) => keysOf(storage, userID).map((key) => ({ key, storage })));
  const scenarios = all.filter(({ key, storage }) => draft.test(key) && !isSent(storage.getItem(key)));
  const forms = all.filter(({ key }) => !draft.test(key) && !incidental.test(key));
  return { scenarios: scenarios.length, forms: forms.length };
}

/** Removes everything that this browser keeps of a person, and keeps nothing more while the page is left. */
export function forgetOnDevice(userID: string): void {
  for (const { stop } of keepers) stop();
  for (const storage of storages()) for (const key of keysOf(storage, userID)) storage.removeItem(key);
}

/**
 * Removes what people who were signed in before left here, when somebody else signs in. What the server has not taken, because a session ended while there was no network, waits for
 * its owner for a week.
 */
export function forgetOthers(userID: string, now: number): void {
  const keys = storages().flatMap((storage) => Object.keys(storage).map((key) => ({ key, storage })));
  const others = keys.filter(({ key }) => /^highway\..*\busr_/.test(key) && !key.includes(userID));
  for (const { key, storage } of others) if (!waitsForOwner(key, storage.getItem(key), now)) storage.removeItem(key);
}

const WEEK_MS = 7 * 86_400_000;

const waitsForOwner = (key: string, text: string | null, now: number) =>
  draft.test(key) && !isSent(text) && JSON.parse(text!).at > now - WEEK_MS;
