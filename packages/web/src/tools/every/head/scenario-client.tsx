import { useEffect } from "react";
import { ClientSelector } from "../../../features/clients/client-selector";
import { useApi } from "../../../lib/api/use-api";
import { chooseClient, useScenario } from "../../../scenario/store/store";

/** Shows the scenario's client. The figures use the client's credit score, so the store follows a changed client. */
export function ScenarioClient() {
  const clientID = useScenario((state) => state.client?._id ?? null);
  const answer = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null);
  const client = answer.state === "ready" ? answer.data[0] : null;
  useEffect(() => {
    if (client && useScenario.getState().client?._id === client._id) chooseClient(client);
  }, [client]);
  return <ClientSelector clientID={clientID} onChange={chooseClient} />;
}
