import type { ReactNode } from "react";
import { useEffect } from "react";
import { call } from "../../../lib/api/api";
import { useApi } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import { chooseClient, useScenario } from "../../../scenario/store/store";

/** Brought by the app: who it is for is the clients' own part of the screen. */
export type ClientSelectorSlot = (part: {
  clientID: string | null;
  onChange: (clientID: string | null) => void;
}) => ReactNode;

async function choose(id: string | null) {
  if (id === null) return chooseClient(null);
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id } });
    chooseClient(client);
  } catch {
    notify.error("Failed to get client.");
  }
}

/** Shows the scenario's client. The figures use the client's credit score, so the store follows a changed client. */
export function ClientSlot({ selector }: { selector: ClientSelectorSlot }) {
  const clientID = useScenario((state) => state.client?._id ?? null);
  const answer = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null);
  const client = answer.state === "ready" ? answer.data[0] : null;
  useEffect(() => {
    if (client && useScenario.getState().client?._id === client._id) chooseClient(client);
  }, [client]);
  return selector({ clientID, onChange: (id) => void choose(id) });
}
