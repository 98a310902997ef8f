import { Branding } from "../branding/index";
import type { Brand } from "../branding/schema";
import { kept } from "../files/keys";
import { person, runAs } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { type KeptKey, readFile, type StoredFile } from "../platform/files";
import { Reports } from "../reports/index";
import { picturePaths } from "./picture-paths.schema";
import { type Printed, sentences } from "./schema";

export type Owner = { ownerId: string; corpId: string };

/** Does what the owner may do, for a job or a link of theirs: both were made by the owner. */
export const asOwner = <R>({ ownerId: userId, corpId }: Owner, run: () => R): R =>
  runAs(
    { kind: "person", userId, corpId, sessionId: "export", roles: ["officer"] },
    { address: "none", agent: "Export" },
    run,
  );

/**
 * What is printed of one of the person's reports, as it was last saved.
 * @throws UserFacingError missing; invalid for a draft
 */
export async function printed(reportID: string): Promise<Printed> {
  const { report, client } = await Reports.get(reportID);
  if (report.status !== "complete") throw new UserFacingError("invalid", sentences.draft);
  const brand = await Branding.of(person().userId, report);
  return { report, client, brand };
}

/** The pictures of a brand by the address under which the page asks for them. One that is not there is left out. */
export async function picturesOf({ hasHeadshot, logo, cobrand }: Brand, { ownerId, corpId }: Owner) {
  const wanted: [string, KeptKey][] = [
    ...(hasHeadshot ? [[picturePaths.headshot, kept.headshot(ownerId)] as [string, KeptKey]] : []),
    ...(logo === "user" ? [[picturePaths.userLogo, kept.logo(ownerId)] as [string, KeptKey]] : []),
    ...(logo === "corp" ? [[picturePaths.corpLogo, kept.corpLogo(corpId)] as [string, KeptKey]] : []),
    ...(cobrand?.hasHeadshot
      ? [[picturePaths.cobrand(cobrand.cbID), kept.cobrandHeadshot(ownerId, cobrand.cbID)] as [string, KeptKey]]
      : []),
  ];
  const found = await Promise.all(wanted.map(async ([path, key]) => [path, await readFile(key)] as const));
  return new Map(found.filter((entry): entry is [string, StoredFile] => entry[1] !== undefined));
}
