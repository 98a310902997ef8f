import * as z from "zod/mini";
import { CorpId } from "../../../people/permissions/schema";
import { FilePart } from "../../../platform/file.schema";
import {
  MOST_DAYS,
  MOST_HEADLINE,
  MOST_HTML,
  MOST_SOUND_SECONDS,
  MOST_TRANSCRIPT,
  sentences,
  stances,
} from "./pure/limits";

export const AlertId = z.string(sentences.gone).check(z.regex(/^mal_[0-9a-z]{26}$/, sentences.gone));
const SoundId = z.string(sentences.noSound).check(z.regex(/^als_[0-9a-z]{26}$/, sentences.noSound));

/** The recording of an alert: where it is heard, and how long it takes. */
export const AlertSound = z.strictObject({
  address: z
    .string(sentences.noSound)
    .check(z.regex(/^\/v1\/markets\/news\/alert-sound\?soundID=als_[0-9a-z]{26}$/, sentences.noSound)),
  seconds: z
    .int(sentences.soundLength)
    .check(z.gte(1, sentences.soundLength), z.lte(MOST_SOUND_SECONDS, sentences.soundLength)),
});
export type AlertSound = z.output<typeof AlertSound>;

const yesOrNo = "Answer true or false";
export const noReach = { mail: false, push: false };

const typed = {
  headline: z
    .string(sentences.headline)
    .check(z.trim(), z.minLength(1, sentences.headline), z.maxLength(MOST_HEADLINE, sentences.mostHeadline)),
  /** HTML; of it remain paragraphs, bold and italic words, lists and links. */
  text: z._default(z.string(sentences.text).check(z.maxLength(MOST_HTML, sentences.text)), ""),
  stance: z._default(z.nullable(z.enum(stances, sentences.stance)), null),
  sound: z._default(z.nullable(AlertSound), null),
  /** What is said in the recording, in plain words. */
  transcript: z._default(
    z.string(sentences.transcript).check(z.trim(), z.maxLength(MOST_TRANSCRIPT, sentences.mostTranscript)),
    "",
  ),
  /** How officers are told besides on their pages: those who asked for it by email, and the devices that they added. */
  reach: z._default(z.strictObject({ mail: z.boolean(yesOrNo), push: z.boolean(yesOrNo) }), noReach),
};
/** Whoever cannot hear must find the same in words. */
const saysWhatIsHeard = ({ sound, transcript }: { sound: unknown; transcript: string }) =>
  sound === null || transcript !== "";
const unheard = { error: sentences.transcript, path: ["transcript"] };

/** An alert that is being written. */
export const AlertDraft = z.strictObject(typed).check(z.refine(saysWhatIsHeard, unheard));
/** An alert that is posted. The caller may propose its id, so that one that is sent again, because the answer was lost, is the same one. */
export const NewAlert = z
  .strictObject({
    _id: z.optional(AlertId),
    ...typed,
    /** It is taken away after so many minutes, on the full minute. */
    minutes: z.int(sentences.ends).check(z.gte(1, sentences.ends), z.lte(MOST_DAYS * 1_440, sentences.ends)),
  })
  .check(z.refine(saysWhatIsHeard, unheard));
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
  /** What is said in the recording; empty without one. */
  transcript: z.string(),
  /** Whether the disclaimer of market commentary stands below. */
  hasDisclaimer: z.boolean(),
  postedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type MarketAlert = z.output<typeof MarketAlert>;

/** An alert as the corporation runs it. */
export const OwnAlert = z.strictObject({
  ...{ _id: AlertId, ...typed, postedAt: z.iso.datetime(), endsAt: z.iso.datetime() },
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
