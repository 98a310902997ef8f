import { createWriteTransaction } from "electrodb";
import * as z from "zod/mini";
import { action } from "../../platform/action";
import { inCharge, person } from "../../platform/actor";
import { type FieldSentences, UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { saveOver } from "../../platform/save-over";
import { commit, unchanged, type WithinTransaction } from "../../platform/table/write";
import * as Audit from "../audit/index";
import { CorporationEntity } from "./entity";
import {
  CorpId,
  Corporation,
  CorporationChange,
  CorporationInput,
  type CorporationName,
  CorporationSave,
  type CorpPermissions,
  PermissionsChange,
  PermissionsSave,
  soldPermissions,
} from "./schema";

/** Makes a corporation that is to be written; permissions, features and add-ons that are left out take their defaults. */
export const newCorporation = action(CorporationInput, (record): Corporation => ({ id: newId("corp"), ...record }));

/** Creates a corporation, for the seed: whoever founds one invites its first person in the same write. */
export async function createCorporation(input: z.input<typeof CorporationInput>): Promise<Corporation> {
  const { id, ...record } = newCorporation(input);
  await CorporationEntity.create({ corpId: id, record }).go();
  return { id, ...record };
}

export { CorporationEntity } from "./entity";

/**
 * Reads a corporation as it is now, or was a moment ago unless it is `consistent`; fields that joined the schema after it was saved have their defaults.
 * @throws Error when there is none, because every person's record names one that exists
 */
export async function corporation(corpId: string, { consistent = false } = {}): Promise<Corporation> {
  const { data } = await CorporationEntity.get({ corpId }).go({ consistent });
  if (!data) throw new Error(`The corporation ${corpId} does not exist.`);
  return Corporation.parse({ id: corpId, ...data.record });
}

/** Reads what the signed-in person's corporation allows. */
export const ownPermissions = async (): Promise<CorpPermissions> => (await corporation(person().corpId)).permissions;

/** A page lists this many corporations. */
const PAGE = 100;

/** Lists all corporations, the newest first; the next page starts after `cursor`, the id of the last. Only staff may call it. */
export async function listCorporations(cursor?: string): Promise<CorporationName[]> {
  const every = CorporationEntity.query.all({});
  const { data } = await (cursor ? every.lt({ corpId: cursor }) : every).go({ order: "desc", limit: PAGE });
  return data.map(({ corpId: id, record }) => ({ id, name: record.name }));
}

const CorporationPlace = { corpID: z.optional(CorpId) };
const corporationGone = () => new UserFacingError("missing", "That corporation no longer exists.");
const changed = "This was changed after you opened it.";
type Detail = Record<string, string | number | boolean>;

/** Reads the corporation that the signed-in person manages, as it is now. @throws UserFacingError missing */
export async function managedCorporation(corpID?: string): Promise<Corporation> {
  const corpId = inCharge(corpID);
  const { data } = await CorporationEntity.get({ corpId }).go({ consistent: true });
  if (!data) throw corporationGone();
  return Corporation.parse({ id: corpId, ...data.record });
}

/** A change that is decided on a state of the corporation: what is written, and what the trail says of it. */
type Change = { write: Write; lines: Line[] };
type Write = Parameters<ReturnType<WithinTransaction<typeof CorporationEntity>["patch"]>["data"]>[0];
type Line = { kind: `${string}.${string}`; detail?: Detail };

const TRIES = 8;
/**
 * Changes fields of a corporation, and writes what the trail says of that in the same write. Where somebody else changed the corporation in between, it
 * begins anew, so that two people who change different fields both keep theirs, and each line tells from what to what.
 */
async function changeNoted(corpId: string, changeOf: (before: Corporation) => Change): Promise<Corporation> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const { data } = await CorporationEntity.get({ corpId }).go({ consistent: true });
    if (!data) throw corporationGone();
    const { write, lines } = changeOf(Corporation.parse({ id: corpId, ...data.record }));
    const trail = { userId: person().userId, corpId };
    const refused = await commit(
      createWriteTransaction({ corporation: CorporationEntity, event: Audit.AuditEntity }, ({ corporation, event }) => [
        corporation.patch({ corpId }).data(write).add({ changes: 1 }).where(unchanged(data.changes)).commit(),
        ...lines.map((line) => event.create(Audit.eventOf({ subject: corpId, ...line }, trail)).commit()),
      ]),
    );
    if (refused.length === 0) return managedCorporation(corpId);
  }
  throw new Error(`The corporation ${corpId} kept changing while its permissions were being saved.`);
}

/** Refuses approvals without an address: at the switch that turns them on, or at the address that is emptied. */
function refuseUnapprovable(changes: z.output<typeof PermissionsChange>, before: CorpPermissions) {
  if (!changes.sendForApproval && changes.approvalEmailTo !== "") return;
  const after = { ...before, ...changes };
  if (!after.sendForApproval || after.approvalEmailTo.trim() !== "") return;
  const fields: FieldSentences = changes.sendForApproval
    ? { sendForApproval: "Enter an approval address first." }
    : { approvalEmailTo: "Turn off “Send for approval first” before you remove its address." };
  throw new UserFacingError("invalid", Object.values(fields).join(), { fields });
}

function refuseUnlessStaff() {
  if (!person().roles.includes("staff"))
    throw new UserFacingError("forbidden", "Only Highway's staff can turn add-ons on or off.");
}

const ChangeInput = z.strictObject({ ...CorporationPlace, changes: PermissionsSave });
/**
 * Changes what a corporation allows; the audit trail notes each change with its old and its new value.
 * @throws UserFacingError missing; forbidden for what is sold; invalid where sends would wait for an approval that nobody could give; conflict, with the
 * permissions in `current`, where the same was changed elsewhere after it was read
 */
export const change = action(ChangeInput, async ({ corpID, changes: { was, ...changes } }) => {
  const corpId = inCharge(corpID);
  if (soldPermissions.some((name) => name in changes)) refuseUnlessStaff();
  const { shape: fields } = PermissionsChange;
  const { permissions } = await changeNoted(corpId, ({ permissions: before }) => {
    const merged = saveOver({ was, sent: changes, now: before, fields, refusal: changed, current: before });
    refuseUnapprovable(merged, before);
    const named = Object.entries(merged) as [keyof typeof merged, never][];
    return {
      write: ({ record }, { set }) => {
        for (const [name, value] of named) set(record.permissions[name], value);
      },
      lines: named
        .filter(([name, to]) => before[name] !== to)
        .map(([name, to]) => ({ kind: "permission.changed", detail: { permission: name, from: before[name], to } })),
    };
  });
  return permissions;
});

const ChangeCorporationInput = z.strictObject({ ...CorporationPlace, changes: CorporationSave });
/**
 * Changes a corporation's name, disclaimers, licenses, features and add-ons. Add-ons are sold, so only staff may change them.
 * @throws UserFacingError missing; forbidden; tooLarge; conflict with `current` where the same was changed elsewhere after it was read
 */
export const changeCorporation = action(ChangeCorporationInput, async ({ corpID, changes }): Promise<Corporation> => {
  const corpId = inCharge(corpID);
  const { was, ...sent } = changes;
  if (sent.addOns) refuseUnlessStaff();
  return changeNoted(corpId, (before) => {
    const merged = saveOver({ was, sent, now: before, ...corporationFields, current: before });
    refuseTooLarge({ ...before, ...merged });
    return {
      write: ({ record }, { set }) => {
        for (const [name, value] of Object.entries(merged) as [keyof typeof sent, never][]) set(record[name], value);
      },
      lines: [{ kind: "corporation.changed", detail: { fields: Object.keys(sent).join(", ") } }],
    };
  });
});

/** The table keeps a record of 400 KB, and its own way of writing one takes more than JSON. */
const MOST_BYTES = 300 * 1024;
function refuseTooLarge(after: object) {
  if (Buffer.byteLength(JSON.stringify(after)) > MOST_BYTES)
    throw new UserFacingError("tooLarge", "The licenses and disclaimers are too long together. Shorten some of them.");
}

const corporationFields = {
  fields: CorporationChange.shape,
  places: { toolDisclaimers: "cdOrder" },
  refusal: changed,
};

/** Sets the address at which the corporation's logo is shown, or null for no logo. The `files` folder keeps the file itself. */
export async function setLogo(corpID: string | undefined, address: string | null): Promise<Corporation> {
  const corpId = inCharge(corpID);
  return changeNoted(corpId, () => ({
    write: ({ record }, { set }) => set(record.logo, address),
    lines: [{ kind: address ? "corp-logo.changed" : "corp-logo.removed" }],
  }));
}
