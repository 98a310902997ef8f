import {
  MOST_RECORDING_SECONDS,
  MOST_SOUND_BYTES,
  MOST_VIDEO_BYTES,
  sentences,
  type VideoType,
  videoTypes,
} from "@highway/core/market/news/alerts/pure/limits";
import type { AlertSound, AlertVideo } from "@highway/core/market/news/alerts/schema";
import { call, type RequestOf } from "../../../../lib/api/api";
import { ApiError } from "../../../../lib/api/api-error";
import { putFile } from "../../../../lib/api/upload-picture";

type Query = { corpID: string };
/** What was chosen or recorded: an alert has one of the two, or none. */
export type Recording = { sound: AlertSound | null; video: AlertVideo | null };
export const noRecording: Recording = { sound: null, video: null };
type Progress = (part: number) => void;

const refusal = (sentence: string) => new ApiError("invalid", sentence);

/** Sends a file that was chosen, which becomes the alert's when the alert is posted. @throws ApiError with the sentence to show */
export async function keepFile(file: File, query: Query, onProgress: Progress): Promise<Recording> {
  if (file.type === "video/quicktime") throw refusal(sentences.quickTime);
  const kind = /^(audio|video)\//.exec(file.type)?.[1];
  if (kind === "audio") return { sound: await keepSound(file, query), video: null };
  if (kind !== "video") throw refusal(sentences.format);
  return { sound: null, video: await keepVideo(file, await lengthOf(file, "video"), query, onProgress) };
}

type Form = RequestOf<"POST /v1/markets/news/alert-sounds">["body"];

async function keepSound(file: File, query: Query): Promise<AlertSound> {
  if (file.size > MOST_SOUND_BYTES) throw refusal(sentences.soundSize);
  const seconds = checkedLength(await lengthOf(file, "audio"));
  const form = new FormData();
  form.set("file", file);
  // The declared body is the form as the server reads it.
  const [{ address }] = await call("POST /v1/markets/news/alert-sounds", { query, body: form as unknown as Form });
  return { address, seconds };
}

/** Ten minutes for a large file on a slow line. */
const UPLOAD_SECONDS = 600;

/** Sends a video past the calls, to where the files are. @throws ApiError with the sentence to show */
export async function keepVideo(blob: Blob, length: number, query: Query, onProgress: Progress): Promise<AlertVideo> {
  const type = blob.type.split(";")[0] as VideoType;
  if (blob.size > MOST_VIDEO_BYTES) throw refusal(sentences.videoSize);
  const seconds = checkedLength(length);
  const upload = { ...query, type, size: blob.size };
  const { fullPath, signedUrl } = await call("GET /v1/markets/news/alert-video-upload", { query: upload });
  // A recorder adds to the type what it was coded by, and the signed address holds for the bare type.
  await putFile(signedUrl, blob.slice(0, blob.size, type), onProgress, UPLOAD_SECONDS);
  const [{ address }] = await call("POST /v1/markets/news/alert-videos", { query, body: { fullPath } });
  return { address, seconds };
}

function checkedLength(seconds: number): number {
  if (seconds > MOST_RECORDING_SECONDS) throw refusal(sentences.soundLength);
  return Math.max(1, Math.round(seconds));
}

/** Further than any recording goes: a player that is sent there finds the end of a recording that does not say how long it is. */
const FAR_SECONDS = 1e7;

/** Reads how many seconds a file takes, as far as this browser can play it. */
function lengthOf(file: Blob, kind: "audio" | "video"): Promise<number> {
  const player = document.createElement(kind);
  const address = URL.createObjectURL(file);
  return new Promise<number>((resolve, reject) => {
    const isTaken = videoTypes.some((type) => file.type.startsWith(type));
    const unshown = isTaken ? sentences.picture : sentences.video;
    const refuse = () => reject(refusal(kind === "video" ? unshown : sentences.sound));
    player.ondurationchange = () => Number.isFinite(player.duration) && resolve(player.duration);
    player.onloadedmetadata = () => {
      // A file whose picture this browser cannot decode is heard, and shows nothing.
      if (kind === "video" && (player as HTMLVideoElement).videoWidth === 0) refuse();
      else if (Number.isFinite(player.duration)) resolve(player.duration);
      else player.currentTime = FAR_SECONDS;
    };
    player.onerror = refuse;
    player.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
