import * as z from "zod/mini";
import { action } from "../../platform/action";
import { inCharge, person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { conditionFailed } from "../../platform/table/table";
import * as Audit from "../audit/index";
import { CorporationEntity } from "./entity";
import {
  CorpId,
  Corporation,
  CorporationChange,
  CorporationInput,
  type CorporationName,
  type CorpPermissions,
  PermissionsChange,
} from "./schema";

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
export const ownPermissions = async (): Promise<CorpPermissions> => (await corporation(person().corpId)).permissions;

/** Corporations a page. */
const PAGE = 100;

/** Lists all corporations, the newest first; the next page starts after `cursor`, the id of the last. For staff alone. */
export async function listCorporations(cursor?: string): Promise<CorporationName[]> {
  const every = CorporationEntity.query.all({});
  const { data } = await (cursor ? every.lt({ corpId: cursor }) : every).go({ order: "desc", limit: PAGE });
  return data.map(({ corpId: id, record }) => ({ id, name: record.name }));
}

const CorporationPlace = { corpID: z.optional(CorpId) };
const corporationGone = () => new UserFacingError("missing", "That corporation no longer exists.");
type Detail = Record<string, string | number | boolean>;

/** The corporation that the person decides for, as it is now. @throws UserFacingError missing */
export async function managed(corpID?: string): Promise<Corporation> {
  const corpId = inCharge(corpID);
  const { data } = await CorporationEntity.get({ corpId }).go({ consistent: true });
  if (!data) throw corporationGone();
  return Corporation.parse({ id: corpId, ...data.record });
}

/** Writes a deed into the corporation's trail, also when staff did it. */
export const noteFor = (corpId: string, kind: `${string}.${string}`, detail: Detail = {}, subject: string = corpId) =>
  Audit.appendFor({ userId: person().userId, corpId }, { kind, subject, detail });

type Write = Parameters<ReturnType<typeof CorporationEntity.patch>["data"]>[0];

/** Sets fields each by itself, so that two who change different ones both keep theirs. @returns what stood there before */
async function patchedCorporation(corpId: string, write: Write): Promise<Corporation> {
  try {
    const { data } = await CorporationEntity.patch({ corpId }).data(write).go({ response: "all_old" });
    return Corporation.parse({ id: corpId, ...data.record });
  } catch (error) {
    if (conditionFailed(error)) throw corporationGone();
    throw error;
  }
}

const ChangeInput = z.strictObject({ ...CorporationPlace, changes: PermissionsChange });
/**
 * Changes what a corporation allows; each change is noted with what it was and what it is.
 * @throws UserFacingError missing
 */
export const change = action(ChangeInput, async ({ corpID, changes }) => {
  const corpId = inCharge(corpID);
  const sent = Object.entries(changes) as [keyof typeof changes, never][];
  const { permissions: before } = await patchedCorporation(corpId, ({ record }, { set }) => {
    for (const [name, value] of sent) set(record.permissions[name], value);
  });
  for (const [name, to] of sent)
    if (before[name] !== to) await noteFor(corpId, "permission.changed", { permission: name, from: before[name], to });
  return (await managed(corpId)).permissions;
});

const ChangeCorporationInput = z.strictObject({ ...CorporationPlace, changes: CorporationChange });
/**
 * Changes a corporation's name, disclaimers, licenses and features; add-ons are sold, so they are the staff's to change.
 * @throws UserFacingError missing; forbidden
 */
export const changeCorporation = action(ChangeCorporationInput, async ({ corpID, changes }): Promise<Corporation> => {
  const corpId = inCharge(corpID);
  if (changes.addOns && !person().roles.includes("staff"))
    throw new UserFacingError("forbidden", "Highway's staff turn add-ons on and off.");
  const sent = Object.entries(changes) as [keyof typeof changes, never][];
  await patchedCorporation(corpId, ({ record }, { set }) => {
    for (const [name, value] of sent) set(record[name], value);
  });
  await noteFor(corpId, "corporation.changed", { fields: sent.map(([name]) => name).join(", ") });
  return managed(corpId);
});

/** Where the corporation's logo is shown, or that there is none; keeping its file is the files' business. */
export async function setLogo(corpID: string | undefined, address: string | null): Promise<Corporation> {
  const corpId = inCharge(corpID);
  await patchedCorporation(corpId, ({ record }, { set }) => set(record.logo, address));
  await noteFor(corpId, address ? "corp-logo.changed" : "corp-logo.removed");
  return managed(corpId);
}
