import { useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { ApiError, sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import type { Chapter } from "../../../scenario/document";
import { writeInTurn } from "../../../scenario/saving/in-turn";
import { type AnsweredReport, savedOf } from "../../../scenario/store/saved-report";
import { differsFromSaved, markSaved, type SavedState, useScenario } from "../../../scenario/store/store";

export type Chapters = readonly Chapter[];
/** A change of the chapters. It identifies them by kind, because the list may differ by the time the change is sent. */
type Change = (chapters: Chapters) => Chapters;
/** Changes the chapters. @returns the chapters before the change; null if it was refused, which a notice has said */
export type ChangeChapters = (change: Change) => Promise<Chapters | null>;

const none: Chapters = [];
const savedChapters = () => useScenario.getState().saved?.document.chapters ?? none;

/** Each analysis as it was last answered here. One that was left while changes waited is no longer open when they are sent. */
const lastAnswers = new Map<string, SavedState>();

function newest(id: string): SavedState | undefined {
  const { saved } = useScenario.getState();
  return saved?.document.id === id ? saved : lastAnswers.get(id);
}

/** Takes over the server's chapters, and leaves what was typed since as it is. */
function take(answered: AnsweredReport) {
  const state = useScenario.getState();
  const saved = savedOf(answered);
  lastAnswers.set(saved.document.id, saved);
  if (state.document.id !== saved.document.id) return;
  if (!differsFromSaved(state)) return markSaved(saved, state.document);
  const { chapters = none, toolMeta } = saved.document;
  const attachedReports = toolMeta?.attachedReports ?? [];
  useScenario.setState({
    saved,
    document: { ...state.document, chapters, toolMeta: { ...state.document.toolMeta, attachedReports } },
  });
}

async function send(chapters: Chapters, { document, lastUpdated }: SavedState): Promise<boolean> {
  try {
    const [answered] = await call("PUT /v2/client/purchase-analyses/{id}/chapters", {
      path: { id: document.id },
      body: { chapters: [...chapters], lastUpdated },
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

/** Changes the chapters of an analysis as they are saved at that moment, including the reports that earlier changes created. */
async function make(id: string, change: Change): Promise<Chapters | null> {
  const saved = newest(id);
  if (!saved) return null;
  const before = saved.document.chapters ?? none;
  const after = change(before);
  return after === before || (await send(after, saved)) ? before : null;
}

type Coming = { from: Chapters; changes: readonly Change[] };

/**
 * Holds the chapters of the open analysis, and the only function that changes them. A change that is being sent is already shown, and later changes wait
 * for it. If one is refused, those that wait are not sent, because they were based on it.
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
    const { document, saved: open } = useScenario.getState();
    if (open) lastAnswers.set(document.id, open);
    const made = last.current.then((isDone) =>
      isDone ? writeInTurn(document.id, () => make(document.id, change)) : null,
    );
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
