/** What admins and staff see and set of the clients of an officer of theirs: whether one is a demo, and which campaigns email it. Nothing else of a client is theirs. */
import * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import { CorpId } from "../../people/permissions/schema";
import * as Members from "../../people/users/members/index";
import { UserId } from "../../people/users/schema";
import { action } from "../../platform/action";
import { inCharge } from "../../platform/actor";
import { isoNow } from "../../platform/clock";
import type { Page } from "../../platform/declare/paging.schema";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { pageOf } from "../../platform/table/listing/find";
import { findOf, laterThan, staleClient } from "../index";
import { clientShelf, toItem } from "../record";
import { save } from "../save";
import { type Client, ClientId, type MemberClient, MemberClientInput, type Schedule, sentences } from "../schema";

export const memberClient = ({ _id, name, isDemo, schedules, lastUpdated, primaryEmail }: Client): MemberClient => ({
  _id,
  name,
  isDemo,
  schedules,
  lastUpdated,
  hasEmail: primaryEmail !== null,
});

type Member = { id: string; corpID?: string | undefined };

/** Tells in whose trail it stands that somebody looked at an officer's clients. @throws UserFacingError missing for a person of another corporation */
async function trailOf({ id, corpID }: Member): Promise<{ userId: string; corpId: string }> {
  const corpId = inCharge(corpID);
  await Members.byIdWithin(id, corpId);
  return { userId: id, corpId };
}

/** Lists an officer's clients, the last changed first. @throws UserFacingError missing */
export async function list({
  searchText,
  offset,
  count,
  ...member
}: Member & Page & { searchText: string }): Promise<MemberClient[]> {
  const trail = await trailOf(member);
  const question = { ownerId: member.id, search: searchText };
  const found = await pageOf(clientShelf, question, { offset, count }, ({ client }) => memberClient(client));
  await Audit.appendFor(trail, { kind: "clients.seen", subject: member.id, detail: { clients: found.length } });
  return found;
}

/** Reads a client of an officer. @throws UserFacingError missing */
async function clientOf(ownerId: string, clientID: string): Promise<Client> {
  const client = await findOf(ownerId, clientID);
  if (!client) throw new UserFacingError("missing", "That client no longer exists.");
  return client;
}

/** Reads what admins may set of a client of an officer. @throws UserFacingError missing */
export async function get({ clientID, ...member }: Member & { clientID: string }): Promise<MemberClient> {
  const trail = await trailOf(member);
  const client = await clientOf(member.id, clientID);
  await Audit.appendFor(trail, { kind: "clients.seen", subject: member.id, detail: { clients: 1 } });
  return memberClient(client);
}

/** Keeps the day on which a campaign that the client has was noted. */
const campaignsOf = (sent: MemberClientInput["schedules"], before: readonly Schedule[]): Schedule[] =>
  sent.map(({ id, name, active }) => {
    const had = before.find((campaign) => campaign.id === id);
    return { id: had?.id ?? newId("campaign"), name, active, createdAt: had?.createdAt ?? isoNow() };
  });

const SetInput = z.strictObject({
  id: UserId,
  corpID: z.optional(CorpId),
  clientID: ClientId,
  sent: MemberClientInput,
});
/**
 * Sets whether a client of an officer is a demo, and the client's campaigns. The officer's trail says who did it, in the same write.
 * @throws UserFacingError missing; invalid for an active campaign where the client has no address; conflict with `current` when the client was changed since
 */
export const set = action(SetInput, async ({ id, corpID, clientID, sent }): Promise<Client> => {
  const trail = await trailOf({ id, corpID });
  const before = await clientOf(id, clientID);
  if (before.lastUpdated !== sent.lastUpdated) throw staleClient(memberClient(before));
  const schedules = campaignsOf(sent.schedules, before.schedules);
  const running = schedules.filter(({ active }) => active).length;
  if (running > 0 && before.primaryEmail === null)
    throw new UserFacingError("invalid", sentences.noAddress, { fields: { schedules: sentences.noAddress } });
  const after = { ...before, isDemo: sent.isDemo, schedules, lastUpdated: laterThan(before.lastUpdated) };
  const refused = await save({
    before,
    after,
    record: toItem(after),
    expected: before.lastUpdated,
    kind: "client.marked",
    detail: { demo: after.isDemo, campaigns: running },
    trail,
  });
  if (refused) throw staleClient(memberClient(await clientOf(id, clientID)));
  return after;
});
