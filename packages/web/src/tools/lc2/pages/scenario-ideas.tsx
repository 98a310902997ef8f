import type { Idea } from "@highway/core/sharing/ideas/schema";
import { withIdea } from "../../../features/sharing/ideas/idea-as-loan";
import Ideas from "../../../features/sharing/ideas/ideas";
import { notify } from "../../../lib/notify";
import { placesOf } from "../../../scenario/names/loan-name";
import { edit, undo, useScenario } from "../../../scenario/store/store";

function add(idea: Idea) {
  const before = useScenario.getState().document;
  const tried = withIdea(before, idea);
  if (!tried) return;
  edit(null, () => tried.document);
  const place = placesOf(tried.document.loans).get(tried.loan);
  notify.undo(`Added as ${place?.within ?? "a loan"}.`, undo);
}

/** The client's ideas on the open scenario. Each can be added as a loan. */
export function ScenarioIdeas() {
  const isSaved = useScenario((state) => state.saved !== null);
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return isSaved && <Ideas reportID={document.id} basis={{ document, client }} onAdd={add} />;
}
