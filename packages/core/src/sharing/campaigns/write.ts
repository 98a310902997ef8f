/** The writing of one message: its words, filled with the figures of now, and what must stand below them. */

import type { Lang } from "../../platform/pure/lang";
import { escapeHtml } from "../mails/blocks";
import type { CleanMessage } from "../sending/message";
import type { Known } from "./figures/index";
import { reportSources, sourceOf } from "./figures/sources";
import { type Figures, fillText, lackingFigures, namesIn, needsDisclosure, withoutTriggers } from "./pure/fill";
import { type FigureName, requiredIn, type StepKey } from "./pure/steps";
import { english, type Text } from "./pure/texts";
import { spanish } from "./pure/texts-es";
import { words } from "./words";

export const usualText = (step: StepKey, lang: Lang): Text => ({ en: english, es: spanish })[lang][step];

export type Written = {
  subject: string;
  message: CleanMessage;
  /** The figures that it names or requires, as they are now. */
  figures: Figures;
  /** The figures without which it cannot go out. */
  lacking: FigureName[];
};

const paragraph = (text: string) => `<p style="margin:0 0 14px;">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

/** What must stand below a message, given the figures that it names: the disclosure, the days of its reports and the sources of public figures. */
function linesBelow(
  named: readonly FigureName[],
  { asOf, origins, disclosure }: Known,
  isDisclosed: boolean,
  lang: Lang,
): string[] {
  const sources = reportSources.filter(
    (source) => named.some((name) => sourceOf[name] === source) || (isDisclosed && source === "Loan comparison"),
  );
  const days = [...new Set(sources.flatMap((source) => asOf[source] ?? []))].sort();
  return [
    ...(isDisclosed && disclosure ? [disclosure] : []),
    ...(days.length > 0 ? [words(lang).asOf(days)] : []),
    ...origins.filter(({ of }) => named.some((name) => of.includes(name))).map(({ says }) => says),
  ];
}

/** Writes a message. It can go out where nothing is lacking. */
export function writeMessage(step: StepKey, lang: Lang, own: Text | undefined, known: Known): Written {
  const text = own ?? usualText(step, lang);
  const { disclosure } = known;
  const figures = disclosure ? known.figures : withoutTriggers(known.figures);
  const named = (namesIn(text.body) as FigureName[]).filter((name) => figures[name]);
  const isDisclosed = needsDisclosure(step, text, own !== undefined, figures);
  const { subject, paragraphs } = fillText(text, figures);
  const all = [...paragraphs, ...linesBelow(named, known, isDisclosed, lang)];
  const lacks = lackingFigures(step, text, figures);
  const told = new Set([...(namesIn(text.subject) as FigureName[]), ...named, ...requiredIn(step)]);
  return {
    subject,
    figures: Object.fromEntries([...told].flatMap((name) => (figures[name] ? [[name, figures[name]]] : []))),
    message: { html: all.map(paragraph).join(""), text: all.join("\n\n"), pictures: [] },
    lacking: isDisclosed && !disclosure && !lacks.includes("APR") ? [...lacks, "APR"] : lacks,
  };
}

/** Says why each of these figures is not known, once each. */
export const reasonsFor = (lacking: readonly FigureName[], { why }: Known): string[] => [
  ...new Set(lacking.flatMap((name) => why[name] ?? [])),
];
