import type { Idea } from "@highway/core/sharing/ideas/schema";
import { withMoved } from "../../../features/sharing/ideas/idea-in-answer";
import Ideas from "../../../features/sharing/ideas/ideas";
import { firstName } from "../../../features/sharing/subject";
import { notify } from "../../../lib/notify";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit, undo, useScenario } from "../../../scenario/store/store";

function open(idea: Idea) {
  const moved = withMoved(useScenario.getState().document, idea);
  if (!moved) return;
  edit(null, () => moved);
  notify.undo(`The answer shows the idea from ${firstName(idea.from)}.`, undo);
}

/** The client's ideas on the open answer. Each can be loaded into it, and one undo restores the earlier figures. */
export default function AnswerIdeas() {
  const isSaved = useSettledScenario((state) => state.saved !== null);
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  return isSaved && <Ideas reportID={document.id} basis={{ document, client }} onAdd={open} />;
}
