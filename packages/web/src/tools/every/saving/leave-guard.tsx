import { Suspense, useEffect, useRef } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { useLeaveGuard } from "../../../lib/leave-guards";
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

type Props = {
  /** Set while a save runs. */
  busy: boolean;
  /** Saves, or waits for the save that runs. Resolves to true if it was saved; else the obstacle was said or a question asked. */
  onSave: () => Promise<boolean>;
  /** The end of the save that runs, which is asked for nothing more. */
  saved: () => Promise<boolean>;
};

/**
 * Asks before unsaved work is left. It is stored as a draft either way; closing the window asks only until it is stored. Who leaves while a save runs goes
 * once it is through, and is asked only if something is unsaved even then.
 */
export function LeaveGuard({ busy, onSave, saved }: Props) {
  const navigate = useNavigate();
  const isNew = useScenario((state) => state.saved === null);
  // A draft that was only opened again is no unsaved work of this visit, but the answer to its save belongs to this page.
  const held = useLeaveGuard(
    ({ nextLocation }) => !stays(nextLocation) && (busy || hasUnsavedWork(useScenario.getState())),
  );
  const { pathname } = useLocation();
  const wanted = useRef<Location>(null);
  // Whoever goes elsewhere meanwhile, within the scenario, no longer wants to leave it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that counts
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [pathname],
  );
  const leaveAfter = async (save: () => Promise<boolean>) => {
    if (!held) return;
    const { location } = held;
    wanted.current = location;
    // Saving can itself change the address (a new report has a new one), which would end the wait.
    held.reset();
    if ((await save()) && wanted.current === location) navigate(location);
  };
  const waits = busy && held !== null;
  const isSaved = useScenario((state) => held !== null && !hasUnsavedWork(state));
  // The save may end between the press that leaves and the drawing of its question.
  useEffect(() => {
    if (held && !busy && isSaved) held.proceed();
  }, [held, busy, isSaved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wait begins once, with the press that leaves
  useEffect(() => {
    if (waits) void leaveAfter(saved);
  }, [waits]);
  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (draftIsBehind()) event.preventDefault();
    };
    window.addEventListener("beforeunload", close);
    return () => window.removeEventListener("beforeunload", close);
  }, []);
  if (waits || !held || isSaved) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        isNew={isNew}
        onStay={() => held.reset()}
        onLeave={() => held.proceed()}
        onSaveAndLeave={() => void leaveAfter(onSave)}
      />
    </Suspense>
  );
}
