/** Which of the drafts of a saved report are shown, and of which a person is asked. */
import { copiesOfOthers, forgetSame } from "../drafts/local-copies";
import { forgetOvertaken, foundHere, heldOvertaken, holdOvertaken } from "../drafts/overtaken";
import { type CopyChoice, chooseCopy, type FoundCopy, type ServerCopy } from "../drafts/working-copy";
import { sameDocument } from "../same-document";
import { isKept } from "../saving/as-kept";
import type { SavedState } from "./store";

/** Decides what is shown. A draft that says what was saved is the one that was saved: the answer to that save may have been lost. */
export async function chosen(saved: SavedState | null, copy: FoundCopy | null): Promise<CopyChoice> {
  const choice = chooseCopy(saved, copy);
  if (choice.kind !== "overtaken" || !saved) return choice;
  const { document, clientID } = choice.copy;
  return (await isKept(saved, [{ document, clientID: clientID ?? saved.clientID }])) ? { kind: "saved" } : choice;
}

/** Returns the newest draft that an earlier save has overtaken and of which nobody has decided yet; null if there is none. */
export async function stillOvertaken(
  owner: string,
  saved: SavedState,
  server: ServerCopy | null,
): Promise<CopyChoice | null> {
  for (const copy of heldOvertaken(owner, saved.document.id, server)) {
    const choice = await chosen(saved, copy);
    if (choice.kind === "overtaken") return choice;
    forgetOvertaken(owner, copy);
  }
  return null;
}

/** Returns the newest draft of another tab that the server never received and that says something else than what is shown. */
export async function leftByOthers(owner: string, saved: SavedState, shown: CopyChoice): Promise<CopyChoice | null> {
  const unsent = copiesOfOthers(owner, saved.document.id).filter(({ sent }) => sent === null);
  const { document } = shown.kind === "restored" ? shown.copy : saved;
  const left: FoundCopy[] = [];
  for (const copy of unsent.map(foundHere)) {
    const { kind } = await chosen(saved, copy);
    if (kind === "restored" && !sameDocument(copy.document, document)) left.push(copy);
    else forgetSame(owner, copy);
    if (kind === "overtaken") holdOvertaken(owner, copy);
  }
  return left[0] ? { kind: "otherTab", copy: left[0] } : null;
}
