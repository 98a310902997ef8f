/** The draft that a newer save has overtaken. It waits on this device until the person has chosen, also through a reload. */
import { forgetLocally, keepLocally, localCopy } from "./local-copies";
import { type FoundCopy, type ServerCopy, serverTime } from "./working-copy";

const place = "overtaken";

export const holdOvertaken = (owner: string, copy: FoundCopy) =>
  keepLocally(owner, { ...copy, at: copy.typedAt, sent: serverTime(copy) }, place);

export const forgetOvertaken = (owner: string, id: string) => forgetLocally(owner, id, place);

/** Notes that the server no longer has it, because another draft took its place there or was deleted. */
export function noteOnlyHere(owner: string, id: string) {
  const held = localCopy(owner, id, place);
  if (held?.sent) keepLocally(owner, { ...held, sent: null }, place);
}

/** Returns the draft that waits; null if there is none, or if it was on the server and was chosen or discarded on another device. */
export function heldOvertaken(owner: string, id: string, server: ServerCopy | null): FoundCopy | null {
  const held = localCopy(owner, id, place);
  if (!held || (held.sent !== null && !server)) return null;
  return { ...held, typedAt: held.at, isSent: held.sent !== null };
}
