import * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import { CorpId } from "../../people/permissions/schema";
import { action } from "../../platform/action";
import { inCharge, person, within } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { ownColors } from "../pure/constants";
import { type ThemeUse, ThemeUseInput } from "../theme.schema";
import { ThemeEntity, ThemeUseEntity } from "./entity";

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

async function useOf(corpId: string, userId: string): Promise<ThemeUse> {
  const [corporation, byCorp, byUser] = await Promise.all([
    Permissions.corporation(corpId),
    chosenBy(corpId),
    chosenBy(userId),
  ]);
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
export const colorsOf = async (corpId: string, userId: string): Promise<Colors> => (await useOf(corpId, userId)).colors;

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
  if (corp !== undefined) await choose(corpId, corp, [corpId]);
  if (own !== undefined) await choose(userId, own, [userId, corpId]);
  const kind = corp === undefined ? "theme.chosen" : "corp-theme.chosen";
  await Audit.appendFor({ userId, corpId }, { kind, subject: corp ?? own ?? "none" });
  return useOf(corpId, userId);
});

async function choose(ownerId: string, themeId: string | null, owners: readonly string[]): Promise<void> {
  if (themeId === null) return void (await ThemeUseEntity.delete({ ownerId }).go());
  if (!(await find(themeId, owners))) throw new UserFacingError("missing", "That theme no longer exists.");
  await ThemeUseEntity.put({ ownerId, themeId }).go();
}
