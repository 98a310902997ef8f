/** The recordings and videos of market alerts: the corporation's administrators bring them, its people hear and watch them. */
import * as z from "zod/mini";
import type { SignedUrl } from "../../../../files/schema";
import { action } from "../../../../platform/action";
import { inCharge, person, within } from "../../../../platform/actor";
import { UserFacingError } from "../../../../platform/errors";
import type { FileAnswer } from "../../../../platform/file.schema";
import {
  hasFile,
  type IncomingKey,
  type KeptKey,
  keepFile,
  readFile,
  removeFile,
  signedGet,
  signedPut,
} from "../../../../platform/files";
import { newId } from "../../../../platform/id";
import { MOST_DAYS, MOST_VIDEO_BYTES, sentences } from "../pure/limits";
import {
  AlertsQuery,
  type AlertWords,
  SoundForm,
  SoundQuery,
  UploadedVideo,
  VideoQuery,
  VideoUploadQuery,
} from "../schema";
import { checkedSound, checkedVideo } from "./checks";

const DAY_SECONDS = 86_400;
/** A person who pauses for longer asks for another address. */
const WATCHED_FOR_SECONDS = 900;

/** Names the place of a recording. What lies below `kept/alerts/` expires by itself. */
const keptKey = (corpId: string, id: string): KeptKey => `kept/alerts/${corpId}/${id}`;
const idOf = (address: string) => address.slice(address.indexOf("=") + 1);

/** Refuses the address of a recording that is not, or no longer, kept. @throws UserFacingError invalid */
export async function refuseUnkept(corpId: string, { sound, video }: Pick<AlertWords, "sound" | "video">) {
  const recording = sound ?? video;
  if (!recording || (await hasFile(keptKey(corpId, idOf(recording.address))))) return;
  const field = sound ? "sound" : "video";
  throw new UserFacingError("invalid", sentences.unkept, { fields: { [field]: sentences.unkept } });
}

const KeepSoundInput = z.extend(AlertsQuery, SoundForm.shape);
/** Keeps a recording for an alert of the corporation. @throws UserFacingError missing; invalid for a file that is no recording */
export const keepSound = action(KeepSoundInput, async ({ corpID, file }) => {
  const ownerId = inCharge(corpID);
  const soundID = newId("alertSound");
  await keepFile(keptKey(ownerId, soundID), checkedSound(file.bytes));
  return { address: `/v1/markets/news/alert-sound?soundID=${soundID}` };
});

/** Answers a recording to the people of its corporation. @throws UserFacingError missing */
export const sound = action(SoundQuery, async ({ soundID, corpID }): Promise<FileAnswer> => {
  const file = await readFile(keptKey(within(corpID), soundID));
  if (!file) throw new UserFacingError("missing", sentences.noSound);
  return { type: file.type, bytes: file.bytes, tag: file.tag, name: "alert-sound", keptFor: MOST_DAYS * DAY_SECONDS };
});

const incomingKey = (id: string): IncomingKey => `incoming/${person().userId}/alert-video/${id}`;

/** Signs an address to which the browser may PUT one video, which lies out of everyone's sight until it is kept. @throws UserFacingError missing for a person who does not decide for the corporation */
export const signVideo = action(VideoUploadQuery, async ({ corpID, type, size }): Promise<SignedUrl> => {
  inCharge(corpID);
  const fullPath = incomingKey(newId("file"));
  return { fullPath, signedUrl: await signedPut(fullPath, { type, size }) };
});

const KeepVideoInput = z.extend(AlertsQuery, UploadedVideo.shape);
/**
 * Keeps an upload of the signed-in person for an alert of the corporation: the very bytes that were checked, without what a camera wrote beside them.
 * @throws UserFacingError missing; invalid for a file that is no video, which is deleted
 */
export const keepVideo = action(KeepVideoInput, async ({ corpID, fullPath }) => {
  const ownerId = inCharge(corpID);
  const from = incomingKey(fullPath.slice(fullPath.lastIndexOf("/") + 1));
  const file = await readFile(from, { atMost: MOST_VIDEO_BYTES });
  if (!file) throw new UserFacingError("missing", sentences.noUpload);
  try {
    if (file.isTooLarge)
      throw new UserFacingError("invalid", sentences.videoSize, { fields: { fullPath: sentences.videoSize } });
    const videoID = newId("alertVideo");
    await keepFile(keptKey(ownerId, videoID), checkedVideo(file.bytes));
    return { address: `/v1/markets/news/alert-video?videoID=${videoID}` };
  } finally {
    // If this call fails, what is left expires in a day.
    await removeFile(from);
  }
});

/** Tells the people of a corporation where its video plays from. @throws UserFacingError missing */
export const video = action(VideoQuery, async ({ videoID, corpID }) => {
  const key = keptKey(within(corpID), videoID);
  if (!(await hasFile(key))) throw new UserFacingError("missing", sentences.noVideo);
  return { url: await signedGet(key, WATCHED_FOR_SECONDS) };
});
