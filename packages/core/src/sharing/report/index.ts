/** What a share session reads: the report as last saved, and how its officer looks. */
import * as Branding from "../../branding/index";
import type { Brand } from "../../branding/schema";
import type { Lang } from "../../clients/schema";
import * as Exports from "../../exports/index";
import type { Format } from "../../exports/schema";
import { pictureKeys } from "../../files/keys";
import * as Counties from "../../locations/counties/index";
import { copyOf } from "../../market/update/copies";
import { viewer } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import type { FileAnswer } from "../../platform/file.schema";
import { type KeptKey, readFile } from "../../platform/files";
import * as Reports from "../../reports/index";
import { imageOfHome } from "../../reports/pure/images";
import type { Report } from "../../reports/schema";
import * as Links from "../links/index";
import { clientSees, toldOf } from "./client-sees";
import { type OpenedReport, type PictureKind, type SharedBrand, sentences } from "./schema";

/** Reads the report of the link with its client. @throws UserFacingError missing when the report or its client is gone, or a draft by now */
async function entry() {
  const { ownerId, reportId } = viewer();
  const found = await Reports.serveReport(ownerId, reportId);
  if (found?.report.status !== "complete") throw new UserFacingError("missing", sentences.failed);
  return found;
}

/** Reads the report behind the link, as it was last saved. */
export async function load(): Promise<OpenedReport> {
  const { ownerId, linkId, email } = viewer();
  const [found, link] = await Promise.all([entry(), Links.admittedLink(ownerId, linkId)]);
  const sees = clientSees(found, email);
  const whole = async <Of extends { report: Report; workedOut: object }>(of: Of) => ({
    ...of,
    report: withPictures(of.report, linkId),
    workedOut: { ...of.workedOut, ...(await countiesOf(of.report)), ...(await dayOf(of.report)) },
  });
  const chapters = "chapters" in sees && { chapters: await Promise.all(sees.chapters.map(whole)) };
  return { ...(await whole(sees)), ...chapters, recordingUrl: link.recordingUrl ?? null };
}

/** What a report card shows of its counties. @throws UserFacingError missing where they are not kept */
async function countiesOf(report: Report) {
  if (report.toolName !== "rerc") return {};
  const reportCard = await Counties.ofReport(report.reportCard);
  if (!reportCard) throw new UserFacingError("missing", sentences.failed);
  return { reportCard };
}

/** The day of a market update. @throws UserFacingError missing where its copy is not kept */
async function dayOf(report: Report) {
  if (report.toolName !== "mu") return {};
  const marketUpdate = await copyOf(viewer().ownerId, report.marketUpdate.copy);
  if (!marketUpdate) throw new UserFacingError("missing", sentences.failed);
  return { marketUpdate };
}

/** Gives the homes the addresses at which the link's holder finds their pictures. The picture's own address is its officer's. */
const withPictures = (report: Report, linkId: string): Report => ({
  ...report,
  properties: report.properties.map(({ image, ...home }) =>
    image ? { ...home, image: pictureOfHome(linkId, home.id, image) } : home,
  ),
});

/** The end of the officer's address tells one picture from the next, so that a browser asks for another one anew. */
const pictureOfHome = (link: string, property: string, image: string) =>
  `/v2/share/picture?${new URLSearchParams({ link, kind: "home", property, v: image.slice(-8) })}`;

/** Tells how the officer looks on this report, with its co-brand, and how the link was opened. */
export async function brand(): Promise<SharedBrand> {
  const { ownerId, linkId, isPreview } = viewer();
  const [brand, { lang }] = await Promise.all([
    Branding.of(
      ownerId,
      entry().then(({ report }) => report),
    ),
    Links.admittedLink(ownerId, linkId),
  ]);
  return { ...brand, lang, isPreview };
}

/** The browser may show a picture for this long without asking again. */
const PICTURE_SECONDS = 300;

const noPicture = () => new UserFacingError("missing", sentences.noPicture);

type Wanted = { kind: PictureKind; property?: string | undefined };

/** Answers a picture that the brand or a home of the report shows. */
export async function picture({ kind, property }: Wanted): Promise<FileAnswer> {
  const key = kind === "home" ? await homeKey(property) : pictureKey(kind, await brand());
  const file = key && (await readFile(key));
  if (!file) throw noPicture();
  return { ...file, name: `${kind}.${file.type === "image/png" ? "png" : "jpg"}`, keptFor: PICTURE_SECONDS };
}

/** A link reaches the pictures that its own report shows now, and no other of the officer's. */
async function homeKey(property: string | undefined): Promise<KeptKey | undefined> {
  const { report } = await entry();
  const imageID = property === undefined ? null : imageOfHome(toldOf(report), property);
  return imageID === null ? undefined : pictureKeys.image(viewer().ownerId, imageID);
}

function pictureKey(kind: Exclude<PictureKind, "home">, { hasHeadshot, logo, cobrand }: Brand): KeptKey | undefined {
  const { ownerId, corpId } = viewer();
  if (kind === "headshot") return hasHeadshot ? pictureKeys.headshot(ownerId) : undefined;
  if (kind === "cobrand") return cobrand?.hasHeadshot ? pictureKeys.cobrandHeadshot(ownerId, cobrand.cbID) : undefined;
  if (logo === null) return undefined;
  return logo === "user" ? pictureKeys.logo(ownerId) : pictureKeys.corpLogo(corpId);
}

/** Begins to make the client's file of the report. @throws UserFacingError missing, invalid for a draft, tooMany */
export const startFile = ({ lang, format }: { lang: Lang; format: Format }) => {
  const holder = viewer();
  return Exports.startForLink(holder, { reportID: holder.reportId, lang, format });
};

/** Answers the file that was made. @throws UserFacingError missing; conflict while it is not done */
export const file = (id: string) => Exports.fileForLink(viewer(), id);
