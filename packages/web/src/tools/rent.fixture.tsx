import { KeyRound } from "lucide-react";
import { money } from "../lib/format/format";
import { catalogOf, spokenPart } from "../lib/words/catalog";
import type { ToolPageProps } from "../report/skins/client/tool-page";
import type { ToolPage } from "../report/skins/client/tool-pages";
import type { ToolAnswer } from "../report/tool-answers";
import type { Tool } from "./tool";

/** A tool that exists in tests alone: what a new tool brings besides its line in each registry and the screens of its own. */
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
  title: (street: string) => `Your rent near ${street}`,
  says: (sum: string) => `Renting comes to ${sum} a year.`,
};
const words = catalogOf({
  en: async () => en,
  es: async () => ({
    title: (street: string) => `Su alquiler cerca de ${street}`,
    says: (sum: string) => `El alquiler llega a ${sum} al año.`,
  }),
});

const said = (answer: object, says: (sum: string) => string) => says(money((answer as RentOrOwn).aYear));

const RentPage = ({ answer, ideas }: ToolPageProps) => (
  <>
    <h1>{said(answer, en.says)}</h1>
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
