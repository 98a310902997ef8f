import type { ComponentType, ReactNode } from "react";
import { isComputed } from "../../report/columns";
import { SkinContext, useSkin } from "../../report/skins/client/skin";
import type { ToolPageProps } from "../../report/skins/client/tool-page";
import { toolAnswers } from "../../report/tool-answers";
import type { Basis } from "../../scenario/figures/loan-figures";

/**
 * Makes the answer of a tool as its client reads it; what the client may try is on the client's page alone, as in a comparison. Where the answer is not
 * known, as of a loan whose mortgage insurance no rule gives, the client reads the loans, and the officer why.
 */
export const answerOfTool = (Page: ComponentType<ToolPageProps>) =>
  function AnswerOfTool({ basis, loans }: { basis: Basis; loans: ReactNode }) {
    const skin = useSkin();
    const tool = toolAnswers[basis.document.toolName];
    const { answer = null, blocks = {} } = tool?.figures(basis) ?? {};
    if (!answer)
      return (
        <>
          <p role="note" className="rounded-md border border-line bg-surface px-4 py-3 text-fg-2 text-md print:hidden">
            The answer is not known, so the client sees the loans instead. Press Edit to see what is missing.
          </p>
          {loans}
        </>
      );
    const loan = tool?.loanOf(basis.document);
    const picked = skin.source.columns.filter(isComputed).find(({ id }) => id === loan?.id) ?? skin.picked;
    return (
      <SkinContext value={{ ...skin, picked }}>
        <Page answer={answer} blocks={blocks} />
      </SkinContext>
    );
  };
