import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { showAllMissing } from "../../../forms/fields/field-errors";
import { refreshApi } from "../../../lib/api/use-api";
import { nameInNotice, notify } from "../../../lib/notify";
import { editorOf } from "../../../lib/paths";
import type { WorkingReport } from "../../../scenario/document";
import { placesOf } from "../../../scenario/names/loan-name";
import { keepMine, save, takeTheirs } from "../../../scenario/saving/save";
import type { SharedParts } from "../../../scenario/saving/shared-parts";
import type { AnsweredReport } from "../../../scenario/store/saved-report";
import { differsFromSaved, useScenario } from "../../../scenario/store/store";
import { compareDrafts, dismissNoticeOnSave } from "../../../scenario/store/use-open-scenario";
import { samePageOf, tabNameOf } from "../open-tool";
import { askForMissing, closeMissing } from "./missing-asked";

/** The question that a save asks the person before it can continue. */
export type Asks =
  | { kind: "details" }
  | { kind: "conflict"; current: AnsweredReport }
  | { kind: "shared"; shared: SharedParts }
  | null;

export type Saving = ReturnType<typeof useSave>;

const STILL_SAVING = "Highway is slow to answer. Your changes are kept as a draft while it saves.";
/** Milliseconds of a spinning button that need no notice. No save lasts as long as the notice could be shown. */
const SLOW_AFTER = 4000;
const A_MINUTE = 60_000;

/** Saves the scenario, one save at a time, and tells the person the outcome. */
export function useSave() {
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState<Asks>(null);
  const openID = useScenario(({ document }) => document.id);
  const navigate = useNavigate();
  // What was said about one save is no longer true of the next.
  const lastNotice = useRef(0);
  const running = useRef<Promise<boolean> | null>(null);
  // The head stays where another scenario is opened, of which the question says nothing. A save that runs may give this one a new id.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the scenario that counts
  useEffect(() => {
    if (!running.current) setAsks(null);
  }, [openID]);
  const send = useCallback(async (): Promise<boolean> => {
    setBusy(true);
    notify.dismiss(lastNotice.current);
    const slow = setTimeout(() => {
      lastNotice.current = notify.notice(STILL_SAVING, A_MINUTE);
    }, SLOW_AFTER);
    const outcome = await save().finally(() => {
      clearTimeout(slow);
      notify.dismiss(lastNotice.current);
      setBusy(false);
      running.current = null;
    });
    if (outcome.kind === "noClient") setAsks({ kind: "details" });
    if (outcome.kind === "conflict") {
      compareDrafts(false);
      setAsks(outcome);
    }
    if (outcome.kind === "shared") setAsks(outcome);
    if (outcome.kind === "failed") lastNotice.current = notify.error(outcome.message);
    if (outcome.kind === "wrong") {
      // The question about the client would cover the field.
      setAsks(null);
      goToWrong(outcome.fields);
    }
    if (outcome.kind !== "saved") return false;
    dismissNoticeOnSave();
    const { name, status } = outcome.answered.report;
    const isDraft = status === "draft";
    setAsks(null);
    if (isDraft) askForMissing();
    else closeMissing();
    notify.success(isDraft ? `${nameInNotice(name)} saved as a draft.` : `${nameInNotice(name)} saved.`);
    void refreshApi("/v2/client/report");
    // The editor's address follows the scenario by itself; the other pages must change theirs if the save made a new report.
    const { id, toolName } = outcome.answered.report;
    if (location.pathname !== editorOf({ tool: toolName }) && !location.search.includes(id))
      navigate(samePageOf(toolName, id), { replace: true });
    return true;
  }, [navigate]);
  const run = () => {
    running.current = send();
    return running.current;
  };
  /** Saves once more after the current save, if it was pressed meanwhile, to save what was typed since. */
  const saveOnce = async (): Promise<boolean> => {
    if (!running.current) return run();
    const isSaved = await running.current;
    return isSaved && differsFromSaved(useScenario.getState()) ? saveOnce() : isSaved;
  };
  return {
    busy,
    asks,
    /** Resolves to true if it was saved; else the obstacle was said or a question asked. */
    save: saveOnce,
    /** The end of the save that runs, as `save` resolves. */
    end: async () => (await running.current) ?? true,
    keepMine: () => {
      if (asks?.kind !== "conflict") return false;
      keepMine(asks.current);
      return run();
    },
    /** Called when the person has agreed that other reports change too. */
    goOn: () => asks?.kind === "shared" && run(),
    takeTheirs: () => {
      if (asks?.kind === "conflict") takeTheirs(asks.current);
      setAsks(null);
    },
    askDetails: () => setAsks({ kind: "details" }),
    close: () => setAsks(null),
  };
}

/** Moves the focus to the first wrong field on this screen. If there is none, names the error and the page where it is. */
function goToWrong(fields: ReadonlyMap<string, string>) {
  showAllMissing();
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    const [first] = fields;
    notify.error(
      field || !first
        ? `Correct ${fields.size > 1 ? `the ${fields.size} marked fields` : "the marked field"} to save.`
        : elsewhere(first, useScenario.getState().document),
    );
    field?.focus();
  });
}

/** Fields that are typed beside the answer of a tool. */
const besideAnswer = /^(assumptions|waiting|consolidation)\./;

/** Says an error of another page: additional payments are typed beside the schedule, assumptions beside the answer, everything else in the editor. */
function elsewhere([field, sentence]: [string, string], scenario: WorkingReport): string {
  const loan = scenario.loans.find(({ id }) => field.startsWith(`${id}.`));
  const tab = tabNameOf(scenario.toolName, besideAnswer.test(field) ? "results" : "property") ?? "Scenario";
  const where = /\.(lumpPayments|additionalMonthlyPayments)\./.test(field) ? "Schedule, Add Payment" : tab;
  return `${loan ? `${placesOf(scenario.loans).get(loan)!.head}: ` : ""}${sentence.replace(/\.$/, "")}. Change it under ${where}.`;
}
