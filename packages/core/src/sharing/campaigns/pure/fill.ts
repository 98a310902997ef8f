/** The filling of a message: each figure takes the place of its name, and a sentence whose figure is not known is left out. */
import { type FigureName, figureNames, requiredIn, type StepKey } from "./steps";
import type { Text } from "./texts";

export type Figures = Partial<Record<FigureName, string>>;

const tag = /\[\[([^[\]]*)\]\]/g;
export const namesIn = (words: string): string[] => [...words.matchAll(tag)].map(([, name]) => name!);
const isFigure = (name: string): name is FigureName => (figureNames as readonly string[]).includes(name);
export const unknownNamesIn = ({ subject, body }: Text): string[] =>
  namesIn(`${subject} ${body}`).filter((name) => !isFigure(name));

/** Lists what a step needs and nobody knows. The subject has no sentence that could be left out, so all of its figures are needed. */
export function lackingFigures(step: StepKey, { subject }: Text, figures: Figures): FigureName[] {
  const needed = [...requiredIn(step), ...namesIn(subject).filter(isFigure)];
  return [...new Set(needed)].filter((name) => figures[name] === undefined);
}

/** Lists the required figures that the usual words name and the officer's no longer do. */
export function droppedFigures(step: StepKey, usual: Text, own: Text): FigureName[] {
  const said = namesIn(`${own.subject} ${own.body}`);
  const usualNames = namesIn(`${usual.subject} ${usual.body}`);
  return requiredIn(step).filter((name) => usualNames.includes(name) && !said.includes(name));
}

const filledIn = (words: string, figures: Figures) =>
  words.replace(tag, (_all, name: string) => figures[name as FigureName] ?? "");

const isKnown = (sentence: string, figures: Figures) =>
  namesIn(sentence).every((name) => figures[name as FigureName] !== undefined);

/** A sentence ends at a period, a question or an exclamation mark, and a space. */
const sentencesOf = (line: string) => line.split(/(?<=[.!?])\s+/);

/** Fills in a message. @returns its subject and its paragraphs; no brackets are left in either */
export function fillText({ subject, body }: Text, figures: Figures): { subject: string; paragraphs: string[] } {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) =>
          sentencesOf(line)
            .filter((sentence) => isKnown(sentence, figures))
            .map((each) => filledIn(each, figures))
            .join(" "),
        )
        .join("\n")
        .trim(),
    )
    .filter(Boolean);
  // A figure may begin the subject with a small letter: "el condado de Wake en cifras".
  const filled = filledIn(subject, figures).trim();
  return { subject: filled.charAt(0).toUpperCase() + filled.slice(1), paragraphs };
}

/** The figures that oblige an advertisement to state the APR, the terms of repayment and the down payment (12 CFR 1026.24(d)(1)). */
const triggers: readonly FigureName[] = ["PER10K", "TERM", "DOWN"];
/** Leaves out the figures that may not stand without the disclosure: a sentence that names one goes with it. */
export const withoutTriggers = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !triggers.includes(name as FigureName)));
/** Terms of a loan that the officer typed: an amount or a percentage. */
const typedTerms = /\$\s?\d|\d\s?%/;

/**
 * Tells whether a message must carry the disclosure. An amount or a percentage in the officer's own words counts too, because nobody can tell here of
 * what it is; the usual words were read once, and only their figures count.
 */
export function needsDisclosure(step: StepKey, { subject, body }: Text, isOwn: boolean, figures: Figures): boolean {
  const words = `${subject} ${body}`;
  const isTriggered = namesIn(words).some(
    (name) => triggers.includes(name as FigureName) && figures[name as FigureName],
  );
  return requiredIn(step).includes("APR") || isTriggered || (isOwn && typedTerms.test(words));
}
