import { createHash } from "node:crypto";
import * as Audit from "../people/audit/index";
import { today } from "../platform/clock";
import { limit } from "../platform/table/limit";
import * as Reports from "../reports/index";
import { begin } from "./begin";
import { ExportEntity } from "./entity";
import { asOwner, type Owner } from "./printed";
import { isLost, toJob } from "./record";
import type { ExportInput, ExportJob } from "./schema";

/** A share link that was opened: what its client may have made of the report behind it. */
export type LinkHolder = Owner & { linkId: string; isPreview: boolean };

/** Each is a minute of a browser's work; a client needs one in each language and form. */
const perLink = { count: 20, seconds: 3600 };

/**
 * The client's own file. Asked again for the same state of the report on the same day it is the same one: whoever asks how far it is
 * begins no other.
 * @throws UserFacingError missing, invalid for a draft, tooMany
 */
export async function startForLink(holder: LinkHolder, input: ExportInput): Promise<ExportJob> {
  const { report } = await asOwner(holder, () => Reports.get(input.reportID));
  const { ownerId, corpId, linkId } = holder;
  const exportId = idOf([linkId, report.id, report.lastUpdated, input.lang, input.format, today()]);
  const address = `/v2/share/export/file?link=${linkId}&id=${exportId}`;
  const { data: known } = await ExportEntity.get({ ownerId, exportId }).go({ consistent: true });
  if (known && known.status !== "failed" && !isLost(known)) return toJob(known, address);
  await limit("GET /v2/share/export", linkId, perLink);
  const item = await begin({ ownerId, corpId, exportId, linkId }, report, input);
  if (!known && !holder.isPreview)
    await Audit.appendFor(
      { userId: ownerId, corpId },
      { kind: "link.exported", subject: linkId, detail: { lang: input.lang, format: input.format } },
    );
  return toJob(item, address);
}

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The same id for the same parts. */
const idOf = (parts: readonly string[]): `exp_${string}` => {
  const digest = createHash("sha256").update(parts.join(" ")).digest().subarray(0, 26);
  return `exp_${[...digest].map((byte) => alphabet[byte % 32]).join("")}`;
};
