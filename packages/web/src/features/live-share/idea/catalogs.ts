import type { answerIdeaEn } from "../../../lib/words/answer-idea.en";
import { catalogOf, exportOf } from "../../../lib/words/catalog";
import type { ideaEn } from "../../../lib/words/idea.en";
import type { WordsOf } from "../../../lib/words/lang";

/** What trying an idea and choosing a loan say. */
export const ideaCatalog = catalogOf<WordsOf<typeof ideaEn>>({
  en: exportOf(() => import("../../../lib/words/idea.en"), "ideaEn"),
  es: exportOf(() => import("../../../lib/words/idea.es"), "ideaEs"),
});

/** What is said where a client moves what a tool's answer rests on. */
export const answerIdeaCatalog = catalogOf<WordsOf<typeof answerIdeaEn>>({
  en: exportOf(() => import("../../../lib/words/answer-idea.en"), "answerIdeaEn"),
  es: exportOf(() => import("../../../lib/words/answer-idea.es"), "answerIdeaEs"),
});
