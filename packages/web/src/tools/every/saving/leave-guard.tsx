import { Suspense, useEffect } from "react";
import { useBlocker, useNavigate } from "react-router";
import { lazyWindow } from "../../../lib/loading/lazy-window";
import { draftIsBehind } from "../../../scenario/drafts/drafts";
import { hasUnsavedWork, useScenario } from "../../../scenario/store/store";
import { tabPathsOf } from "../open-tool";

const LeaveDialog = lazyWindow(
  () => import("./leave-dialog"),
  ({ onStay }) => onStay(),
);

type Place = { pathname: string; search: string };

/** Tells whether the navigation stays within the pages of the open scenario, where nothing is lost. */
export function stays({ pathname, search }: Place): boolean {
  const { document, saved } = useScenario.getState();
  if (!tabPathsOf(document.toolName).includes(pathname)) return false;
  const query = new URLSearchParams(search);
  const id = query.get("reportID");
  if (id) return id === document.id;
  return saved === null && !query.has("new") && !query.has("clientID");
}

/** Asks before unsaved work is left. It is stored as a draft either way; closing the window asks only until it is stored. */
export function LeaveGuard({ onSave }: { onSave: () => Promise<boolean> }) {
  const navigate = useNavigate();
  const isNew = useScenario(({ saved }) => saved === null);
  const blocker = useBlocker(({ nextLocation }) => !stays(nextLocation) && hasUnsavedWork(useScenario.getState()));
  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (draftIsBehind()) event.preventDefault();
    };
    window.addEventListener("beforeunload", close);
    return () => window.removeEventListener("beforeunload", close);
  }, []);
  if (blocker.state !== "blocked") return null;
  const { location: wanted } = blocker;
  const saveAndLeave = async () => {
    // Saving can itself change the address (a new report has a new one), which would end the wait.
    blocker.reset();
    if (await onSave()) navigate(wanted);
  };
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        isNew={isNew}
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
        onSaveAndLeave={() => void saveAndLeave()}
      />
    </Suspense>
  );
}
