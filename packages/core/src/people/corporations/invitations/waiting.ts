import { now } from "../../../platform/clock";
import type { Invitation } from "../schema";
import { InvitationEntity } from "./entity";

type Kept = Omit<Invitation, "id" | "expiresAt"> & { invitationId: string; expiresAt: number };
/** An invitation as people see it. */
export const toInvitation = ({ invitationId, email, fullName, isAdmin, sentAt, expiresAt }: Kept): Invitation => ({
  id: invitationId,
  email,
  fullName,
  isAdmin,
  sentAt,
  expiresAt: new Date(expiresAt * 1000).toISOString(),
});

/** Those of a corporation that still hold, the last one first. */
export async function waitingAt(corpId: string): Promise<Invitation[]> {
  const { data } = await InvitationEntity.query
    .byCorp({ corpId })
    .go({ pages: "all", consistent: true, order: "desc" });
  return data.filter(({ expiresAt }) => expiresAt * 1000 > now()).map(toInvitation);
}
