/**
 * Everything that this browser stores about a person: drafts of scenarios, unfinished forms, visits. Each key names the person, so that all of it can be
 * found and removed when they sign out (docs/decisions/063).
 */

/** `send` sends what the server does not have yet; after `stop` nothing more is stored. */
type Keeper = { send: () => Promise<unknown>; stop: () => void };
const keepers = new Set<Keeper>();

/** Registers a part of the app that stores something on this device while the page is open. @returns a function that ends the registration */
export function keepsOnDevice(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/** Milliseconds after which a sign-out no longer waits for a server that is not responding. */
const PATIENCE_MS = 4000;

/** Sends to the server what it does not have yet, as far as it accepts it. */
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

/** Tells whether a stored draft of a scenario is on the server, word for word. */
function isSent(text: string | null): boolean {
  try {
    return JSON.parse(text ?? "null")?.sent !== null;
  } catch {
    return true;
  }
}

/** Keys whose values nobody would miss: when Home was opened, what a loan held before its kind was changed, and what was asked for without an answer. */
const incidental = /^highway\.(visits|aside|sending|posting)\./;
/** Drafts of scenarios, also those that a newer save has overtaken. */
const draft = /^highway\.(draft|overtaken)\./;

/** Counts what is only on this device: scenarios that the server has not accepted, and forms that were begun. */
export function unsavedOnDevice(userID: string): { scenarios: number; forms: number } {
  const all = storages().flatMap((storage) => keysOf(storage, userID).map((key) => ({ key, storage })));
  const unsent = all.filter(({ key, storage }) => draft.test(key) && !isSent(storage.getItem(key)));
  const scenarios = new Set(unsent.map(({ key }) => key.split(".")[3]));
  const forms = all.filter(({ key }) => !draft.test(key) && !incidental.test(key));
  return { scenarios: scenarios.size, forms: forms.length };
}

/** Removes everything that this browser stores about a person, and stores nothing more while the page is left. */
export function forgetOnDevice(userID: string): void {
  for (const { stop } of keepers) stop();
  for (const storage of storages()) for (const key of keysOf(storage, userID)) storage.removeItem(key);
}

/** Removes what earlier people stored here, when another person signs in. What the server has not accepted, because a session ended without a network, waits a week for its owner. */
export function forgetOthers(userID: string, now: number): void {
  const keys = storages().flatMap((storage) => Object.keys(storage).map((key) => ({ key, storage })));
  const others = keys.filter(({ key }) => /^highway\..*\busr_/.test(key) && !key.includes(userID));
  for (const { key, storage } of others) if (!waitsForOwner(key, storage.getItem(key), now)) storage.removeItem(key);
}

const WEEK_MS = 7 * 86_400_000;

const waitsForOwner = (key: string, text: string | null, now: number) =>
  draft.test(key) && !isSent(text) && JSON.parse(text!).at > now - WEEK_MS;
