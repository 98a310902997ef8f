import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { defaultTool } from "@highway/core/tools/pure/names";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { untilOnline } from "../../lib/loading/network";
import { newId } from "../../lib/new-id";
import { noteServerCopy, resumeDrafts, useDraft } from "../drafts/drafts";
import { keepLocally, localCopies, takeCopy } from "../drafts/local-copies";
import { noteNeverSaved, takeNeverSaved } from "../drafts/never-saved";
import { foundHere, holdOvertaken } from "../drafts/overtaken";
import { untilRemoved } from "../drafts/removals";
import {
  type CopyChoice,
  type FoundCopy,
  type LocalCopy,
  newestCopy,
  readDocument,
  type ServerCopy,
  serverTime,
} from "../drafts/working-copy";
import { chosen, leftByOthers, stillOvertaken } from "./found-drafts";
import { type AnsweredReport, savedOf } from "./saved-report";
import {
  chooseClient,
  openBlank,
  openDocument,
  type SavedState,
  type ScenarioClient,
  useScenario,
  withoutUndo,
} from "./store";

export type OpenOutcome =
  | { kind: "open"; choice: CopyChoice }
  | { kind: "missing" }
  | { kind: "failed"; message: string };

/** Shows a working copy, which can then be saved over `saved`. */
function openCopy(copy: FoundCopy, client: ScenarioClient | null, saved: SavedState | null) {
  openDocument({ document: copy.document, client, saved }, { basedOn: copy.basedOn });
  if (copy.isSent) useDraft.setState({ state: { kind: "stored", at: copy.typedAt } });
  else resumeDrafts();
}

/** Shows a loaded report as it was saved. */
function openSaved({ report, client }: AnsweredReport) {
  const saved = savedOf({ report, client });
  openDocument({ document: saved.document, client, saved });
  return saved;
}

/**
 * Opens a report by its id, with what was typed and not saved: on this device, on the server, or on another device. An answer for a report that is no
 * longer wanted changes nothing (`isCurrent`). A report of another tool counts as missing on a tool's pages.
 */
export async function openReport(
  owner: string,
  id: string,
  isCurrent: () => boolean,
  tool: SavedToolKey = defaultTool,
): Promise<OpenOutcome> {
  const local = takeCopy(owner, id);
  try {
    const neverSaved = (local !== null && local.basedOn === null) || takeNeverSaved(id);
    const report = takeHanded(id) ?? (neverSaved ? null : readReport(id));
    const [answered, server] = await Promise.all([report, readCopy(id)]);
    const copy = newestCopy(local, server);
    const saved = answered && savedOf(answered);
    const choice = await chosen(saved, copy);
    if (choice.kind === "overtaken") holdOvertaken(owner, choice.copy);
    const others = saved && (await leftByOthers(owner, saved, choice));
    const overtaken = saved && (await stillOvertaken(owner, saved, server));
    if (server) noteServerCopy(id, copy?.isSent === false ? (local?.follows ?? null) : server.updatedAt);
    // Then a reload on this device does not request a report that was never saved.
    if (copy?.isSent && copy.basedOn === null && !answered)
      keepLocally(owner, { ...copy, at: copy.typedAt, sent: serverTime(copy) });
    if (!isCurrent()) return { kind: "missing" };
    const opened = answered?.report ?? copy?.document;
    if (opened && opened.toolName !== tool) return { kind: "missing" };
    if (!answered && !copy) return neverSaved ? openAnyway(await readReport(id), isCurrent) : { kind: "missing" };
    const outcome = await openFound(answered, choice, isCurrent);
    const asked = overtaken ?? others;
    return asked ? { kind: "open", choice: asked } : outcome;
  } catch (error) {
    const offline = error instanceof ApiError && error.code === "offline";
    if (offline && local && isCurrent()) {
      const copy = { ...foundHere(local), isSent: false };
      const outcome = await openFound(null, { kind: "restored", copy }, isCurrent);
      // Only an open scenario can be told what it was saved as: that answer may come before its client's.
      void untilOnline().then(() => readSaved(local));
      return outcome;
    }
    return { kind: "failed", message: offline ? sentence(error) : "Failed to load scenario." };
  }
}

/** Reads the saved report on which a copy was based that was opened without a network. If it was saved elsewhere since then, the next save has a conflict. */
async function readSaved({ id, basedOn, clientID }: LocalCopy) {
  if (!basedOn) return;
  const answered = await readReport(id).catch(() => null);
  const { document, client, saved } = useScenario.getState();
  if (!answered || document.id !== id || saved) return;
  const isSame = client?._id === clientID && clientID === answered.client._id;
  useScenario.setState({
    saved: { ...savedOf(answered), lastUpdated: basedOn },
    client: isSame ? answered.client : client,
  });
}

/** Shows the report alone, because its copy was saved on another device. */
function openAnyway(answered: AnsweredReport | null, isCurrent: () => boolean): OpenOutcome {
  if (!answered || !isCurrent()) return { kind: "missing" };
  openSaved(answered);
  return { kind: "open", choice: { kind: "saved" } };
}

async function openFound(
  answered: AnsweredReport | null,
  choice: CopyChoice,
  isCurrent: () => boolean,
): Promise<OpenOutcome> {
  const saved = answered && savedOf(answered);
  const client = choice.kind === "restored" ? await clientOf(choice.copy, answered) : null;
  // Another may have been opened while the client was read.
  if (!isCurrent()) return { kind: "missing" };
  if (choice.kind === "restored") openCopy(choice.copy, client, saved);
  else if (answered) openSaved(answered);
  return { kind: "open", choice };
}

/** Reads the client of a copy. */
async function clientOf({ clientID: id }: FoundCopy, answered: AnsweredReport | null): Promise<ScenarioClient | null> {
  if (id === null) return null;
  return answered?.client._id === id ? answered.client : readClient(id);
}

/** Reads a client; null if it was deleted. Offline the client's name stays unknown, and the scenario opens all the same. */
async function readClient(id: string): Promise<ScenarioClient | null> {
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id } });
    return client;
  } catch (error) {
    if (error instanceof ApiError && error.code === "missing") return null;
    return { _id: id, name: "" };
  }
}

/** Shows a version of the open scenario with the client that was chosen for it. The name follows: a save that comes before it must not go to the other client. */
export async function showClient(id: string | null): Promise<void> {
  if (id === null || useScenario.getState().client?._id === id) return;
  const chosen = { _id: id, name: "" };
  chooseClient(chosen);
  const found = await readClient(id);
  if (useScenario.getState().client === chosen) chooseClient(found);
}

/** Returns the answer of a call, or null if the record does not exist. */
async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === "missing") return null;
    throw error;
  }
}

async function readReport(id: string): Promise<AnsweredReport | null> {
  const answer = await orMissing(call("GET /v2/client/reports/{id}", { path: { id } }));
  return answer?.[0] ?? null;
}

async function readCopy(id: string): Promise<ServerCopy | null> {
  await untilRemoved(id);
  const [copy] = await call("GET /v2/client/working-copies/{id}", { path: { id } });
  const document = copy && readDocument(copy.document);
  return document ? { ...copy, document } : null;
}

/** Continues the newest scenario of a tool that was begun and never saved; without one, begins a new one. */
export async function openLatest(
  owner: string,
  isCurrent: () => boolean,
  tool: SavedToolKey = defaultTool,
): Promise<OpenOutcome> {
  const id = await latestBegun(owner, tool);
  if (id && isCurrent()) {
    noteNeverSaved(id);
    const opened = await openReport(owner, id, isCurrent, tool);
    // One that could not be read now is not lost: a new one in its place would hide it.
    if (opened.kind !== "missing") return opened;
  }
  if (isCurrent()) openBlank(null, tool);
  return { kind: "open", choice: { kind: "saved" } };
}

async function latestBegun(owner: string, tool: SavedToolKey): Promise<string | null> {
  const here = localCopies(owner).find(
    (copy) => copy.basedOn === null && copy.sent === null && copy.document.toolName === tool,
  );
  try {
    const copies = await call("GET /v2/client/working-copies", { query: {} });
    const there = copies.find((copy) => copy.basedOn === null && (copy.toolName ?? defaultTool) === tool);
    return (here && (!there || here.at > Date.parse(there.updatedAt)) ? here.id : there?.id) ?? null;
  } catch {
    return here?.id ?? null;
  }
}

/** Opens a new scenario for a client, if the client exists. */
export async function openFor(clientID: string, isCurrent: () => boolean, tool?: SavedToolKey): Promise<OpenOutcome> {
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id: clientID } });
    if (isCurrent()) openBlank(client, tool);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "missing"))
      return { kind: "failed", message: "Failed to get client." };
    if (isCurrent()) openBlank(null, tool);
  }
  return { kind: "open", choice: { kind: "saved" } };
}

/** The old and the new id of the open report, from the save that made it a new one until the address names it. */
let renewal: { from: string; to: string } | null = null;

/** Tells whether the store already holds this report, so that going from the editor to its results loads nothing. */
export function holds(id: string) {
  const open = useScenario.getState().document.id;
  return open === id || (renewal?.from === id && renewal.to === open);
}

/** Gives the open scenario a new id, so that it is saved as a new report. The former report stays as it was saved, or was deleted. */
export function renew() {
  const { document } = useScenario.getState();
  renewal = { from: document.id, to: newId("rpt") };
  const renewed = { ...document, id: renewal.to };
  withoutUndo(() => useScenario.setState({ document: renewed, saved: null }));
}

/** Forgets the former id once the address names the new one, so that it leads to the former report again. */
export const noteAddress = (id: string | null) => {
  if (renewal?.to === id) renewal = null;
};

let handover: AnsweredReport | null = null;

/** Hands over a report that a list has just loaded, so that opening it does not load it again. */
export const handOver = (answered: AnsweredReport) => {
  handover = answered;
};

function takeHanded(id: string): AnsweredReport | null {
  const answered = handover?.report.id === id ? handover : null;
  handover = null;
  return answered;
}
