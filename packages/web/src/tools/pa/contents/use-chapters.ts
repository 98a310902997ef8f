import { useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { ApiError, sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import type { Chapter } from "../../../scenario/document";
import { type AnsweredReport, savedOf } from "../../../scenario/store/saved-report";
import { differsFromSaved, markSaved, useScenario } from "../../../scenario/store/store";

const none: readonly Chapter[] = [];

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

async function send(chapters: readonly Chapter[]): Promise<boolean> {
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

/**
 * The chapters of the open analysis as they are saved, and the one way to change them. What is on its way is shown already, and a change that is made
 * meanwhile waits for it. Where one is refused, those that wait for it are not sent: they were made of what is no longer so.
 */
export function useChapters() {
  const saved = useScenario((state) => state.saved?.document.chapters ?? none);
  const [coming, setComing] = useState<readonly Chapter[] | null>(null);
  const last = useRef(Promise.resolve(true));
  const set = async (chapters: readonly Chapter[]) => {
    setComing(chapters);
    const sent = last.current.then((isDone) => isDone && send(chapters));
    last.current = sent;
    const isDone = await sent;
    if (last.current === sent) {
      last.current = Promise.resolve(true);
      setComing(null);
    }
    return isDone;
  };
  return { chapters: coming ?? saved, set };
}
