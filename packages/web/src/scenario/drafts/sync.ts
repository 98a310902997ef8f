import type { WorkingCopy } from "./working-copy";

/** The state of the draft, for the line in the header. */
export type DraftState =
  /** Everything that was typed is saved. */
  | { kind: "clean" }
  | { kind: "saving" }
  /** `at`: milliseconds since 1970. */
  | { kind: "stored"; at: number }
  /** The draft is only on this device, and is sent when the network returns. */
  | { kind: "offline" }
  | { kind: "failed"; message: string };

/** How sending a copy ended. */
export type Sent =
  | { kind: "stored"; updatedAt: string }
  | { kind: "offline" }
  | { kind: "failed"; message: string; lasting: boolean };

type Options = {
  /** Sends a copy to the server. It never throws. */
  send: (copy: WorkingCopy) => Promise<Sent>;
  /** Called with each new state, and with each copy that the server stored. */
  onState: (state: DraftState) => void;
  onStored: (copy: WorkingCopy, updatedAt: string) => void;
};

/** A pause in typing sends the copy; someone who never pauses has it sent this often. */
const syncPause = 1000;
const longest = 5000;
/** Waits before each further try, in milliseconds; the last one repeats. */
const waits = [5_000, 15_000, 60_000];

export type DraftSync = ReturnType<typeof createDraftSync>;

/** Sends working copies one at a time and only the newest: after a pause, and again after a failure. */
export function createDraftSync({ send, onState, onStored }: Options) {
  let pending: WorkingCopy | null = null;
  let since = 0;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight: Promise<void> | null = null;

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };

  async function flush() {
    clearTimeout(timer);
    if (inFlight) return inFlight;
    if (!pending) return;
    const copy = pending;
    onState({ kind: "saving" });
    inFlight = send(copy).then((sent) => finish(copy, sent));
    await inFlight;
  }

  function finish(copy: WorkingCopy, sent: Sent) {
    inFlight = null;
    if (sent.kind === "stored") onStored(copy, sent.updatedAt);
    if (pending === null) return;
    if (sent.kind === "stored") {
      tries = 0;
      if (pending !== copy) return schedule(syncPause);
      pending = null;
      return onState({ kind: "stored", at: Date.parse(sent.updatedAt) });
    }
    onState(sent.kind === "offline" ? { kind: "offline" } : { kind: "failed", message: sent.message });
    if (sent.kind === "failed" && sent.lasting) return;
    schedule(waits[Math.min(tries++, waits.length - 1)]!);
  }

  return {
    /** Takes the newest copy after something was typed. */
    changed(copy: WorkingCopy) {
      if (!pending) since = Date.now();
      pending = copy;
      if (inFlight) return;
      onState({ kind: "saving" });
      schedule(Math.max(0, Math.min(syncPause, since + longest - Date.now())));
    },
    /** Sends immediately: after a press on Retry, when the network returns, when the page is left. */
    flush,
    /** Stops sending, and waits for the copy that is being sent, so that it does not arrive after a save. */
    async hold() {
      clearTimeout(timer);
      pending = null;
      await inFlight;
    },
    /** Says that all is saved, unless more was typed during the hold. */
    settle() {
      if (pending) return;
      clearTimeout(timer);
      tries = 0;
      onState({ kind: "clean" });
    },
    /** Tells whether something typed is not on the server yet. */
    isBehind: () => pending !== null || inFlight !== null,
  };
}
