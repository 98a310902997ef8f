import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { defaultTool } from "@highway/core/tools/pure/names";
import { useCallback, useEffect, useReducer, useState } from "react";
import { create } from "zustand";
import { useWhenOnline } from "../../lib/loading/network";
import { useUser } from "../../lib/session";
import { keepDrafts } from "../drafts/drafts";
import type { CopyChoice, FoundCopy } from "../drafts/working-copy";
import { holds, noteAddress, type OpenOutcome, openFor, openLatest, openReport } from "./open";
import { openBlank, useScenario } from "./store";

/**
 * What the person is told after opening: their own unsaved work was restored, or differs from a newer save; later, that another tab or device has
 * changed the same scenario. That copy is held here, so that the drafts of this tab do not overwrite it.
 */
export type OpenNotice = Exclude<CopyChoice, { kind: "saved" }>;

/** The notice. It is stored outside the screen that opened the scenario, because that screen's address changes with the first thing typed. */
export const useOpenNotice = create<{ notice: OpenNotice | null; comparing: boolean }>(() => ({
  notice: null,
  comparing: false,
}));
export const dismissNotice = () => useOpenNotice.setState({ notice: null, comparing: false });
/** A save answers every notice but that of a draft that an earlier save has overtaken: it holds something else. */
export function dismissNoticeOnSave() {
  const { notice } = useOpenNotice.getState();
  if (notice?.kind !== "overtaken" || notice.copy.id !== useScenario.getState().document.id) dismissNotice();
}
/** Opens or closes the window that compares both drafts. A save that asks a question of its own closes it, because two windows would ask the same. */
export const compareDrafts = (comparing: boolean) => useOpenNotice.setState({ comparing });

export const noteOtherTab = (copy: FoundCopy) => useOpenNotice.setState({ notice: { kind: "otherTab", copy } });

export type OpenState =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready" };

/** `isNew`: begin another one, whatever was begun before. */
type ScenarioRequest = {
  /** The tool on whose page it is opened. */
  tool?: SavedToolKey;
  reportID: string | null;
  clientID: string | null;
  isNew?: boolean;
};

const requestKey = ({ tool = defaultTool, reportID, clientID, isNew = false }: ScenarioRequest) =>
  `${tool} ${reportID ?? ""} ${clientID ?? ""} ${isNew}`;

/** The address that was opened last. While it is null, the scenario in the store belongs to no page. */
let openedAt: string | null = null;

/** Tells whether the open scenario is the one in the address: this report or, if the address names none, one that was never saved. */
function answers(asked: ScenarioRequest): boolean {
  const { tool = defaultTool, reportID, clientID, isNew } = asked;
  if (openedAt === null || useScenario.getState().document.toolName !== tool) return false;
  if (reportID) return holds(reportID);
  if (openedAt === requestKey(asked)) return true;
  const { saved, client } = useScenario.getState();
  return !isNew && saved === null && (clientID === null || client?._id === clientID);
}

async function open(
  owner: string,
  { tool, reportID, clientID, isNew }: ScenarioRequest,
  isCurrent: () => boolean,
): Promise<OpenOutcome> {
  if (reportID) return openReport(owner, reportID, isCurrent, tool);
  if (clientID) return openFor(clientID, isCurrent, tool);
  if (!isNew) return openLatest(owner, isCurrent, tool);
  openBlank(null, tool);
  return { kind: "open", choice: { kind: "saved" } };
}

const atOnce = (redraw: () => void) => redraw();

/**
 * Opens the scenario in the address: a report with what was typed since it was saved, a client's new one, or the one that was begun last.
 * @param draw draws the page once the scenario is loaded; it must always be the same function
 */
export function useOpenScenario(
  { tool, reportID, clientID, isNew = false }: ScenarioRequest,
  draw = atOnce,
): OpenState {
  const { id: owner } = useUser();
  const [failure, setFailure] = useState<{ asked: string; opened: OpenOutcome } | null>(null);
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const asked = `${requestKey({ tool, reportID, clientID, isNew })} ${attempt}`;
  const ready = answers({ tool, reportID, clientID, isNew });
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => keepDrafts(owner, noteOtherTab), [owner]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same address again
  useEffect(() => {
    const address = requestKey({ tool, reportID, clientID, isNew });
    if (answers({ tool, reportID, clientID, isNew })) {
      openedAt = address;
      noteAddress(reportID);
      return;
    }
    let current = true;
    void open(owner, { tool, reportID, clientID, isNew }, () => current).then((opened) => {
      if (!current) return;
      if (opened.kind !== "open") return setFailure({ asked, opened });
      openedAt = address;
      const { choice } = opened;
      useOpenNotice.setState({ notice: choice.kind === "saved" ? null : choice });
      draw(redraw);
    });
    return () => {
      current = false;
    };
  }, [owner, tool, reportID, clientID, isNew, attempt, draw]);

  const retry = useCallback(() => again(), []);
  const failed = !ready && failure?.asked === asked && failure.opened.kind === "failed";
  useWhenOnline(failed ? retry : undefined);
  if (ready) return { state: "ready" };
  if (failure?.asked !== asked) return { state: "loading" };
  return failure.opened.kind === "failed"
    ? { state: "failed", message: failure.opened.message, retry }
    : { state: "missing" };
}
