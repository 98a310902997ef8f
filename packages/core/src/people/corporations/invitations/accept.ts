/** What a sign-in needs of invitations: apart from making them, which brings the mail. */

import { now } from "../../../platform/clock";
import * as Audit from "../../audit/index";
import * as Users from "../../users/index";
import type { User } from "../../users/schema";
import { InvitationEntity } from "./entity";

export type Waiting = { corpId: string; invitationId: string; email: string; fullName: string; isAdmin: boolean };

/** The newest invitation of this address that still holds. One query whether there is one or not. */
export async function waiting(email: string): Promise<Waiting | undefined> {
  const { data } = await InvitationEntity.query.byEmail({ email }).go({ order: "desc", limit: 10 });
  return data.find(({ expiresAt }) => expiresAt * 1000 > now());
}

/** Enters the invited person, who has shown by a code that the address is theirs. */
export async function accept({ corpId, invitationId, email, fullName, isAdmin }: Waiting): Promise<User> {
  const user = await Users.create({ email, fullName, corpID: corpId, isAdmin });
  await InvitationEntity.delete({ corpId, invitationId }).go();
  await Audit.appendFor({ userId: user.id, corpId }, { kind: "officer.joined", subject: user.id });
  return user;
}
