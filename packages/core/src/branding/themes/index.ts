/** Themes, the colors of what clients see: those of a corporation and of its officers, and which one is used. */
import { createWriteTransaction } from "electrodb";
import * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import { CorpId, type Corporation } from "../../people/permissions/schema";
import { action } from "../../platform/action";
import { inCharge, person, within } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { saveOver } from "../../platform/save-over";
import { commit, unchanged } from "../../platform/table/write";
import { ownColors } from "../pure/constants";
import { NewTheme, type Theme, ThemeId, ThemeInput, ThemeSave, type ThemeUse, ThemeUseInput } from "../theme.schema";
import { ThemeEntity, ThemeUseEntity } from "./entity";

const MOST_THEMES = 50;
const changed = "This theme was changed after you opened it.";
const gone = () => new UserFacingError("missing", "That theme no longer exists.");

type Kept = { ownerId: string; themeId: string; name: string; primary: string; secondary: string };
const toTheme = ({ ownerId, themeId, name, primary, secondary }: Kept): Theme => ({
  _id: themeId,
  name,
  primary,
  secondary,
  corpID: ownerId.startsWith("crp_") ? ownerId : null,
});

async function ownedBy(ownerId: string): Promise<Theme[]> {
  const { data } = await ThemeEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true });
  return data.map(toTheme).sort((one, other) => one.name.localeCompare(other.name));
}

/** Lists the corporation's themes and the person's own, each sorted by name. */
export async function list(corpID?: string): Promise<Theme[]> {
  const [corp, own] = await Promise.all([ownedBy(within(corpID)), ownedBy(person().userId)]);
  return [...corp, ...own];
}

/**
 * Makes a theme of a corporation or of the person alone. One that exists already takes what was sent last: most often the same, sent again because
 * its answer was lost.
 * @throws UserFacingError missing for a person who may not decide for the corporation; conflict beyond 50 themes
 */
export const create = action(NewTheme, async ({ corpID, _id: themeId = newId("theme"), ...input }): Promise<Theme> => {
  const ownerId = corpID === null ? person().userId : inCharge(corpID);
  const theme = toTheme({ ownerId, themeId, ...input });
  const made = await Audit.commitCounted(
    ThemeEntity,
    (themes) => themes.create({ ownerId, themeId, ...input }).commit(),
    {
      ...counted(ownerId),
      by: 1,
      event: themeEvent("theme.created", theme),
    },
  );
  if (made === "refused") return save(ownerId, themeId, input);
  if (made === "full")
    throw new UserFacingError("conflict", `There are already ${MOST_THEMES} themes. Delete one first.`);
  return theme;
});

const counted = (ownerId: string) => ({ ownerId, what: "themes", most: MOST_THEMES });

const At = z.strictObject({ id: ThemeId, corpID: z.optional(CorpId) });

const UpdateInput = z.extend(At, { theme: ThemeSave });
/**
 * Saves the name and the colors of a theme.
 * @throws UserFacingError missing; conflict, with the theme in `current`, if it was changed elsewhere after it was read
 */
export const update = action(UpdateInput, async ({ id, corpID, theme }): Promise<Theme> => {
  return save(await ownerOf(id, corpID), id, theme);
});

async function save(ownerId: string, themeId: string, { was, ...sent }: ThemeSave): Promise<Theme> {
  const { data: item } = await ThemeEntity.get({ ownerId, themeId }).go({ consistent: true });
  if (!item) throw gone();
  const { shape: fields } = ThemeInput;
  const input = saveOver({ was, sent, now: item, fields, isWhole: true, refusal: changed, current: toTheme(item) });
  const theme = toTheme({ ownerId, themeId, ...input });
  const isWritten = await Audit.commitWithEvent(
    ThemeEntity,
    (themes) =>
      themes.patch({ ownerId, themeId }).set(input).add({ changes: 1 }).where(unchanged(item.changes)).commit(),
    themeEvent("theme.saved", theme),
  );
  // Another save came between the read and the write: this one begins from there.
  return isWritten ? theme : save(ownerId, themeId, { was, ...sent });
}

/** Deletes a theme. What used it goes back to the colors that it had without it. @throws UserFacingError missing */
export const remove = action(At, async ({ id, corpID }): Promise<Theme> => {
  const ownerId = await ownerOf(id, corpID);
  const { data } = await ThemeEntity.get({ ownerId, themeId: id }).go({ consistent: true });
  if (!data) throw gone();
  const theme = toTheme(data);
  const removal = { ...counted(ownerId), by: -1, event: themeEvent("theme.deleted", theme) } as const;
  const removed = await Audit.commitCounted(
    ThemeEntity,
    (themes) => themes.remove({ ownerId, themeId: id }).commit(),
    removal,
  );
  if (removed !== "written") throw gone();
  return theme;
});

/** Finds the owner of a theme among those whose themes the person may change: the person, and the corporation that the person decides for. */
async function ownerOf(themeId: string, corpID?: string): Promise<string> {
  const owners = [person().userId, ...changeable(corpID)];
  const found = await Promise.all(
    owners.map((ownerId) => ThemeEntity.get({ ownerId, themeId }).go({ consistent: true })),
  );
  const at = found.findIndex(({ data }) => data);
  if (at < 0) throw gone();
  return owners[at]!;
}

function changeable(corpID?: string): string[] {
  try {
    return [inCharge(corpID)];
  } catch {
    return [];
  }
}

/** Says in the trail of the person, and of the theme's corporation, what is done to a theme. */
const themeEvent = (kind: "theme.created" | "theme.saved" | "theme.deleted", { _id, corpID, name }: Theme) =>
  Audit.eventOf(
    { kind, subject: _id, detail: { name } },
    { userId: person().userId, corpId: corpID ?? person().corpId },
  );

const entities = { use: ThemeUseEntity, event: Audit.AuditEntity };

type Colors = ThemeUse["colors"];

async function chosenBy(ownerId: string): Promise<string | null> {
  const { data } = await ThemeUseEntity.get({ ownerId }).go({ consistent: true });
  return data?.themeId ?? null;
}

/** Finds a theme among those of these owners. A theme that was deleted counts as none. */
async function find(themeId: string | null, owners: readonly string[]) {
  if (!themeId) return null;
  const found = await Promise.all(
    owners.map((ownerId) => ThemeEntity.get({ ownerId, themeId }).go({ consistent: true })),
  );
  return found.find(({ data }) => data)?.data ?? null;
}

async function useOf(corpId: string, userId: string, reading = Permissions.corporation(corpId)): Promise<ThemeUse> {
  const [corporation, byCorp, byUser] = await Promise.all([reading, chosenBy(corpId), chosenBy(userId)]);
  const [corp, own] = await Promise.all([find(byCorp, [corpId]), find(byUser, [userId, corpId])]);
  const enforced = corporation.permissions.enforceBranding;
  const worn = (enforced ? null : own) ?? corp;
  const colors = worn ? { primary: worn.primary, secondary: worn.secondary } : ownColors;
  return { corp: corp?.themeId ?? null, own: own?.themeId ?? null, enforced, colors };
}

/**
 * Reads the colors that an officer's clients see: the officer's theme, unless the corporation enforces its branding; else the corporation's; else the
 * product's own.
 */
export const colorsOf = async (corpId: string, userId: string, corporation: Promise<Corporation>): Promise<Colors> =>
  (await useOf(corpId, userId, corporation)).colors;

/** Tells which themes the corporation and the person use. Staff may ask about another corporation, and then that corporation's choice alone counts. */
export const inUse = async (corpID?: string): Promise<ThemeUse> => useOf(within(corpID), person().userId);

const UseInput = z.extend(ThemeUseInput, { corpID: z.optional(CorpId) });
/**
 * Chooses a theme; null chooses none.
 * @throws UserFacingError missing when there is no such theme to choose, or no right to; forbidden when the corporation enforces its own
 */
export const use = action(UseInput, async ({ corp, own, corpID }): Promise<ThemeUse> => {
  const corpId = corp === undefined ? within(corpID) : inCharge(corpID);
  const { userId } = person();
  const { enforced } = await useOf(corpId, userId);
  if (own && enforced) throw new UserFacingError("forbidden", "Your corporation decides on the colors.");
  if (corp && !(await find(corp, [corpId]))) throw gone();
  if (own && !(await find(own, [userId, corpId]))) throw gone();
  const kind = corp === undefined ? "theme.chosen" : "corp-theme.chosen";
  const choices = [
    ...(corp === undefined ? [] : [{ ownerId: corpId, themeId: corp }]),
    ...(own === undefined ? [] : [{ ownerId: userId, themeId: own }]),
  ];
  await commit(
    createWriteTransaction(entities, ({ use, event }) => [
      ...choices.map(({ ownerId, themeId }) =>
        themeId === null ? use.delete({ ownerId }).commit() : use.put({ ownerId, themeId }).commit(),
      ),
      event.create(Audit.eventOf({ kind, subject: corp ?? own ?? "none" }, { userId, corpId })).commit(),
    ]),
  );
  return useOf(corpId, userId);
});
