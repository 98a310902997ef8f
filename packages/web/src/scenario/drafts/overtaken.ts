/** The drafts that newer saves have overtaken. They wait on this device until the person has chosen, also through a reload. */
import { copiesOf, forgetSame, keepLocally } from "./local-copies";
import { type FoundCopy, type LocalCopy, type ServerCopy, serverTime, type WorkingCopy } from "./working-copy";

const place = "overtaken";

export function holdOvertaken(owner: string, copy: FoundCopy) {
  forgetSame(owner, copy, place);
  keepLocally(owner, { ...copy, at: copy.typedAt, sent: serverTime(copy) }, place);
}

export const forgetOvertaken = (owner: string, copy: WorkingCopy) => forgetSame(owner, copy, place);

/** Notes that the server no longer has them, because another draft took their place there or was deleted. */
export function noteOnlyHere(owner: string, id: string) {
  for (const held of copiesOf(owner, id, place)) if (held.sent) keepLocally(owner, { ...held, sent: null }, place);
}

/** Lists the drafts that wait, the newest first, without one that was on the server and was chosen or discarded on another device. */
export const heldOvertaken = (owner: string, id: string, server: ServerCopy | null): FoundCopy[] =>
  copiesOf(owner, id, place)
    .filter(({ sent }) => sent === null || server)
    .map(foundHere);

export const foundHere = (copy: LocalCopy): FoundCopy => ({ ...copy, typedAt: copy.at, isSent: copy.sent !== null });
