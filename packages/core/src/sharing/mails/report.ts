import type { Brand } from "../../branding/schema";
import type { Lang } from "../../platform/pure/lang";
import type { SavedToolKey } from "../../tools/keys.schema";
import { toolMails } from "../../tools/pure/mails";
import type { Block, Rich } from "./blocks";
import { brandedMail } from "./frame";
import type { Action } from "./letter";
import { en, es } from "./report-words";

/** What a mail brings to its reader, and how. */
export type Parcel = {
  lang: Lang;
  brand: Brand;
  /** The tool of the report. */
  tool: SavedToolKey;
  /** The city of the homes, if all are in one city; never the street. */
  city: string;
  /** The address that opens the report; null where there is none to open. */
  reportUrl: string | null;
  videoUrl: string | null;
  hasPasscode: boolean;
  /** The officer's words, empty where none were typed. */
  message: Rich;
  /** The name of the attached file. */
  fileName: string | null;
  /** True for a file that is too large, or meant for one person's eyes: it waits in the report. */
  isFileInReport: boolean;
  /** The end of the link; null for never. */
  endsAt: string | null;
  /** True where the reader asked for the link again. */
  isAskedAgain: boolean;
  /** The language in which the client reads, whatever was chosen for this mail. */
  readerLang: Lang;
};

const wordsIn = (lang: Lang) => ({ en, es })[lang];
function titleOf(parcel: Parcel): string {
  const { lang, brand, city, reportUrl, videoUrl } = parcel;
  const words = wordsIn(lang);
  if (reportUrl) return toolMails[parcel.tool].title[lang](/\d/.test(city) ? "" : city);
  return videoUrl ? words.videoTitle(brand.name) : words.fileTitle(brand.name);
}

function subjectOf(parcel: Parcel): string {
  const title = titleOf(parcel);
  return parcel.reportUrl ? wordsIn(parcel.lang).subject(title, parcel.brand.name) : title;
}

function actionOf({ lang, reportUrl, videoUrl }: Parcel): Action | undefined {
  const words = wordsIn(lang);
  if (reportUrl) return { label: words.open, url: reportUrl };
  return videoUrl ? { label: words.watch, url: videoUrl } : undefined;
}

function messageOf(parcel: Parcel): Block {
  const { lang, tool, message, reportUrl, isAskedAgain } = parcel;
  const words = wordsIn(lang);
  if (isAskedAgain) return { kind: "text", text: words.again };
  if (message.html) return { kind: "rich", ...message };
  return { kind: "text", text: reportUrl ? toolMails[tool].message[lang] : words.fileMessage };
}

const HALF_A_DAY_MS = 43_200_000;

/**
 * Tells the last day on which a link works all day. The page chooses midnight where the officer is, in a time zone that nobody knows here. Half a day
 * earlier it is the day before that midnight wherever the mail may be read, from 12 hours behind Greenwich to 11 ahead.
 */
function lastDay(endsAt: string, lang: Lang): string {
  const dayOf = new Intl.DateTimeFormat(lang === "en" ? "en-US" : "es-US", { dateStyle: "long", timeZone: "UTC" });
  return dayOf.format(Date.parse(endsAt) - HALF_A_DAY_MS);
}

/** Lists what is said below the button. */
function notesOf({ lang, hasPasscode, reportUrl, fileName, isFileInReport, endsAt }: Parcel): Block[] {
  const words = wordsIn(lang);
  const notes: Block[] = [];
  if (reportUrl && hasPasscode) notes.push({ kind: "note", lead: words.codeLead, text: words.code });
  if (reportUrl && endsAt) notes.push({ kind: "note", text: words.until(lastDay(endsAt, lang)) });
  if (fileName) notes.push({ kind: "note", text: words.attached(fileName) });
  if (isFileInReport) notes.push({ kind: "note", text: words.inReport });
  return notes;
}

/** Makes the address that asks the page for the language that the mail is not in. The page follows it where the corporation lets readers choose. */
const otherLang = ({ lang, brand, reportUrl, readerLang }: Parcel) =>
  reportUrl && brand.langVis
    ? { otherLangUrl: `${reportUrl}&lang=${lang === "en" ? "es" : "en"}`, isOtherLangFirst: readerLang !== lang }
    : {};

/** Writes the mail that a client gets. */
export function reportMail(parcel: Parcel, unsubscribeUrl: string) {
  const { lang, brand } = parcel;
  const action = actionOf(parcel);
  return {
    subject: subjectOf(parcel),
    ...brandedMail({
      lang,
      brand,
      title: titleOf(parcel),
      preheader: wordsIn(lang).preheader(brand.name),
      body: [messageOf(parcel)],
      ...(action && { action }),
      after: notesOf(parcel),
      footer: "client",
      unsubscribeUrl,
      ...otherLang(parcel),
    }),
  };
}

// The corporation's own people get mails about a mail to clients: the person who approves it, and those who get a copy. They read English, like officers.

/** Tells how clients open the report. */
const openingLine = ({ reportUrl, hasPasscode }: Parcel) => {
  if (!reportUrl) return "There is no report to open";
  return hasPasscode ? "With a code that is emailed to each of them" : "With the link only";
};

const factsOf = (parcel: Parcel, recipients: readonly string[]): Block => ({
  kind: "facts",
  facts: [
    ["Recipients", recipients.join("\n")],
    ["Subject", subjectOf(parcel)],
    ["How they open it", openingLine(parcel)],
  ],
});

const previewOf = ({ reportUrl, videoUrl }: Parcel) => {
  const url = reportUrl ?? videoUrl;
  return url ? { action: { label: reportUrl ? "See the report" : "See the video", url } } : {};
};

const first = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** Writes to the person who approves mails before clients get them. */
export function approvalMail(parcel: Parcel, recipients: readonly string[]) {
  const { name } = parcel.brand;
  return {
    subject: `For your approval: ${name} wants to share a report`,
    ...brandedMail({
      lang: "en" as const,
      brand: parcel.brand,
      title: `${name} asks for your approval`,
      preheader: "Nothing has been sent to the recipients.",
      body: [
        {
          kind: "text",
          text: "Your company wants emails to clients approved first, so this one came only to you. This is what it says:",
        },
        messageOf(parcel),
        factsOf(parcel, recipients),
      ],
      ...previewOf(parcel),
      after: [
        ...notesOf(parcel),
        {
          kind: "note",
          text: `Reply to this email to tell ${first(name)} whether it may be sent. Your views are not counted.`,
        },
      ],
      footer: "company",
    }),
  };
}

/** Writes to the corporation's address that gets a copy of every send. */
export function copyMail(parcel: Parcel, recipients: readonly string[]) {
  const { name } = parcel.brand;
  return {
    subject: `Copy: ${subjectOf(parcel)}`,
    ...brandedMail({
      lang: "en" as const,
      brand: parcel.brand,
      title: `${name} shared this with a client`,
      preheader: "Your company gets a copy of each email to clients.",
      body: [messageOf(parcel), factsOf(parcel, recipients)],
      ...previewOf(parcel),
      after: notesOf(parcel),
      footer: "company",
    }),
  };
}
