import { useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { ApiError, sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import type { Chapter } from "../../../scenario/document";
import { type AnsweredReport, savedOf } from "../../../scenario/store/saved-report";
import { differsFromSaved, markSaved, useScenario } from "../../../scenario/store/store";

export type Chapters = readonly Chapter[];
/** What a change makes of the chapters. It names them by their kind, because they may be others by the time it is sent. */
type Change = (chapters: Chapters) => Chapters;
/** Changes the chapters. @returns the chapters to which the change was made; null where it was refused, which was said */
export type ChangeChapters = (change: Change) => Promise<Chapters | null>;

const none: Chapters = [];
const savedChapters = () => useScenario.getState().saved?.document.chapters ?? none;

/** Takes over the chapters that the server has, and leaves what was typed since as it is. */
function take(answered: AnsweredReport) {
  const state = useScenario.getState();
  const saved = savedOf(answered);
  if (state.document.id !== saved.document.id) return;
  if (!differsFromSaved(state)) return markSaved(saved, state.document);
  const { chapters = none, toolMeta } = saved.document;
  const attachedReports = toolMeta?.attachedReports ?? [];
  useScenario.setState({
    saved,
    document: { ...state.document, chapters, toolMeta: { ...state.document.toolMeta, attachedReports } },
  });
}

async function send(chapters: Chapters): Promise<boolean> {
  const { saved } = useScenario.getState();
  if (!saved) return false;
  try {
    const [answered] = await call("PUT /v2/client/purchase-analyses/{id}/chapters", {
      path: { id: saved.document.id },
      body: { chapters: [...chapters], lastUpdated: saved.lastUpdated },
    });
    take(answered);
    void refreshApi("/v2/client/report");
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "conflict" && error.current) {
      take(error.current as AnsweredReport);
      notify.error("The chapters were changed elsewhere. They are shown as they are now. Try again.");
    } else notify.error(sentence(error));
    return false;
  }
}

/** Makes a change to the chapters as they are saved at that moment, with the reports that earlier changes made. */
async function make(change: Change): Promise<Chapters | null> {
  const before = savedChapters();
  const after = change(before);
  return after === before || (await send(after)) ? before : null;
}

type Coming = { from: Chapters; changes: readonly Change[] };

/**
 * The chapters of the open analysis, and the one way to change them. What is on its way is shown already, and a change that is made meanwhile waits for it.
 * Where one is refused, those that wait for it are not sent: they were made of what is no longer so.
 */
export function useChapters() {
  const saved = useScenario((state) => state.saved?.document.chapters ?? none);
  const [coming, setComing] = useState<Coming | null>(null);
  const last = useRef(Promise.resolve(true));
  const set: ChangeChapters = async (change) => {
    setComing((waiting) => ({
      from: waiting?.from ?? savedChapters(),
      changes: [...(waiting?.changes ?? []), change],
    }));
    const made = last.current.then((isDone) => (isDone ? make(change) : null));
    const sent = made.then((before) => before !== null);
    last.current = sent;
    const before = await made;
    if (last.current === sent) last.current = Promise.resolve(true);
    setComing((waiting) => {
      const [, ...changes] = waiting?.changes ?? [];
      return before !== null && changes.length > 0 ? { from: savedChapters(), changes } : null;
    });
    return before;
  };
  return { chapters: coming ? coming.changes.reduce((chapters, change) => change(chapters), coming.from) : saved, set };
}
