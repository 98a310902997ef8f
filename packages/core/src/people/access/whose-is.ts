import { type Waiting, waiting } from "../corporations/invitations/accept";
import * as Users from "../users/index";
import type { Standing } from "../users/standing";

type Person = { owner: Standing | undefined; invitation: Waiting | undefined };

/**
 * Who signs in with an address: somebody, or somebody who is invited and not here yet. The same reads for every address. Whoever was shut
 * out does not come back by an invitation of another corporation.
 */
export async function whoseIs(email: string): Promise<Person> {
  const userId = await Users.idByEmail(email);
  const owner = await Users.standing(userId ?? "nobody");
  const invitation = await waiting(email);
  return { owner, invitation: userId ? undefined : invitation };
}
