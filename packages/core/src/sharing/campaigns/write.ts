/** The writing of one message: its words, filled with the figures of now, and what must stand below them. */

import type { Lang } from "../../platform/pure/lang";
import { escapeHtml } from "../mails/blocks";
import type { CleanMessage } from "../sending/message";
import { isOfCounty, isOfReport, type Known } from "./figures";
import { filled, lacking, namesIn, needsDisclosure } from "./pure/fill";
import type { FigureName, StepKey } from "./pure/steps";
import { english, type Text } from "./pure/texts";
import { spanish } from "./pure/texts-es";
import { words } from "./words";

export const usualText = (step: StepKey, lang: Lang): Text => ({ en: english, es: spanish })[lang][step];

export type Written = {
  subject: string;
  message: CleanMessage;
  /** The figures without which it cannot go out. */
  lacking: FigureName[];
};

const paragraph = (text: string) => `<p style="margin:0 0 14px;">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

/** Writes a message. It can go out where nothing is lacking. */
export function written(step: StepKey, lang: Lang, own: Text | undefined, known: Known): Written {
  const text = own ?? usualText(step, lang);
  const { figures, disclosure, asOf, countySource } = known;
  const isDisclosed = needsDisclosure(step, text, own !== undefined);
  const { subject, paragraphs } = filled(text, figures);
  const used = (isOf: (name: FigureName) => boolean) =>
    namesIn(text.body).some((name) => isOf(name as FigureName) && figures[name as FigureName]);
  const say = words(lang);
  const below = [
    ...(isDisclosed && disclosure ? [disclosure] : []),
    ...((used(isOfReport) || isDisclosed) && asOf ? [say.asOf(asOf)] : []),
    ...(used(isOfCounty) && countySource ? [countySource] : []),
  ];
  const all = [...paragraphs, ...below];
  const lacks = lacking(step, text, figures);
  return {
    subject,
    message: { html: all.map(paragraph).join(""), text: all.join("\n\n"), pictures: [] },
    lacking: isDisclosed && !disclosure && !lacks.includes("APR") ? [...lacks, "APR"] : lacks,
  };
}
