/** Saves drafts of what is typed: on this device at once, on the server after a pause. */
import { create } from "zustand";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { afterPaint } from "../../lib/loading/after-paint";
import { keepsOnDevice } from "../../lib/on-device";
import { resultOf } from "../figures/loan-figures";
import { sameDocument } from "../same-document";
import { differsFromSaved, openBlank, type ScenarioState, useScenario } from "../store/store";
import { copyOfKey, forgetLocally, keepLocally, localCopy } from "./local-copies";
import { createDraftSync, type DraftState, type DraftSync, type Sent } from "./sync";
import { type FoundCopy, readServerCopy, serverTime, type WorkingCopy } from "./working-copy";

/** The visible state of the draft. */
export const useDraft = create<{ state: DraftState }>(() => ({ state: { kind: "clean" } }));

const copyOf = ({ document, client, saved, opened }: ScenarioState): WorkingCopy => ({
  id: document.id,
  clientID: client?._id ?? null,
  // Without a network the saved report is not known, and still the one that the copy began from.
  basedOn: saved?.lastUpdated ?? (opened.document.id === document.id ? (opened.fromCopy?.basedOn ?? null) : null),
  document,
});

/** What the first loan of a draft costs a month, by which a list of drafts names it. */
function paymentOf(id: string, { document }: Pick<WorkingCopy, "document">): number | null {
  const { document: open, client } = useScenario.getState();
  const [first] = document.loans;
  return first ? (resultOf({ document, client: open.id === id ? client : null }, first)?.monthly.total ?? null) : null;
}

async function sendDraft({ id, ...copy }: WorkingCopy): Promise<Sent> {
  if (contestedDrafts.has(id)) return { kind: "failed", message: otherDraft, lasting: true };
  try {
    const follows = overwrittenDrafts.delete(id) ? {} : { follows: onServer.get(id) ?? null, writer: writerOf(copy) };
    const body = { ...copy, payment: paymentOf(id, copy), ...follows };
    const [stored] = await call("PUT /v2/client/working-copies/{id}", { path: { id }, body });
    return { kind: "stored", updatedAt: stored.updatedAt };
  } catch (error) {
    if (error instanceof ApiError && error.code === "offline") return { kind: "offline" };
    if (error instanceof ApiError && error.code === "conflict") tellOfOther(id, error.current);
    const lasting = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: "failed", message: sentence(error), lasting };
  }
}

const otherDraft = "Another tab or device has saved other changes to this scenario.";

/** Scenarios of which another tab or device keeps other changes: nothing is sent of them until the person has chosen. */
const contestedDrafts = new Set<string>();
/** Scenarios whose other draft was seen before the server had it: the next copy goes over whatever is there. */
const overwrittenDrafts = new Set<string>();

/** Tells the page what the server holds in the place of this tab's draft. */
function tellOfOther(id: string, current: unknown) {
  const copy = readServerCopy(current);
  if (!copy) return;
  contestedDrafts.add(id);
  if (useScenario.getState().document.id === id)
    draftKeeper?.onOther({ ...copy, typedAt: Date.parse(copy.updatedAt), isSent: true });
}

/** Sends this tab's draft over the other one, which the person has seen: to keep their own, or once they have taken the other. */
export function goOverOther(copy: FoundCopy) {
  const seen = serverTime(copy);
  if (seen) onServer.set(copy.id, seen);
  else overwrittenDrafts.add(copy.id);
  contestedDrafts.delete(copy.id);
  resumeDrafts();
}

/** Tabs that hold one text, because nobody has saved it yet, are one writer. Else each tab is its own, also after a reload. */
function writerOf({ basedOn }: Pick<WorkingCopy, "basedOn">): string {
  const key = "highway.tab";
  try {
    const storage = basedOn === null ? localStorage : sessionStorage;
    const known = storage.getItem(key) ?? crypto.randomUUID();
    storage.setItem(key, known);
    return known;
  } catch {
    return thisPage;
  }
}
const thisPage = crypto.randomUUID();

let draftKeeper: { owner: string; stop: () => void; onOther: OnOtherTab } | null = null;
let sync: DraftSync | null = null;

/** The officer whose drafts are being saved. */
export const draftsOwner = () => draftKeeper?.owner;

/** Told what another tab or device has kept of the scenario that is open here too, where it differs from this tab's. */
type OnOtherTab = (copy: FoundCopy) => void;

/** Begins to save drafts for this officer. Calling it again for the same officer changes nothing. */
export function keepDrafts(owner: string, onOtherTab: OnOtherTab = () => {}) {
  if (draftKeeper?.owner === owner) return;
  if (draftKeeper) {
    draftKeeper.stop();
    // Another person has signed in, who must not see what the former officer had open.
    openBlank();
  }
  sync = newSync(owner);
  draftKeeper = { owner, stop: listen(owner, onOtherTab), onOther: onOtherTab };
}

/** Each opened scenario has a sync of its own. The former one continues until everything it holds is sent. */
function newSync(owner: string): DraftSync {
  useDraft.setState({ state: { kind: "clean" } });
  const own: DraftSync = createDraftSync({
    send: sendDraft,
    onState: (state) => {
      if (sync === own) useDraft.setState({ state });
    },
    onStored: (copy, sent) => {
      onServer.set(copy.id, sent);
      const local = localCopy(owner, copy.id);
      if (local && sameDocument(local.document, copy.document)) keepLocally(owner, { ...local, sent });
    },
  });
  return own;
}

function listen(owner: string, onOtherTab: OnOtherTab): () => void {
  let changed: ScenarioState | null = null;
  const { ask, now: keep } = afterPaint(() => {
    if (!changed) return;
    const state = changed;
    changed = null;
    if (!differsFromSaved(state)) return void discardCopies(state.document.id);
    const copy = copyOf(state);
    keepLocally(owner, { ...copy, at: Date.now(), sent: null, follows: onServer.get(copy.id) ?? null });
    sync?.changed(copy);
  });
  const unsubscribe = useScenario.subscribe((state, before) => {
    if (isTaking()) return;
    if (state.opened !== before.opened) {
      keep();
      void sync?.flush();
      sync = newSync(owner);
    } else if (state.document !== before.document || state.client?._id !== before.client?._id) {
      changed = state;
      ask();
    }
  });
  const flush = () => {
    keep();
    void sync?.flush();
  };
  const onTaken = (at: number) => {
    void sync?.hold();
    useDraft.setState({ state: { kind: "stored", at } });
  };
  const unfollow = followOtherTabs(owner, onTaken, onOtherTab);
  window.addEventListener("pagehide", flush);
  window.addEventListener("online", flush);
  const end = () => {
    unsubscribe();
    unfollow();
    release();
    window.removeEventListener("pagehide", flush);
    window.removeEventListener("online", flush);
  };
  const send = async () => {
    keep();
    // What is under way may be older than what was typed last.
    await sync?.flush();
    await sync?.flush();
  };
  const release = keepsOnDevice({
    send,
    // A page that is being left must not keep again what was just removed.
    stop: () => {
      changed = null;
      end();
      void sync?.hold();
    },
  });
  return () => {
    flush();
    end();
  };
}

export const retryDraft = () => {
  // Asked anew, the server says again what it holds.
  contestedDrafts.clear();
  void sync?.flush();
};

/** Whether something typed is not on the server yet. */
export const draftIsBehind = () => sync?.isBehind() ?? false;

/** Waits until no copy is under way, so that none arrives after the save that comes next. */
export const holdDrafts = async () => sync?.hold();

/** Continues to save drafts after a save that failed, or during which more was typed. */
export function resumeDrafts() {
  const state = useScenario.getState();
  if (differsFromSaved(state)) sync?.changed(copyOf(state));
}

/** The copies that the server holds, with their `updatedAt`: to ask it to delete one that is not there would be an error. */
const onServer = new Map<string, string | null>();
/** Notes which copy of the server's the open one goes on from; null where there is one that it does not know. */
export const noteServerCopy = (id: string, updatedAt: string | null) => void onServer.set(id, updatedAt);

/** Deletes the copies of a report, because everything that was typed is saved or given up. */
export async function discardCopies(id: string) {
  if (!draftKeeper || !sync) return;
  forgetLocally(draftKeeper.owner, id);
  const own = sync;
  await own.hold();
  own.settle();
  const isOthers = contestedDrafts.delete(id);
  // The draft of another tab or device stays until it is chosen or given up there.
  if (!onServer.delete(id) || isOthers) return;
  // A copy that could not be deleted does no harm: it says what the report says, and expires by itself.
  await call("DELETE /v2/client/working-copies/{id}", { path: { id } }).catch(() => undefined);
}

/** Two tabs of one browser with the same scenario, before it is first saved: no save says that they differ, so both hold all that is typed. */

/** Takes over what another tab typed into the open scenario, as long as it was never saved. Tabs of a saved report keep their own text: each is told of the other's. */
async function take(owner: string, onTaken: (at: number) => void, onOtherTab: OnOtherTab, { key }: StorageEvent) {
  const copy = key && copyOfKey(owner, key);
  const own = useScenario.getState();
  if (copy && copy.id === own.document.id) {
    const isSame = sameDocument(copy.document, own.document);
    if (isSame && copy.sent) onServer.set(copy.id, copy.sent);
    if (!isSame && own.saved)
      onOtherTab({ ...copy, typedAt: copy.sent ? Date.parse(copy.sent) : copy.at, isSent: copy.sent !== null });
  }
  const open = () => {
    const { document, saved } = useScenario.getState();
    return copy && !copy.basedOn && !saved && copy.id === document.id;
  };
  if (!copy || !open()) return;
  const { client: known, document } = useScenario.getState();
  const isKnown = copy.clientID === (known?._id ?? null);
  if (isKnown && sameDocument(copy.document, document)) return;
  const client = isKnown ? known : copy.clientID ? await readDraft(copy.clientID) : null;
  if (!open()) return;
  isTakingOver = true;
  useScenario.setState({ document: copy.document, client: client ?? known });
  isTakingOver = false;
  onTaken(copy.at);
}

let isTakingOver = false;
/** While what changes was typed in another tab, which keeps it: kept by both, the later would undo what is typed meanwhile. */
const isTaking = () => isTakingOver;

async function readDraft(id: string) {
  const [client] = await call("GET /v2/client/{id}", { path: { id } }).catch(() => []);
  return client ?? null;
}

/**
 * @param onTaken  told when the other tab kept what this one now shows too
 * @returns how to stop
 */
function followOtherTabs(owner: string, onTaken: (at: number) => void, onOtherTab: OnOtherTab) {
  const listen = (event: StorageEvent) => void take(owner, onTaken, onOtherTab, event);
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
