/** Saves drafts of what is typed: immediately on this device, and after a pause on the server. */
import { create } from "zustand";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { afterPaint } from "../../lib/loading/after-paint";
import { keepsOnDevice } from "../../lib/on-device";
import type { WorkingReport } from "../document";
import { resultOf } from "../figures/loan-figures";
import { sameDocument } from "../same-document";
import { differsFromSaved, openBlank, type ScenarioState, useScenario } from "../store/store";
import { forgetLocally, forgetSame, keepLocally, localCopy } from "./local-copies";
import { catchUp, followOtherTabs, isTaking, type OnOtherTab } from "./other-tabs";
import { forgetOvertaken, heldOvertaken, noteOnlyHere } from "./overtaken";
import { removeDraft, untilRemoved } from "./removals";
import { createDraftSync, type DraftState, type DraftSync, type Sent } from "./sync";
import { thisTab, writerOf } from "./this-tab";
import type { FoundCopy, LocalCopy, ServerCopy, WorkingCopy } from "./working-copy";
import { readServerCopy, serverTime } from "./working-copy";

/** The visible state of the draft. */
export const useDraft = create<{ state: DraftState }>(() => ({ state: { kind: "clean" } }));

const copyOf = ({ document, client, saved, opened }: ScenarioState): WorkingCopy => ({
  id: document.id,
  clientID: client?._id ?? null,
  // Without a network the saved report is not known, but it is still the one on which the copy is based.
  basedOn: saved?.lastUpdated ?? (opened.document.id === document.id ? (opened.fromCopy?.basedOn ?? null) : null),
  document,
});

/** Returns the monthly payment of the first loan, by which a list of drafts describes the draft. */
function paymentOf(id: string, { document }: Pick<WorkingCopy, "document">): number | null {
  const { document: open, client } = useScenario.getState();
  const [first] = document.loans;
  return first ? (resultOf({ document, client: open.id === id ? client : null }, first)?.monthly.total ?? null) : null;
}

async function sendDraft(owner: string, { id, ...copy }: WorkingCopy): Promise<Sent> {
  if (contestedDrafts.has(id)) return { kind: "failed", message: otherDraft, lasting: true };
  await untilRemoved(id);
  try {
    const writer = writerOf(copy);
    const body = { ...copy, payment: paymentOf(id, copy), follows: onServer.get(id) ?? null, writer };
    // The answer may be lost, and the copy there all the same.
    sentBy.set(id, writer);
    const [stored] = await call("PUT /v2/client/working-copies/{id}", { path: { id }, body });
    decidedAgainst.delete(id);
    return { kind: "stored", updatedAt: stored.updatedAt };
  } catch (error) {
    if (error instanceof ApiError && error.code === "offline" && isOnDevice(owner, id, copy))
      return { kind: "offline" };
    if (error instanceof ApiError && error.code === "conflict") {
      const other = readServerCopy(error.current);
      const seen = decidedAgainst.get(id);
      if (other && seen && sameDocument(other.document, seen)) {
        onServer.set(id, other.updatedAt);
        return sendDraft(owner, { id, ...copy });
      }
      tellOfOther(other);
    }
    const lasting = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: "failed", message: sentence(error), lasting };
  }
}

/** Tells whether this device has the copy: a browser may store nothing, because it has no room or must not. */
const isOnDevice = (owner: string, id: string, { document }: Pick<WorkingCopy, "document">) => {
  const kept = localCopy(owner, id);
  return kept !== null && sameDocument(kept.document, document);
};

/** Scenarios of which this device has an older copy at most, because it stored no more. It is good until the server has a newer one. */
const olderHere = new Set<string>();

const otherDraft = "Another tab or device has saved other changes to this scenario.";

/** Scenarios with other changes in another tab or on another device. Nothing is sent of them until the person has chosen. */
const contestedDrafts = new Set<string>();
/** What the person has decided against before the server had it, by scenario. If it has arrived there meanwhile, it is gone over; anything newer is asked about. */
const decidedAgainst = new Map<string, WorkingReport>();

/** Tells the page which draft the server has in place of this tab's. */
function tellOfOther(copy: ServerCopy | null) {
  if (!copy) return;
  contestedDrafts.add(copy.id);
  if (useScenario.getState().document.id === copy.id)
    draftKeeper?.onOther({ ...copy, typedAt: Date.parse(copy.updatedAt), isSent: true });
}

/** Overwrites the other draft, which the person has seen, with this tab's: to keep their own, or after they have taken the other. */
export function goOverOther(copy: FoundCopy) {
  if (draftKeeper) forgetSame(draftKeeper.owner, copy);
  const seen = serverTime(copy);
  if (seen) onServer.set(copy.id, seen);
  else decidedAgainst.set(copy.id, copy.document);
  contestedDrafts.delete(copy.id);
  resumeDrafts();
}

let draftKeeper: { owner: string; stop: () => void; onOther: OnOtherTab } | null = null;
let sync: DraftSync | null = null;

/** The officer whose drafts are being saved. */
export const draftsOwner = () => draftKeeper?.owner;

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

/** Makes the sync of an opened scenario. The former one continues until everything it holds is sent. */
function newSync(owner: string): DraftSync {
  useDraft.setState({ state: { kind: "clean" } });
  const own: DraftSync = createDraftSync({
    send: (copy) => sendDraft(owner, copy),
    onState: (state) => {
      if (sync === own) useDraft.setState({ state });
    },
    onStored: (copy, sent) => {
      onServer.set(copy.id, sent);
      noteOnlyHere(owner, copy.id);
      // Home lists what was never saved, and may have been shown before this draft was there.
      if (copy.basedOn === null) void refreshApi("/v2/client/working-copies");
      if (olderHere.delete(copy.id)) forgetLocally(owner, copy.id);
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
    const isKept = keepLocally(owner, { ...copy, at: Date.now(), sent: null, follows: onServer.get(copy.id) ?? null });
    if (isKept) olderHere.delete(copy.id);
    else olderHere.add(copy.id);
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
  const onTaken = (copy: LocalCopy) => {
    // It may be on the server before this page hears so.
    sentBy.set(copy.id, writerOf(copy));
    void sync?.hold();
    useDraft.setState({ state: { kind: "stored", at: copy.at } });
  };
  const onSame = (id: string, sent: string) => void onServer.set(id, sent);
  const unfollow = followOtherTabs(owner, { onTaken, onSame, onOtherTab });
  const back = ({ persisted }: PageTransitionEvent) => {
    // Where storage took no more, what this page shows is newer than what is there.
    if (persisted && !olderHere.has(useScenario.getState().document.id))
      catchUp(owner, { onTaken: goOnFrom, onSame, onOtherTab });
  };
  /** The page that wrote the copy is gone: this one sends what is not on the server yet. */
  const goOnFrom = (copy: LocalCopy) => {
    onServer.set(copy.id, copy.sent ?? copy.follows ?? null);
    onTaken(copy);
    if (!copy.sent) resumeDrafts();
  };
  window.addEventListener("pagehide", flush);
  window.addEventListener("pageshow", back);
  window.addEventListener("online", flush);
  const end = () => {
    unsubscribe();
    unfollow();
    release();
    window.removeEventListener("pagehide", flush);
    window.removeEventListener("pageshow", back);
    window.removeEventListener("online", flush);
  };
  const send = async () => {
    keep();
    // A copy that is being sent may be older than what was typed last.
    await sync?.flush();
    await sync?.flush();
  };
  const release = keepsOnDevice({
    send,
    // A page that is being left must not store again what was just removed.
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
  // Asked again, the server says again what it holds.
  contestedDrafts.clear();
  void sync?.flush();
};

/** Tells whether something typed is not on the server yet. */
export const draftIsBehind = () => sync?.isBehind() ?? false;

/** Waits until no copy is being sent, so that none arrives after the save that comes next. */
export const holdDrafts = async () => sync?.hold();

/** Continues to save drafts after a save that failed, or during which more was typed. */
export function resumeDrafts() {
  const state = useScenario.getState();
  if (differsFromSaved(state)) sync?.changed(copyOf(state));
}

/** The copies on the server, with their `updatedAt`. */
const onServer = new Map<string, string | null>();
/** Who has sent the copies that this page typed or has taken over, by scenario. */
const sentBy = new Map<string, string>();
/** Notes which copy on the server the open one continues; null if it knows of none. */
export const noteServerCopy = (id: string, updatedAt: string | null) => void onServer.set(id, updatedAt);

/** Deletes the copies of a report, because everything that was typed is saved or discarded. */
export async function discardCopies(id: string) {
  if (!draftKeeper || !sync) return;
  forgetLocally(draftKeeper.owner, id);
  const own = sync;
  await own.hold();
  own.settle();
  const isOthers = contestedDrafts.delete(id);
  const query = { follows: onServer.get(id), writer: sentBy.get(id) ?? thisTab() };
  const mayBeThere = [onServer.delete(id), sentBy.delete(id)].includes(true);
  // The draft of another tab or device stays until it is chosen or discarded there.
  if (!mayBeThere || isOthers) return;
  noteOnlyHere(draftKeeper.owner, id);
  await removeDraft(id, query);
}

/** Forgets a draft that a newer save has overtaken, because the person has chosen. @returns the next that waits */
export function settleOvertaken(copy: WorkingCopy): FoundCopy | undefined {
  if (!draftKeeper) return;
  forgetOvertaken(draftKeeper.owner, copy);
  return heldOvertaken(draftKeeper.owner, copy.id, null)[0];
}
