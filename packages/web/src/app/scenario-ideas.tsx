import type { Idea } from "@highway/core/sharing/ideas/schema";
import { Suspense, useEffect, useState } from "react";
import { codeOf } from "../lib/code";
import { late } from "../lib/late";
import type { Basis } from "../lib/scenario/loan-figures";
import { placesOf } from "../lib/scenario/loan-places";
import { edit, undo, useScenario } from "../lib/scenario/store";
import { fetchWhenRested } from "../lib/when-idle";
import { notify } from "../ui/notify";

const Ideas = late(() => import("../features/sharing/ideas/ideas"));

const ideaEdits = codeOf(() => import("../features/sharing/ideas/idea-edits"));

async function add(idea: Idea) {
  const code = await ideaEdits().catch(() => null);
  if (!code) return notify.error("Failed to add the loan. Check your connection and try again.");
  const before = useScenario.getState().document;
  const tried = code.withIdea(before, idea);
  if (!tried) return;
  edit(null, () => tried.document);
  const { title } = placesOf(tried.document.loans).get(tried.loan) ?? { title: "a loan" };
  notify.undo(`Added as ${title.toLowerCase()}.`, undo);
}

/** They can wait for the figures. */
function useRested() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    let isShown = true;
    fetchWhenRested(() => isShown && setRested(true));
    return () => {
      isShown = false;
    };
  }, []);
  return rested;
}

/** The client's ideas on the scenario that is open: each can be taken up as a loan. */
export function ScenarioIdeas() {
  const isSaved = useScenario((state) => state.saved !== null);
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  const rested = useRested();
  useEffect(() => {
    // Without a network the press says so.
    if (rested) void ideaEdits().catch(() => {});
  }, [rested]);
  if (!isSaved || !rested) return null;
  return (
    <Suspense fallback={null}>
      <Ideas reportID={document.id} basis={{ document, client }} onAdd={(idea) => void add(idea)} />
    </Suspense>
  );
}

/** The same on a report as it was saved, where no loan can be added. */
export function SavedIdeas({ reportID, basis }: { reportID: string; basis: Basis }) {
  const rested = useRested();
  if (!rested) return null;
  return (
    <Suspense fallback={null}>
      <Ideas reportID={reportID} basis={basis} />
    </Suspense>
  );
}
