/** Saves drafts of what is typed: on this device at once, on the server after a pause. */
import { create } from "zustand";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { afterPaint } from "../../lib/loading/after-paint";
import { sameDocument } from "../same-document";
import { differsFromSaved, openBlank, type ScenarioState, useScenario } from "../store/store";
import { copyOfKey, forgetLocally, keepLocally, localCopy } from "./local-copies";
import { createDraftSync, type DraftState, type DraftSync, type Sent } from "./sync";
import type { LocalCopy, WorkingCopy } from "./working-copy";

/** The visible state of the draft. */
export const useDraft = create<{ state: DraftState }>(() => ({ state: { kind: "clean" } }));

const copyOf = ({ document, client, saved, opened }: ScenarioState): WorkingCopy => ({
  id: document.id,
  clientID: client?._id ?? null,
  // Without a network the saved report is not known, and still the one that the copy began from.
  basedOn: saved?.lastUpdated ?? (opened.document.id === document.id ? (opened.fromCopy?.basedOn ?? null) : null),
  document,
});

async function sendDraft({ id, ...body }: WorkingCopy): Promise<Sent> {
  try {
    const [stored] = await call("PUT /v2/client/working-copies/{id}", { path: { id }, body });
    return { kind: "stored", updatedAt: stored.updatedAt };
  } catch (error) {
    if (error instanceof ApiError && error.code === "offline") return { kind: "offline" };
    const lasting = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: "failed", message: sentence(error), lasting };
  }
}

let draftKeeper: { owner: string; stop: () => void } | null = null;
let sync: DraftSync | null = null;

/** The officer whose drafts are being saved. */
export const draftsOwner = () => draftKeeper?.owner;

/** Told what another tab has kept of the saved scenario that is open here too, where it differs from this tab's. */
type OnOtherTab = (copy: LocalCopy) => void;

/** Begins to save drafts for this officer. Calling it again for the same officer changes nothing. */
export function keepDrafts(owner: string, onOtherTab: OnOtherTab = () => {}) {
  if (draftKeeper?.owner === owner) return;
  if (draftKeeper) {
    draftKeeper.stop();
    // Another person has signed in, who must not see what the former officer had open.
    openBlank();
  }
  sync = newSync(owner);
  draftKeeper = { owner, stop: listen(owner, onOtherTab) };
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
      onServer.add(copy.id);
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
    keepLocally(owner, { ...copy, at: Date.now(), sent: null });
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
  return () => {
    flush();
    unsubscribe();
    unfollow();
    window.removeEventListener("pagehide", flush);
    window.removeEventListener("online", flush);
  };
}

export const retryDraft = () => void sync?.flush();

/** Whether something typed is not on the server yet. */
export const draftIsBehind = () => sync?.isBehind() ?? false;

/** Waits until no copy is under way, so that none arrives after the save that comes next. */
export const holdDrafts = async () => sync?.hold();

/** Continues to save drafts after a save that failed, or during which more was typed. */
export function resumeDrafts() {
  const state = useScenario.getState();
  if (differsFromSaved(state)) sync?.changed(copyOf(state));
}

/** Reports of which the server holds a copy: to ask it to delete one that is not there would be an error. */
const onServer = new Set<string>();
export const noteServerCopy = (id: string) => void onServer.add(id);

/** Deletes the copies of a report, because everything that was typed is saved or given up. */
export async function discardCopies(id: string) {
  if (!draftKeeper || !sync) return;
  forgetLocally(draftKeeper.owner, id);
  const own = sync;
  await own.hold();
  own.settle();
  if (!onServer.delete(id)) return;
  // A copy that could not be deleted does no harm: it says what the report says, and expires by itself.
  await call("DELETE /v2/client/working-copies/{id}", { path: { id } }).catch(() => undefined);
}

/** Two tabs of one browser with the same scenario, before it is first saved: no save says that they differ, so both hold all that is typed. */

/** Takes over what another tab typed into the open scenario, as long as it was never saved. Tabs of a saved report keep their own text: each is told of the other's. */
async function take(owner: string, onTaken: (at: number) => void, onOtherTab: OnOtherTab, { key }: StorageEvent) {
  const copy = key && copyOfKey(owner, key);
  const own = useScenario.getState();
  if (copy && own.saved && copy.id === own.document.id && !sameDocument(copy.document, own.document)) onOtherTab(copy);
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
