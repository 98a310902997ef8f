/** Two tabs of one browser with the same scenario, before it is first saved: no save says that they differ, so both hold all that is typed. */
import { call } from "../../lib/api/api";
import { sameDocument } from "../same-document";
import { useScenario } from "../store/store";
import { copyOfKey } from "./local-copies";

/** Takes what another tab keeps of the open scenario. A saved report keeps what each tab typed: its save compares. */
async function take(owner: string, onTaken: (at: number) => void, { key }: StorageEvent) {
  const copy = key && copyOfKey(owner, key);
  const open = () => {
    const { document, saved } = useScenario.getState();
    return copy && !copy.basedOn && !saved && copy.id === document.id;
  };
  if (!copy || !open()) return;
  const { client: known, document } = useScenario.getState();
  const isKnown = copy.clientID === (known?._id ?? null);
  if (isKnown && sameDocument(copy.document, document)) return;
  const client = isKnown ? known : copy.clientID ? await read(copy.clientID) : null;
  if (!open()) return;
  taking = true;
  useScenario.setState({ document: copy.document, client: client ?? known });
  taking = false;
  onTaken(copy.at);
}

let taking = false;
/** While what changes was typed in another tab, which keeps it: kept by both, the later would undo what is typed meanwhile. */
export const isTaking = () => taking;

async function read(id: string) {
  const [client] = await call("GET /v2/client/{id}", { path: { id } }).catch(() => []);
  return client ?? null;
}

/**
 * @param onTaken  told when the other tab kept what this one now shows too
 * @returns how to stop
 */
export function followOtherTabs(owner: string, onTaken: (at: number) => void) {
  const listen = (event: StorageEvent) => void take(owner, onTaken, event);
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
