import * as Branding from "../branding/index";
import * as Counties from "../locations/counties/index";
import { copyOf } from "../market/update/copies";
import { person, runAs } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import * as Reports from "../reports/index";
import type { Report } from "../reports/schema";
import { type Printed, sentences } from "./schema";

export type Owner = { ownerId: string; corpId: string };

/** Runs a job as the officer who owns it, whether the officer asked for it or a client by one of the officer's links. */
export const asOwner = <R>({ ownerId: userId, corpId }: Owner, run: () => R): R =>
  runAs(
    { kind: "person", userId, corpId, sessionId: "export", roles: ["officer"] },
    { address: "none", agent: "Export" },
    run,
  );

/**
 * Reads what is printed of one of the person's reports, as it was last saved.
 * @throws UserFacingError missing; invalid for a draft
 */
export async function printedReport(reportID: string): Promise<Printed> {
  const { report, client } = await Reports.get(reportID);
  if (report.status !== "complete") throw new UserFacingError("invalid", sentences.draft);
  const brand = await Branding.of(person().userId, report);
  return { report, client, brand, ...(await countiesOf(report)), ...(await dayOf(report)) };
}

async function dayOf(report: Report): Promise<Pick<Printed, "day">> {
  const day = report.toolName === "mu" ? await copyOf(person().userId, report.marketUpdate.copy) : undefined;
  return day ? { day } : {};
}

/** What a report card shows, alone or as a chapter of an analysis. */
function cardOf(report: Report) {
  if (report.toolName === "rerc") return report.reportCard;
  const isShown =
    report.toolName === "pa" && report.chapters.some((each) => each.kind === "reportCard" && !each.hidden);
  return isShown ? report.reportCard : undefined;
}

async function countiesOf(report: Report): Promise<Pick<Printed, "counties">> {
  const card = cardOf(report);
  const counties = card && (await Counties.ofReport(card));
  return counties ? { counties } : {};
}
