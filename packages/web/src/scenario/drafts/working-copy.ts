import type { WorkingReport } from "../document";
import { newLoan, newPrice, newProperty, newReport } from "../new-report";
import { sameDocument } from "../same-document";
import type { SavedState } from "../store/store";

/** The editor's copy of a report that was never saved, or was changed since it was saved. */
export type WorkingCopy = {
  id: string;
  clientID: string | null;
  /** `lastUpdated` of the saved report that it began from; null for one never saved. */
  basedOn: string | null;
  document: WorkingReport;
};

/** A working copy as the server stores it. */
export type ServerCopy = WorkingCopy & { updatedAt: string };

/** A working copy as this device stores it. */
export type LocalCopy = WorkingCopy & {
  /** Milliseconds since 1970, by this device's clock. */
  at: number;
  /** The server's `updatedAt` when it stored exactly this copy; null while it has not. */
  sent: string | null;
  /** `updatedAt` of the server's copy that this one continues; null if none was known, absent in older copies. */
  follows?: string | null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

/** Reads a document that an earlier version of the editor may have written: what it lacks takes the value of a new one. Null if it is not a report. */
export function readDocument(value: unknown): WorkingReport | null {
  if (!isObject(value) || typeof value.id !== "string") return null;
  const properties = objects(value.properties).map((property) => ({
    ...newProperty(),
    ...property,
    purchaseDetails: objects(property.purchaseDetails).map((price) => ({ ...newPrice(), ...price })),
  }));
  const known = properties.filter((property) => property.purchaseDetails.length > 0);
  if (known.length === 0) return null;
  const loans = objects(value.loans).map((loan) => ({ ...newLoan("", ""), ...loan }));
  const copy: object = { ...newReport(), ...value, properties: known, loans, debts: objects(value.debts) };
  return (isObject(value.outside) ? copy : { ...copy, outside: {} }) as WorkingReport;
}

/** Reads a copy that the server answered; null if it is not one. */
export function readServerCopy(value: unknown): ServerCopy | null {
  if (!isObject(value)) return null;
  const { clientID, basedOn, updatedAt } = value;
  const document = readDocument(value.document);
  if (!document || typeof updatedAt !== "string") return null;
  const text = (part: unknown) => (typeof part === "string" ? part : null);
  return { id: document.id, clientID: text(clientID), basedOn: text(basedOn), updatedAt, document };
}

/** When the copy was last edited, for the sentence that says so. */
export type FoundCopy = WorkingCopy & {
  typedAt: number;
  /** Whether the server has it. */
  isSent: boolean;
};

export type CopyChoice =
  /** Nothing was typed since the report was saved. */
  | { kind: "saved" }
  /** The editor continues with what was typed and not saved. */
  | { kind: "restored"; copy: FoundCopy }
  /** Something was typed, but the report was saved elsewhere since: a person must choose. */
  | { kind: "overtaken"; copy: FoundCopy }
  /** Another tab has typed something else, which nobody has saved or discarded. */
  | { kind: "otherTab"; copy: FoundCopy };

/** Returns the newer of the two copies: this device's if it holds what the server never received, else the server's. */
export function newestCopy(local: LocalCopy | null, server: ServerCopy | null): FoundCopy | null {
  const fromServer = server && { ...server, typedAt: Date.parse(server.updatedAt), isSent: true };
  const fromHere = local && { ...local, typedAt: local.at, isSent: false };
  if (!local) return fromServer;
  // A copy that was sent and is no longer there was saved or discarded elsewhere.
  if (!server) return local.sent === null ? fromHere : null;
  if (sameDocument(local.document, server.document)) return fromServer;
  // Whether another tab or device has written since is found when the copy is sent, and the person is then asked.
  if (local.sent === null && local.follows !== undefined) return fromHere;
  const serverMovedOn = local.sent === null && Date.parse(server.updatedAt) > local.at;
  const localIsNews = local.sent === null && !serverMovedOn;
  return localIsNews ? fromHere : fromServer;
}

/** Returns the server's `updatedAt` of a copy that came from the server. */
export const serverTime = ({ isSent, typedAt }: FoundCopy) => (isSent ? new Date(typedAt).toISOString() : null);

/** Decides whether an opened report shows what was saved or what was typed since. */
export function chooseCopy(saved: SavedState | null, copy: FoundCopy | null): CopyChoice {
  if (!copy) return { kind: "saved" };
  if (!saved) return { kind: "restored", copy };
  if (sameDocument(copy.document, saved.document) && (copy.clientID ?? saved.clientID) === saved.clientID)
    return { kind: "saved" };
  return { kind: copy.basedOn === saved.lastUpdated ? "restored" : "overtaken", copy };
}
