/** The pictures that an officer may show of homes: their own uploads, and views of a place. Which reports show one is the business of reports. */
import { createHash } from "node:crypto";
import { createWriteTransaction } from "electrodb";
import * as Files from "../files/index";
import { pictureType } from "../files/picture";
import { imageAddress } from "../files/pure/image-address";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { inSeconds, isoNow, now } from "../platform/clock";
import type { FileAnswer } from "../platform/file.schema";
import { logError } from "../platform/log";
import { OutsideError } from "../platform/outside/outside";
import { commit } from "../platform/table/write";
import { providers } from "../providers";
import { HomePictureEntity, PictureToAskForEntity } from "./entity";
import { drawPlace } from "./maps";
import { type HomePicture, MapQuery, PlacePicture, UploadedPicture } from "./schema";

/** A browser may show the map of a place for so many seconds without asking again. */
const DAY = 86_400;
/** More than an officer looks through. */
const MOST_LISTED = 60;

type Item = { ownerId: string; imageId: string; made: HomePicture["made"]; sample: boolean; createdAt: string };
const toPicture = ({ imageId, made, sample, createdAt }: Item): HomePicture => ({
  imageID: imageId,
  url: imageAddress(imageId),
  made,
  sample,
  createdAt,
});

async function note(imageID: string, { made, sample }: Pick<HomePicture, "made" | "sample">): Promise<HomePicture> {
  const item: Item = { ownerId: person().userId, imageId: imageID, made, sample, createdAt: isoNow() };
  const event = Audit.eventOf({ kind: "picture.kept", subject: imageID, detail: { made } });
  await Audit.commitWithEvent(HomePictureEntity, (pictures) => pictures.put(item).commit(), event);
  return toPicture(item);
}

const noPicture = () => new OutsideError(providers.maps.name, "answered something that is not a picture");

/** Answers a small map of a place, or another view of it. @throws OutsideError */
export const map = action(MapQuery, async (query): Promise<FileAnswer> => {
  const { bytes } = await drawPlace(query, "small");
  const type = pictureType(bytes);
  if (!type) throw noPicture();
  const tag = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return { bytes, type, tag, name: `${query.view}.${type === "image/png" ? "png" : "jpg"}`, keptFor: DAY };
});

/** Keeps a view of a place as a picture, so that no page of a client and no paper asks a provider for it. @throws OutsideError */
export const keepView = action(PlacePicture, async (query): Promise<HomePicture> => {
  const { bytes, sample } = await drawPlace(query, "large");
  const imageID = await Files.keepMadePicture(bytes);
  if (!imageID) throw noPicture();
  return note(imageID, { made: query.view, sample });
});

/** Keeps an upload as a picture. @throws UserFacingError missing, invalid */
export const keepUpload = action(UploadedPicture, async ({ fullPath }) =>
  note(await Files.keepHomePicture(fullPath), { made: "upload", sample: false }),
);

/** Lists the officer's pictures, the newest first. */
export async function list(): Promise<HomePicture[]> {
  const { data } = await HomePictureEntity.query
    .newest({ ownerId: person().userId })
    .go({ order: "desc", limit: MOST_LISTED });
  return data.map(toPicture);
}

/** Tells whether the officer has this picture. */
export async function isThere(imageId: string): Promise<boolean> {
  const { data } = await HomePictureEntity.get({ ownerId: person().userId, imageId }).go({ consistent: true });
  return data !== null;
}

/** Deletes a picture of the signed-in person. Where this is cut short, the job that asks for pictures deletes the file. */
export async function removeOwn(imageId: string): Promise<void> {
  const { userId: ownerId } = person();
  await commit(
    createWriteTransaction(
      { picture: HomePictureEntity, toAskFor: PictureToAskForEntity, event: Audit.AuditEntity },
      ({ picture, toAskFor, event }) => [
        picture.delete({ ownerId, imageId }).commit(),
        toAskFor.put({ day: dayIn(DAY), ownerId, imageId }).commit(),
        event.create(Audit.eventOf({ kind: "picture.deleted", subject: imageId })).commit(),
      ],
    ),
  );
  await Files.removeImage(ownerId, imageId);
}

/** Deletes a picture that no report shows any more. One that does not exist is deleted too. */
export async function remove(ownerId: string, imageId: string): Promise<void> {
  await Files.removeImage(ownerId, imageId);
  await HomePictureEntity.delete({ ownerId, imageId }).go();
}

const dayIn = (seconds: number) => new Date(inSeconds(seconds) * 1000).toISOString().slice(0, 10);

/** Has the job ask, once so many seconds have passed, whether any report shows these pictures still. */
export async function askLater(ownerId: string, imageIDs: readonly string[], seconds: number): Promise<void> {
  const day = dayIn(seconds + DAY);
  await Promise.all(imageIDs.map((imageId) => PictureToAskForEntity.put({ day, ownerId, imageId }).go()));
}

/** A job that did not run for some days makes up for it. */
const DAYS_MADE_UP = 14;

/**
 * Hands over each picture that is to be asked for by today, and forgets it once that is done.
 * @param until  milliseconds since 1970 after which no further picture is begun
 */
export async function eachToAskFor(
  until: number,
  settle: (ownerId: string, imageID: string) => Promise<void>,
): Promise<void> {
  for (let ago = DAYS_MADE_UP; ago >= 0; ago--) {
    const query = PictureToAskForEntity.query.ofDay({ day: dayIn(-ago * DAY) });
    for (const item of (await query.go({ pages: "all" })).data) {
      if (now() >= until) return;
      try {
        await settle(item.ownerId, item.imageId);
        await PictureToAskForEntity.delete(item).go();
      } catch (error) {
        // The next run asks for it once more; the others do not wait for it.
        logError(error, { doing: "delete the picture of a home", picture: item.imageId });
      }
    }
  }
}
