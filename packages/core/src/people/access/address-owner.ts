import { invitationsTo, type OpenInvitation } from "../corporations/invitations/index";
import type { Standing } from "../users/index";
import * as Users from "../users/index";

type Person = { owner: Standing | undefined; invitations: OpenInvitation[] };

/**
 * Finds who signs in with an address: a person, or somebody who is invited and has not joined yet. Every address takes the same reads. A person
 * whose access is off does not come back by an invitation from another corporation.
 */
export async function addressOwner(email: string): Promise<Person> {
  const userId = await Users.idByEmail(email);
  const owner = await Users.standingOf(userId ?? "nobody");
  const invitations = await invitationsTo(email);
  return { owner, invitations: userId ? [] : invitations };
}
