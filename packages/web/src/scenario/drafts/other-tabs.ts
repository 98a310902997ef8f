/** Two tabs of one browser with the same scenario. Before its first save no save can tell them apart, so both hold everything that is typed. */
import { call } from "../../lib/api/api";
import { sameDocument } from "../same-document";
import { useScenario } from "../store/store";
import { copiesOfOthers, copyOfKey, keepTaken, localCopy } from "./local-copies";
import type { FoundCopy, LocalCopy } from "./working-copy";

/** Called with the draft of another tab or device of the open scenario, if it differs from this tab's. */
export type OnOtherTab = (copy: FoundCopy) => void;

type Listener = {
  /** Called when another page stored what this one now shows too. */
  onTaken: (copy: LocalCopy) => void;
  /** Called when the other tab sent to the server what this one shows. */
  onSame: (id: string, sent: string) => void;
  onOtherTab: OnOtherTab;
};

/**
 * Takes over what another tab typed into the open scenario, if it was never saved. Tabs of a saved report keep their own text, and each is told about the
 * other's. @param isOwn whether a later page of this tab wrote the copy, which then goes on here, saved or not
 */
async function take({ onTaken, onSame, onOtherTab }: Listener, copy: LocalCopy | null, isOwn = false) {
  const own = useScenario.getState();
  if (copy && copy.id === own.document.id) {
    const isSame = sameDocument(copy.document, own.document);
    if (isSame && copy.sent) onSame(copy.id, copy.sent);
    if (!isSame && own.saved && !isOwn)
      onOtherTab({ ...copy, typedAt: copy.sent ? Date.parse(copy.sent) : copy.at, isSent: copy.sent !== null });
  }
  if (!copy || (!isOwn && (copy.basedOn || own.saved)) || copy.id !== own.document.id) return;
  const isKnown = copy.clientID === (own.client?._id ?? null);
  if (isKnown && sameDocument(copy.document, own.document)) return;
  // The name follows: what is typed meanwhile, here or there, would else be gone over when it comes.
  const chosen = isKnown || !copy.clientID ? own.client : { _id: copy.clientID, name: "" };
  isTakingOver = true;
  useScenario.setState({ document: copy.document, client: chosen });
  isTakingOver = false;
  onTaken(copy);
  if (chosen === own.client || !chosen) return;
  const client = await readClient(chosen._id);
  if (client && useScenario.getState().client === chosen) useScenario.setState({ client });
}

let isTakingOver = false;
/** Whether the current change came from another tab, which stores it: if both stored it, the later would undo what is typed meanwhile. */
export const isTaking = () => isTakingOver;

async function readClient(id: string) {
  const [client] = await call("GET /v2/client/{id}", { path: { id } }).catch(() => []);
  return client ?? null;
}

/** Follows the other tabs of this browser. @returns a function that stops */
export function followOtherTabs(owner: string, listener: Listener) {
  const listen = (event: StorageEvent) => {
    keepTaken(owner, event, useScenario.getState());
    void take(listener, event.key === null ? null : copyOfKey(owner, event.key));
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

/** Catches up with what was typed elsewhere while the browser kept this page for a step back: it heard of nothing meanwhile. */
export function catchUp(owner: string, listener: Listener) {
  const { id } = useScenario.getState().document;
  void take(listener, copiesOfOthers(owner, id)[0] ?? null);
  void take(listener, localCopy(owner, id), true);
}
