import { KeyRound } from "lucide-react";
import { money } from "../lib/format/format";
import { catalogOf, spokenPart } from "../lib/words/catalog";
import type { WordsOf } from "../lib/words/lang";
import type { ToolPageProps } from "../report/skins/client/tool-page";
import type { ToolPage } from "../report/skins/client/tool-pages";
import { AnswerPages, type AnswerPaper, PaperHead } from "../report/skins/paper/answer-pages";
import type { ToolAnswer } from "../report/tool-answers";
import type { Tool } from "./tool";

/** A tool that exists only in tests: what a new tool brings besides its entry in each registry and its own screens. */
export const rentOrOwn: Tool = {
  key: "rent" as Tool["key"],
  name: "Rent or own",
  another: "New choice",
  short: "Rent",
  icon: KeyRound,
  group: "Compare",
  pages: [{ path: "review", module: "every/review.tsx", reads: ["report"] }],
};

type RentOrOwn = { loanID: string; aYear: number };
export const rentOrOwnAnswer: ToolAnswer = {
  loanOf: ({ loans }) => loans[0],
  typed: () => ({}),
  figures({ document: { loans } }) {
    const answer: RentOrOwn = { loanID: loans[0]!.id, aYear: 25_200 };
    return { answer, blocks: {} };
  },
};

const en = {
  name: "Rent or own",
  lead: "A year has twelve months of rent.",
  months: "Every month of the year",
  title: (street: string) => `Your rent near ${street}`,
  says: (sum: string) => `Renting comes to ${sum} a year.`,
};
const words = catalogOf<WordsOf<typeof en>>({
  en: async () => en,
  es: async () => ({
    name: "Alquilar o comprar",
    lead: "Un año tiene doce meses de alquiler.",
    months: "Cada mes del año",
    title: (street: string) => `Su alquiler cerca de ${street}`,
    says: (sum: string) => `El alquiler llega a ${sum} al año.`,
  }),
});

/** The tool's entry among the words that paper fetches. */
export const rentOrOwnCatalog = words;

const sentenceOf = (answer: object, says: (sum: string) => string) => says(money((answer as RentOrOwn).aYear));

const RentPage = ({ answer, ideas }: ToolPageProps) => (
  <>
    <h1>{sentenceOf(answer, en.says)}</h1>
    {ideas}
  </>
);
export const rentOrOwnPage: ToolPage = { part: spokenPart(async () => ({ default: RentPage }), words), words };

export const rentOrOwnTry = {
  part: spokenPart(
    async () => ({
      default: () => (
        <label>
          Rent to try
          <input type="range" />
        </label>
      ),
    }),
    words,
  ),
};

/** The tool's paper: the answer first, and how it comes about on the next page. */
export const rentOrOwnPaper = {
  drawn(_printed: unknown, paper: AnswerPaper) {
    const own = words.in(paper.words.lang);
    const { answer } = rentOrOwnAnswer.figures(paper.basis);
    const drawPages = (summary?: AnswerPaper["summary"]) => (
      <AnswerPages
        {...paper}
        {...(summary && { summary })}
        first={({ report, beside }) => (
          <PaperHead
            report={report}
            beside={beside}
            name={own.name}
            head={answer ? sentenceOf(answer, own.says) : ""}
            lead={own.lead}
          />
        )}
      >
        <h2>{own.months}</h2>
      </AnswerPages>
    );
    return answer && drawPages;
  },
};
