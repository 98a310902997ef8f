/** Short notices at the corner of the screen. Own code rather than a library: those write style elements, which the content security policy refuses. */
export type Notice = {
  id: number;
  kind: "success" | "error";
  text: string;
  action?: { label: string; run: () => void };
};

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

/** At most three are shown: the oldest gives way. A sentence that is already there is not repeated. */
function show(kind: Notice["kind"], text: string, action?: Notice["action"]) {
  lastId += 1;
  const others = notices.filter((notice) => notice.text !== text || notice.kind !== kind);
  set([...others, { id: lastId, kind, text, action }].slice(-3));
  return lastId;
}

export const notify = {
  success: (text: string) => show("success", text),
  error: (text: string) => show("error", text),
  /** Something was done that one press takes back. */
  undo: (text: string, run: () => void) => show("success", text, { label: "Undo", run }),
  dismiss: (id: number) => set(notices.filter((notice) => notice.id !== id)),
};

export const currentNotices = () => notices;
export const onNotices = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
