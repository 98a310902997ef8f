import { sameDocument } from "../same-document";
import type { SavedState } from "../store/store";
import type { LocalCopy, ServerCopy, WorkingCopy } from "./working-copy";

/** When the copy was last typed in, for the sentence that says so. */
export type FoundCopy = WorkingCopy & { typedAt: number /** The server has it. */; isSent: boolean };

export type CopyChoice =
  /** Nothing was typed since the report was saved. */
  | { kind: "saved" }
  /** The editor continues with what was typed and not saved. */
  | { kind: "restored"; copy: FoundCopy }
  /** Something was typed, but the report was saved elsewhere since: a person must choose. */
  | { kind: "overtaken"; copy: FoundCopy };

/** The newer of the two copies: this device's where it holds what the server never got, else the server's. */
export function newestCopy(local: LocalCopy | null, server: ServerCopy | null): FoundCopy | null {
  const fromServer = server && { ...server, typedAt: Date.parse(server.updatedAt), isSent: true };
  const fromHere = local && { ...local, typedAt: local.at, isSent: false };
  if (!local) return fromServer;
  // A copy that was sent and is no longer there was saved or thrown away elsewhere.
  if (!server) return local.sent === null ? fromHere : null;
  const serverMovedOn = local.sent === null && Date.parse(server.updatedAt) > local.at;
  const localIsNews = local.sent === null && !serverMovedOn;
  return localIsNews ? fromHere : fromServer;
}

/** Decides whether an opened report shows what was saved or what was typed since. */
export function chooseCopy(saved: SavedState | null, copy: FoundCopy | null): CopyChoice {
  if (!copy) return { kind: "saved" };
  if (!saved) return { kind: "restored", copy };
  if (sameDocument(copy.document, saved.document) && (copy.clientID ?? saved.clientID) === saved.clientID)
    return { kind: "saved" };
  return { kind: copy.basedOn === saved.lastUpdated ? "restored" : "overtaken", copy };
}
