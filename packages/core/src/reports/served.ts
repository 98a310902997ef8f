import * as Clients from "../clients/index";
import type { Client } from "../clients/schema";
import { ReportEntity } from "./entity";
import { toReport } from "./record";
import type { Report } from "./schema";

/**
 * A report as last saved, with its client, for whoever acts in its officer's place: a share link, an export, a job.
 * @returns undefined when the report or its client can no longer be seen
 */
export async function served(
  ownerId: string,
  reportId: string,
): Promise<{ report: Report; client: Client } | undefined> {
  const { data } = await ReportEntity.get({ ownerId, reportId }).go({ consistent: true });
  if (!data || data.expiresAt !== undefined) return undefined;
  const client = await Clients.findOf(ownerId, data.clientId);
  return client && { report: toReport(data), client };
}
