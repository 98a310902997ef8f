import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { newId } from "../../platform/id";
import { CorporationEntity } from "./entity";
import { Corporation, CorporationInput, type CorporationName, type CorpPermissions } from "./schema";

export { change, changeCorporation, managed, noteFor, setLogo } from "./change";
export { inCharge, isInCharge, within } from "./in-charge";

/** Founds a corporation; permissions, features and add-ons that are left out take their defaults. */
export const createCorporation = action(CorporationInput, async (record): Promise<Corporation> => {
  const id = newId("corp");
  await CorporationEntity.create({ corpId: id, record }).go();
  return { id, ...record };
});

/**
 * The corporation as it is now; what was added to the schema since it was saved has its default.
 * @throws Error when there is none: every person's record names one that exists
 */
export async function corporation(corpId: string): Promise<Corporation> {
  const { data } = await CorporationEntity.get({ corpId }).go();
  if (!data) throw new Error(`The corporation ${corpId} does not exist.`);
  return Corporation.parse({ id: corpId, ...data.record });
}

/** What the signed-in person's corporation allows. */
export const mine = async (): Promise<CorpPermissions> => (await corporation(person().corpId)).permissions;

/** Corporations a page. */
const PAGE = 100;

/** All corporations, the newest first; the next page starts after `cursor`, the id of the last. For staff alone. */
export async function all(cursor?: string): Promise<CorporationName[]> {
  const every = CorporationEntity.query.all({});
  const { data } = await (cursor ? every.lt({ corpId: cursor }) : every).go({ order: "desc", limit: PAGE });
  return data.map(({ corpId: id, record }) => ({ id, name: record.name }));
}
