import * as z from "zod/mini";
import { CorpId } from "../../../people/permissions/schema";
import { required, trimmed } from "../../../platform/fields.schema";
import { FilePart } from "../../../platform/file.schema";
import {
  MOST_DAYS,
  MOST_HEADLINE,
  MOST_HTML,
  MOST_RECORDING_SECONDS,
  MOST_TRANSCRIPT,
  MOST_VIDEO_BYTES,
  sentences,
  stances,
  videoTypes,
} from "./pure/limits";

const AlertId = z.string(sentences.gone).check(z.regex(/^mal_[0-9a-z]{26}$/, sentences.gone));
const SoundId = z.string(sentences.noSound).check(z.regex(/^als_[0-9a-z]{26}$/, sentences.noSound));
const VideoId = z.string(sentences.noVideo).check(z.regex(/^alv_[0-9a-z]{26}$/, sentences.noVideo));

const seconds = z
  .int(sentences.soundLength)
  .check(z.gte(1, sentences.soundLength), z.lte(MOST_RECORDING_SECONDS, sentences.soundLength));
/** The recording of an alert: where it is heard, and how long it takes. */
export const AlertSound = z.strictObject({
  address: z
    .string(sentences.noSound)
    .check(z.regex(/^\/v1\/markets\/news\/alert-sound\?soundID=als_[0-9a-z]{26}$/, sentences.noSound)),
  seconds,
});
export type AlertSound = z.output<typeof AlertSound>;

/** The video of an alert: the call that tells where it can be watched, and how long it takes. */
export const AlertVideo = z.strictObject({
  address: z
    .string(sentences.noVideo)
    .check(z.regex(/^\/v1\/markets\/news\/alert-video\?videoID=alv_[0-9a-z]{26}$/, sentences.noVideo)),
  seconds,
});
export type AlertVideo = z.output<typeof AlertVideo>;

const yesOrNo = "Answer true or false";
export const noReach = { mail: false, push: false };

const typed = {
  headline: z
    .string(sentences.headline)
    .check(...trimmed, ...required(sentences.headline), z.maxLength(MOST_HEADLINE, sentences.mostHeadline)),
  /** HTML; of it remain paragraphs, bold and italic words, lists and links. */
  text: z._default(z.string(sentences.text).check(z.maxLength(MOST_HTML, sentences.text)), ""),
  stance: z._default(z.nullable(z.enum(stances, sentences.stance)), null),
  sound: z._default(z.nullable(AlertSound), null),
  video: z._default(z.nullable(AlertVideo), null),
  /** What is said in the recording or the video, in plain words. */
  transcript: z._default(
    z.string(sentences.transcript).check(...trimmed, z.maxLength(MOST_TRANSCRIPT, sentences.mostTranscript)),
    "",
  ),
  /** How officers are told besides on their pages: those who asked for it by email, and the devices that they added. */
  reach: z._default(z.strictObject({ mail: z.boolean(yesOrNo), push: z.boolean(yesOrNo) }), noReach),
};
type Recorded = { sound: unknown; video: unknown; transcript: string };
/** Whoever cannot hear must find the same in words. */
const saysWhatIsHeard = ({ sound, video, transcript }: Recorded) =>
  (sound === null && video === null) || transcript !== "";
const unheard = { error: sentences.transcript, path: ["transcript"] };
const hasOneRecording = ({ sound, video }: Recorded) => sound === null || video === null;
const twice = { error: sentences.oneRecording, path: ["video"] };

/** An alert that is being written. */
export const AlertDraft = z
  .strictObject(typed)
  .check(z.refine(saysWhatIsHeard, unheard), z.refine(hasOneRecording, twice));
/** An alert that is posted. The caller may propose its id, so that one that is sent again, because the answer was lost, is the same one. */
export const NewAlert = z
  .strictObject({
    _id: z.optional(AlertId),
    ...typed,
    /** It is taken away after so many minutes, on the full minute. */
    minutes: z.int(sentences.ends).check(z.gte(1, sentences.ends), z.lte(MOST_DAYS * 1_440, sentences.ends)),
  })
  .check(z.refine(saysWhatIsHeard, unheard), z.refine(hasOneRecording, twice));
export type AlertWords = z.output<typeof AlertDraft>;

/** An alert as the corporation's officers see it: without what the corporation leaves out. */
export const MarketAlert = z.strictObject({
  _id: AlertId,
  /** True for a draft that whoever writes it is shown alone. */
  isTest: z.boolean(),
  headline: z.string(),
  /** Clean HTML; null where the corporation hides the details. */
  text: z.nullable(z.string()),
  stance: z.nullable(z.enum(stances)),
  sound: z.nullable(AlertSound),
  video: z.nullable(AlertVideo),
  /** What is said in the recording or the video; empty without one. */
  transcript: z.string(),
  /** Whether the disclaimer of market commentary stands below. */
  hasDisclaimer: z.boolean(),
  postedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type MarketAlert = z.output<typeof MarketAlert>;

/** An alert as the corporation runs it. */
export const OwnAlert = z.strictObject({
  _id: AlertId,
  ...typed,
  postedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The instant at which it was ended early. */
  endedAt: z.nullable(z.iso.datetime()),
  /** So many officers closed its window or opened its details. */
  opened: z.int(),
  /** So many officers were emailed, and so many had it pushed to their devices. */
  mailed: z.int(),
  pushed: z.int(),
});
export type OwnAlert = z.output<typeof OwnAlert>;

export const AlertsQuery = z.strictObject({ corpID: z.optional(CorpId) });
export const AlertPath = z.object({ id: AlertId });
export const AlertOpening = z.strictObject({ _id: AlertId });
export const SoundQuery = z.strictObject({ soundID: SoundId, corpID: z.optional(CorpId) });
export const SoundForm = z.strictObject({ file: FilePart });
export const SoundAddress = z.strictObject({ address: AlertSound.shape.address });

export const VideoQuery = z.strictObject({ videoID: VideoId, corpID: z.optional(CorpId) });
/** The type and the size of a video that is to be uploaded, which are signed. */
export const VideoUploadQuery = z.extend(AlertsQuery, {
  type: z.enum(videoTypes, sentences.video),
  size: z.coerce
    .number(sentences.videoSize)
    .check(z.int(sentences.videoSize), z.gte(1, sentences.videoSize), z.lte(MOST_VIDEO_BYTES, sentences.videoSize)),
});
/** A video to keep: the `fullPath` of what was put at a signed address. */
export const UploadedVideo = z.strictObject({
  fullPath: z
    .string(sentences.noUpload)
    .check(z.regex(/^incoming\/usr_[0-9a-z]{26}\/alert-video\/fil_[0-9a-z]{26}$/, sentences.noUpload)),
});
export const VideoAddress = z.strictObject({ address: AlertVideo.shape.address });
/** The place from which the browser plays a video, for a quarter of an hour. */
export const VideoPlace = z.strictObject({ url: z.string() });
