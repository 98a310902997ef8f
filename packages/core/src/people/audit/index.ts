import type { EntityItem } from "electrodb";
import type * as z from "zod/mini";
import { action } from "../../platform/action";
import { actor, inCharge, origin, person } from "../../platform/actor";
import { inSeconds, isoNow } from "../../platform/clock";
import { newId } from "../../platform/id";
import { AuditEntity } from "./entity";
import { type AuditEvent, AuditQuery } from "./schema";

type Deed = Pick<AuditEvent, "subject"> & { kind: `${string}.${string}`; detail?: AuditEvent["detail"] };
/** The owner is the person, and the corporation, in whose trail an event is written. */
type Owner = { userId: string; corpId: string };

/** Sign-in attempts with unknown addresses belong to no person's trail, and are kept for three months. */
const NOBODY = "nobody";
const NOBODYS_DAYS = 90;

/** Writes an event into the trail of the signed-in person. */
export const append = (deed: Deed): Promise<void> => appendFor(person(), deed);

/** Writes an event into the owner's trail. The owner is undefined when a sign-in is attempted with an unknown address. */
export async function appendFor(owner: Owner | undefined, { kind, subject, detail = {} }: Deed): Promise<void> {
  const who = actor();
  await AuditEntity.put({
    ownerId: owner?.userId ?? NOBODY,
    corpId: owner?.corpId ?? NOBODY,
    eventId: newId("event"),
    at: isoNow(),
    kind,
    subject,
    detail,
    actorId: who.kind === "person" ? who.userId : undefined,
    address: origin().address,
    expiresAt: owner ? undefined : inSeconds(NOBODYS_DAYS * 86_400),
  }).go();
}

/** Lists the signed-in person's own trail, newest first. An admin may ask for the trail of the whole corporation, and staff for any corporation's. */
export const list = action(AuditQuery, async (query): Promise<AuditEvent[]> => {
  const { data } = await (query.scope === "corp" ? corporationTrail(query) : ownTrail(query));
  return data.map(toEvent);
});

type Page = z.output<typeof AuditQuery>;
const options = ({ count }: Page) => ({ order: "desc", limit: count }) as const;

function ownTrail(page: Page) {
  const trail = AuditEntity.query.byOwner({ ownerId: person().userId });
  return (page.cursor ? trail.lt({ eventId: page.cursor }) : trail).go(options(page));
}

function corporationTrail(page: Page) {
  const corpId = inCharge(page.corpID);
  const trail = AuditEntity.query.byCorp({ corpId });
  return (page.cursor ? trail.lt({ eventId: page.cursor }) : trail).go(options(page));
}

const toEvent = (item: EntityItem<typeof AuditEntity>): AuditEvent => ({
  id: item.eventId,
  at: item.at,
  kind: item.kind,
  subject: item.subject,
  detail: item.detail,
  actorID: item.actorId ?? null,
  address: item.address,
});
