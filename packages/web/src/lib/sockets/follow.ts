type Numbered = { sequence: number };
/** A frame leads from the state with the number `after`, and from every later one, to that of its own number. */
type Step = Numbered & { after: number };

export type Following<S extends Numbered, F extends Step> = {
  /** Requests the whole state. */
  snapshot: () => Promise<S>;
  /** Returns the state after a frame. Its sequence is that of the frame. */
  apply: (state: S, frame: F) => S;
  /** Tells whether a frame cannot be applied although no earlier one is missing: the snapshot has what the state lacks. */
  lacks: (frame: F) => boolean;
  /** Shows a state, and whether it is the latest. One that is not must say so. */
  show: (state: S | undefined, isLatest: boolean, error?: Error) => void;
};

const AGAIN_MS = 5_000;
const SOON_MS = 1_000;
/** If more frames than these come while a snapshot is requested, the next snapshot has them all. */
const MOST_AHEAD = 50;

/** Follows a state by its frames. What is shown as the latest is exactly a snapshot and every frame after it; once a frame is missing, the state counts as old until a snapshot includes it. */
export function follow<S extends Numbered, F extends Step>({ snapshot, apply, lacks, show }: Following<S, F>) {
  let state: S | undefined;
  let ahead: F[] = [];
  /** The connection brings every frame, from before the snapshot was asked for. */
  let isConnected = false;
  let asked = 0;
  let isAsking = false;
  let timer = 0;

  const ask = async () => {
    window.clearTimeout(timer);
    asked += 1;
    const own = asked;
    isAsking = true;
    try {
      const answer = await snapshot();
      if (own !== asked) return;
      isAsking = false;
      // A cached answer can be older than what is shown.
      if (!state || answer.sequence >= state.sequence) state = answer;
      settle();
    } catch (error) {
      if (own !== asked) return;
      isAsking = false;
      timer = window.setTimeout(ask, AGAIN_MS * (0.5 + Math.random()));
      show(state, false, error instanceof Error ? error : new Error(String(error)));
    }
  };

  /** Applies the frames that came in the meantime. If one is still missing, a later snapshot must include it. */
  const settle = () => {
    const waiting = ahead.toSorted((one, other) => one.sequence - other.sequence);
    ahead = [];
    for (const [at, frame] of waiting.entries()) {
      if (take(frame)) continue;
      ahead = waiting.slice(at);
      timer = window.setTimeout(ask, SOON_MS);
      return show(state, false);
    }
    show(state, isConnected);
  };

  /** @returns false when a frame before this one is missing */
  const take = (frame: F): boolean => {
    if (!state) return false;
    const changes = frame.sequence > frame.after;
    if (frame.sequence < state.sequence || (changes && frame.sequence === state.sequence)) return true;
    if (frame.after > state.sequence || lacks(frame)) return false;
    state = apply(state, frame);
    return true;
  };

  return {
    /** The connection is open: a snapshot that is requested now has every earlier change. */
    connected: () => {
      isConnected = true;
      ahead = [];
      void ask();
    },
    /** No more frames come: what is shown may be out of date from now on. */
    lost: () => {
      isConnected = false;
      asked += 1;
      isAsking = false;
      window.clearTimeout(timer);
      show(state, false);
    },
    hear: (frame: F) => {
      const before = state;
      if (!isAsking && ahead.length === 0 && take(frame)) {
        if (state !== before) show(state, true);
        return;
      }
      ahead = [...ahead, frame].slice(-MOST_AHEAD);
      if (isAsking) return;
      show(state, false);
      void ask();
    },
    /** Requests the state once, without a connection. */
    look: () => void ask(),
    stop: () => {
      asked += 1;
      window.clearTimeout(timer);
    },
  };
}
