import { cut, lastLetters } from "@highway/engine/text/cut";

/** Short notices at the corner of the screen. Libraries for them write style elements, which the content security policy refuses. */
export type Notice = {
  id: number;
  kind: "success" | "error" | "notice";
  text: string;
  action?: { label: string; run: () => void };
  /** The milliseconds for which the notice stays, if they differ from those of its kind. */
  lasts?: number;
};

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Shows at most three notices: the oldest is removed, unless it was meant to stay. A sentence that is already shown is not repeated. */
function show(kind: Notice["kind"], text: string, more: Pick<Notice, "action" | "lasts"> = {}) {
  lastId += 1;
  const others = notices.filter((notice) => notice.text !== text || notice.kind !== kind);
  const passing = others.filter(({ lasts }) => lasts === undefined);
  const given = others.length > 2 ? (passing[0] ?? others[0]) : undefined;
  set([...others.filter((notice) => notice !== given), { id: lastId, kind, text, ...more }]);
  return lastId;
}

export const notify = {
  success: (text: string) => show("success", text),
  error: (text: string) => show("error", text),
  /** For what is worth knowing and is nobody's mistake. */
  notice: (text: string, lasts?: number) => show("notice", text, { lasts }),
  /** Says that something was done, with a button that undoes it. */
  undo: (text: string, run: () => void) => show("success", text, { action: { label: "Undo", run } }),
  dismiss: (id: number) => set(notices.filter((notice) => notice.id !== id)),
};

/** A name of more letters gives way in its middle: a phone has three small lines for a notice. */
const MOST_LETTERS = 48;
const END_LETTERS = 14;

/** A scenario's or a person's name as a notice says it. */
export const nameInNotice = (name: string) =>
  name.length <= MOST_LETTERS
    ? name
    : `${cut(name, MOST_LETTERS - END_LETTERS - 1).trimEnd()}…${lastLetters(name, END_LETTERS).trimStart()}`;

export const currentNotices = () => notices;
export const onNotices = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
