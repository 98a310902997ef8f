/** The limits and sentences of market alerts, without the schemas, for pages that show one. */

export const stances = ["float", "lock"] as const;
export type Stance = (typeof stances)[number];

export const MOST_HEADLINE = 90;
/** The most characters that a person writes; the HTML that the editor makes of them may be longer. */
export const MOST_TEXT = 2_000;
export const MOST_HTML = 20_000;
/** The most days for which an alert is in force. */
export const MOST_DAYS = 7;
/** The most bytes of a recording: a Lambda answers 6 MB as text, in which bytes grow by a third. */
export const MOST_SOUND_BYTES = 4 * 1024 * 1024;
/** The longest sound or video of an alert, in seconds. */
export const MOST_RECORDING_SECONDS = 300;
/** The most bytes of a video: five minutes of a person who speaks take some 40 MB. A video goes past the calls, to where the files are. */
export const MOST_VIDEO_BYTES = 50 * 1024 * 1024;
/** The types of videos that phones and browsers record, and every browser plays. */
export const videoTypes = ["video/mp4", "video/webm"] as const;
export type VideoType = (typeof videoTypes)[number];
/** The most characters of a transcript: five minutes of speech are some 800 words. */
export const MOST_TRANSCRIPT = 6_000;

/** What is said where the corporation shows its disclaimer of market commentary. */
export const disclaimer =
  "Market commentary for mortgage professionals. It is not advice to lock or float, and not for distribution to consumers.";

export const sentences = {
  gone: "That alert no longer exists.",
  headline: "Headline is required",
  mostHeadline: `Use at most ${MOST_HEADLINE} characters`,
  text: `Use at most ${MOST_TEXT.toLocaleString("en-US")} characters`,
  stance: "Choose float or lock, or no stance",
  ends: `Choose a time in the next ${MOST_DAYS} days`,
  noSound: "There is no such recording.",
  noVideo: "There is no such video.",
  sound: "File needs to be MP3, M4A or WAV format.",
  video: "File needs to be MP4 or WebM format.",
  quickTime: "This is a QuickTime movie, which many browsers do not play. Export it as MP4, and try again.",
  picture: "Not every browser can show this video. Export it as MP4 with H.264, and try again.",
  format: "File needs to be MP3, M4A, WAV, MP4 or WebM format.",
  videoSize: "The video must not be larger than 50 MB.",
  noUpload: "That upload no longer exists.",
  unkept: "This recording is no longer kept. Choose or record it again.",
  oneRecording: "Attach a recording or a video, not both",
  soundSize: "The file must not be larger than 4 MB.",
  soundLength: "The recording must not be longer than 5 minutes.",
  transcript: "Enter the transcript for those who cannot listen",
  mostTranscript: "Use at most 6,000 characters",
  over: "That alert has already ended.",
} as const;
