import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import { mayShareParts, type WorkingReport } from "../document";
import { discardCopies, holdDrafts, resumeDrafts } from "../drafts/drafts";
import { basisOf } from "../figures/loan-figures";
import { issuesOf, loadWholeCheck } from "../issues/issues";
import { endOfLookUps } from "../store/look-ups";
import { renew } from "../store/open";
import { type AnsweredReport, savedOf } from "../store/saved-report";
import { chooseClient, markSaved, type ScenarioState, useScenario, withoutUndo } from "../store/store";
import { isKept, type Typed } from "./as-kept";
import { writeInTurn } from "./in-turn";
import type { SharedParts } from "./shared-parts";

export type SaveOutcome =
  | { kind: "saved"; answered: AnsweredReport }
  /** Fields hold values that a report cannot have, each with its sentence. */
  | { kind: "wrong"; fields: ReadonlyMap<string, string> }
  /** No client is chosen, to whom the report would belong. */
  | { kind: "noClient" }
  /** Other reports share what was changed, and would change too: the person must agree. */
  | { kind: "shared"; shared: SharedParts }
  /** It was saved elsewhere since it was opened: the person must choose. */
  | { kind: "conflict"; current: AnsweredReport }
  | { kind: "failed"; message: string };

const problems = codeOnDemand(() => import("../issues/payment-problems"));
const sharedPartsCode = codeOnDemand(() => import("./shared-parts"));

/** Finds the errors that the report's schema cannot find. If this code cannot be loaded, the server finds the same ones. */
const beyondTheSchema = () =>
  problems().then(
    ({ beyondTheLoans }) => beyondTheLoans,
    () => () => new Map<string, string>(),
  );

type Beyond = Awaited<ReturnType<typeof beyondTheSchema>>;

/** Returns what keeps the report from being saved, or null when nothing does. */
function obstacle(state: ScenarioState, beyond: Beyond): SaveOutcome | null {
  const { document, client } = state;
  const issues = [...issuesOf(document)].flatMap(([field, { kind, sentence }]) =>
    kind === "wrong" ? [[field, sentence] as const] : [],
  );
  const fields = new Map([...beyond(basisOf(state)), ...issues]);
  if (fields.size > 0) return { kind: "wrong", fields };
  return client ? null : { kind: "noClient" };
}

/** Returns what the person must agree to first. A report that shares nothing, or is saved for another client, changes no other report. */
async function question(state: ScenarioState): Promise<SaveOutcome | null> {
  if (!mayShareParts(state.document) || state.saved?.clientID !== state.client?._id) return null;
  const { sharedPartsOf, changedParts } = await sharedPartsCode();
  const found = await sharedPartsOf(changedParts(state), state);
  return found && { kind: "shared", shared: found };
}

/** Saves the report as it is, with what is being looked up for it: a new one for its client, or over the state from which it was opened. */
export async function save(): Promise<SaveOutcome> {
  const { id } = useScenario.getState().document;
  const [beyond] = await Promise.all([beyondTheSchema(), loadWholeCheck(), endOfLookUps()]);
  if (!isOpen(id)) return leftOutcome;
  const stopped = obstacle(useScenario.getState(), beyond);
  if (stopped) return stopped;
  try {
    const asked = await question(useScenario.getState());
    if (asked) return asked;
  } catch (error) {
    return { kind: "failed", message: sentence(error) };
  }
  if (!isOpen(id)) return leftOutcome;
  let sent = useScenario.getState();
  try {
    return await writeInTurn(id, async () => {
      // Those of another that is open by now go on.
      if (isOpen(id)) await holdDrafts();
      if (!isOpen(id)) return leftOutcome;
      sent = forItsClient();
      return noteSaved(await sendReport(sent), sent, id);
    });
  } catch (error) {
    const outcome = await failureOutcome(error, sent);
    if (outcome.kind === "conflict" && (await isKept(savedOf(outcome.current), [typedIn(sent)])))
      return noteSaved(outcome.current, sent, id);
    if (outcome.kind === "conflict" && (await isUnansweredSave(outcome.current))) {
      forgetUnanswered(outcome.current.report.id);
      keepMine(outcome.current);
      return save();
    }
    resumeDrafts();
    return outcome;
  }
}

/** Tells whether the report is still the open one: where a window saves it, the person can go to another before the answer comes. */
export const isOpen = (id: string) => useScenario.getState().document.id === id;
export const left = "The scenario that you left was not saved. Its changes are kept as a draft.";
const leftOutcome: SaveOutcome = { kind: "failed", message: left };

function noteSaved(answered: AnsweredReport, sent: ScenarioState, typedInto: string): SaveOutcome {
  const saved = savedOf(answered);
  forgetUnanswered(saved.document.id);
  markSaved(saved, sent.document);
  // When the save made a new report for another client, the draft of the former report is discarded too: the new report holds it.
  if (useScenario.getState().document === saved.document)
    for (const id of new Set([typedInto, saved.document.id])) void discardCopies(id);
  else resumeDrafts();
  return { kind: "saved", answered };
}

/** A saved report never changes its client: choosing another client makes a new report, to which none of the former client's are attached. */
function forItsClient(): ScenarioState {
  const state = useScenario.getState();
  if (!state.saved || state.saved.clientID === state.client?._id) return state;
  renew();
  const { document } = useScenario.getState();
  const { toolMeta } = document;
  if (toolMeta?.attachedReports?.length)
    withoutUndo(() =>
      useScenario.setState({ document: { ...document, toolMeta: { ...toolMeta, attachedReports: [] } } }),
    );
  return useScenario.getState();
}

async function sendReport({ document, client, saved }: ScenarioState): Promise<AnsweredReport> {
  const report = { ...document } as SentReport;
  if (!saved) {
    const [answered] = await call("POST /v2/client/reports", { body: { clientID: client!._id, report } });
    return answered;
  }
  const body = { report: { ...report, lastUpdated: saved.lastUpdated } };
  const [answered] = await call("PUT /v2/client/reports/{id}", { path: { id: document.id }, body });
  return answered;
}

/** `obstacle` has found nothing wrong in the document, so it has the type that the call takes. */
type SentReport = Parameters<typeof call<"PUT /v2/client/reports/{id}">>[1]["body"]["report"];

async function failureOutcome(error: unknown, sent: ScenarioState): Promise<SaveOutcome> {
  if (!(error instanceof ApiError)) return { kind: "failed", message: sentence(error) };
  const { id } = sent.document;
  // After a refusal nothing was saved; after a lost answer, or one from something in front of the server, it is not known.
  if (error.status < 400 || error.status >= 500) noteUnanswered(typedIn(sent));
  const isConflict = error.code === "conflict";
  const current = isConflict ? ((error.current as AnsweredReport | undefined) ?? (await readReport(id))) : null;
  if (!isOpen(id)) return { kind: "failed", message: error.message };
  if (current) return { kind: "conflict", current };
  if (error.code === "signedOut")
    return { kind: "failed", message: "Your session ended before this was saved. Sign in, then save again." };
  if (error.fields?.clientID) {
    // The client was deleted elsewhere: the next save asks for another.
    chooseClient(null);
    return { kind: "failed", message: error.message };
  }
  if (error.code === "missing") {
    // It was deleted elsewhere. What is on the screen can still be saved, as a new one.
    renew();
    await discardCopies(id);
    return { kind: "failed", message: "This scenario was deleted. Save again to keep it as a new one." };
  }
  return { kind: "failed", message: error.message };
}

/** Reads the saved report after a conflict that came without one: the answer to an earlier save may have been lost. */
async function readReport(id: string): Promise<AnsweredReport | null> {
  try {
    const [answered] = await call("GET /v2/client/reports/{id}", { path: { id } });
    return answered;
  } catch {
    return null;
  }
}

/** Keeps what was typed here over the state that was saved elsewhere: what it changes is told from that state. */
export const keepMine = (current: AnsweredReport) => useScenario.setState({ saved: savedOf(current) });

/** Replaces the open document by the one that was saved elsewhere. Undo brings back what was typed here. */
export function takeTheirs(current: AnsweredReport) {
  const saved = savedOf(current);
  useScenario.setState({ document: saved.document, client: current.client, saved });
}

/** Returns the scenario's name, else the place of its first property; empty while neither is known. */
export const givenName = ({ name, properties }: WorkingReport) =>
  name.trim() || properties[0]?.addressDisplay.trim() || properties[0]?.address.trim() || "";

/** Names the scenario, as the server does too. */
export const nameOfScenario = (document: WorkingReport) => givenName(document) || "New scenario";

/** Saves of each report that were not answered. The server may have saved them all the same, so that the next save meets them as a conflict. */
const unansweredSaves = new Map<string, Typed[]>();

function noteUnanswered(sent: Typed) {
  const { id } = sent.document;
  unansweredSaves.set(id, [...(unansweredSaves.get(id) ?? []), sent]);
}

const typedIn = ({ document, client }: ScenarioState): Typed => ({ document, clientID: client?._id ?? null });

const forgetUnanswered = (id: string) => void unansweredSaves.delete(id);

/** Tells whether the server holds what this page sent in a save that was not answered. */
const isUnansweredSave = (current: AnsweredReport) =>
  isKept(savedOf(current), unansweredSaves.get(current.report.id) ?? []);
