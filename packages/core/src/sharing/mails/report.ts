import type { Brand } from "../../branding/schema";
import type { Block, Rich } from "./blocks";
import { brandedMail } from "./frame";
import type { Lang } from "./lang";
import type { Action } from "./letter";
import { reportEn } from "./report.en";
import { reportEs } from "./report.es";

/** What a mail brings to its reader, and how. */
export type Parcel = {
  lang: Lang;
  brand: Brand;
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
};

export const wordsIn = (lang: Lang) => ({ en: reportEn, es: reportEs })[lang];

export function titleOf({ lang, brand, city, reportUrl, videoUrl }: Parcel): string {
  const words = wordsIn(lang);
  if (reportUrl) return words.title(/\d/.test(city) ? "" : city);
  return videoUrl ? words.videoTitle(brand.name) : words.fileTitle(brand.name);
}

export function subjectOf(parcel: Parcel): string {
  const title = titleOf(parcel);
  return parcel.reportUrl ? wordsIn(parcel.lang).subject(title, parcel.brand.name) : title;
}

function actionOf({ lang, reportUrl, videoUrl }: Parcel): Action | undefined {
  const words = wordsIn(lang);
  if (reportUrl) return { label: words.open, url: reportUrl };
  return videoUrl ? { label: words.watch, url: videoUrl } : undefined;
}

export function messageOf({ lang, message, reportUrl }: Parcel): Block {
  const words = wordsIn(lang);
  if (message.html) return { kind: "rich", ...message };
  return { kind: "text", text: reportUrl ? words.message : words.fileMessage };
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
export function notesOf({ lang, hasPasscode, reportUrl, fileName, isFileInReport, endsAt }: Parcel): Block[] {
  const words = wordsIn(lang);
  const notes: Block[] = [];
  if (reportUrl && hasPasscode) notes.push({ kind: "note", lead: words.codeLead, text: words.code });
  if (reportUrl && endsAt) notes.push({ kind: "note", text: words.until(lastDay(endsAt, lang)) });
  if (fileName) notes.push({ kind: "note", text: words.attached(fileName) });
  if (isFileInReport) notes.push({ kind: "note", text: words.inReport });
  return notes;
}

/** Makes the address that asks the page for the language that the mail is not in. The page follows it where the corporation lets readers choose. */
const otherLang = ({ lang, brand, reportUrl }: Parcel) =>
  reportUrl && brand.langVis ? { otherLangUrl: `${reportUrl}&lang=${lang === "en" ? "es" : "en"}` } : {};

/** Writes the mail that a client gets. */
export function reportMail(parcel: Parcel, unsubscribeUrl: string) {
  const { lang, brand } = parcel;
  const action = actionOf(parcel);
  return {
    subject: subjectOf(parcel),
    ...brandedMail({
      ...{ lang, brand },
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
