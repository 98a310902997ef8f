/** Two tabs of one browser with the same scenario. Before its first save no save can tell them apart, so both hold everything that is typed. */
import { call } from "../../lib/api/api";
import { sameDocument } from "../same-document";
import { useScenario } from "../store/store";
import { copyOfKey, keepTaken, sharedKey } from "./local-copies";
import type { FoundCopy } from "./working-copy";

/** Called with the draft of another tab or device of the open scenario, if it differs from this tab's. */
export type OnOtherTab = (copy: FoundCopy) => void;

type Listener = {
  /** Called when the other tab stored what this one now shows too. */
  onTaken: (at: number) => void;
  /** Called when the other tab sent to the server what this one shows. */
  onSame: (id: string, sent: string) => void;
  onOtherTab: OnOtherTab;
};

/** Takes over what another tab typed into the open scenario, if it was never saved. Tabs of a saved report keep their own text, and each is told about the other's. */
async function take(owner: string, { onTaken, onSame, onOtherTab }: Listener, key: string | null) {
  const copy = key && copyOfKey(owner, key);
  const own = useScenario.getState();
  if (copy && copy.id === own.document.id) {
    const isSame = sameDocument(copy.document, own.document);
    if (isSame && copy.sent) onSame(copy.id, copy.sent);
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
  const client = isKnown ? known : copy.clientID ? await readClient(copy.clientID) : null;
  if (!open()) return;
  isTakingOver = true;
  useScenario.setState({ document: copy.document, client: client ?? known });
  isTakingOver = false;
  onTaken(copy.at);
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
  const look = (key: string | null) => void take(owner, listener, key);
  const listen = (event: StorageEvent) => {
    keepTaken(owner, event, useScenario.getState());
    look(event.key);
  };
  // A page that the browser keeps for a step back hears of nothing meanwhile.
  const back = ({ persisted }: PageTransitionEvent) =>
    persisted && look(sharedKey(owner, useScenario.getState().document.id));
  window.addEventListener("storage", listen);
  window.addEventListener("pageshow", back);
  return () => {
    window.removeEventListener("storage", listen);
    window.removeEventListener("pageshow", back);
  };
}
