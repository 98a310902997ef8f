import { useEffect } from "react";
import { ClientSelector } from "../../../features/clients/client-selector";
import { useApi } from "../../../lib/api/use-api";
import { chooseClient, type ScenarioState, useScenario } from "../../../scenario/store/store";

/** Shows the scenario's client. The figures use the client's credit score, so the store follows a changed client. */
export function ScenarioClient() {
  const clientID = useScenario((state) => state.client?._id ?? null);
  const id = useScenario((state) => state.document.id);
  const answer = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null);
  const client = answer.state === "ready" ? answer.data[0] : null;
  useEffect(() => {
    if (client && useScenario.getState().client?._id === client._id) chooseClient(client);
  }, [client]);
  // A name that was typed is looked up when its field is left: whoever opens another scenario meanwhile chose no client for that one.
  const choose = (chosen: ScenarioState["client"]) => {
    if (useScenario.getState().document.id === id) chooseClient(chosen);
  };
  return <ClientSelector clientID={clientID} onChange={choose} />;
}
