import { type OpenInvitation, openInvitation } from "../corporations/invitations/index";
import type { Standing } from "../users/index";
import * as Users from "../users/index";

type Person = { owner: Standing | undefined; invitation: OpenInvitation | undefined };

/**
 * Who signs in with an address: somebody, or somebody who is invited and not here yet. The same reads for every address. Whoever was shut
 * out does not come back by an invitation of another corporation.
 */
export async function addressOwner(email: string): Promise<Person> {
  const userId = await Users.idByEmail(email);
  const owner = await Users.standing(userId ?? "nobody");
  const invitation = await openInvitation(email);
  return { owner, invitation: userId ? undefined : invitation };
}
