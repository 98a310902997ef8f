import type { ComponentType } from "react";
import { isComputed } from "../../report/columns";
import { SkinContext, useSkin } from "../../report/skins/client/skin";
import type { ToolPageProps } from "../../report/skins/client/tool-page";
import { toolAnswers } from "../../report/tool-answers";
import type { Basis } from "../../scenario/figures/loan-figures";

/** Makes the answer of a tool as its client reads it; what the client may try is on the client's page alone, as in a comparison. */
export const answerOfTool = (Page: ComponentType<ToolPageProps>) =>
  function AnswerOfTool({ basis }: { basis: Basis }) {
    const skin = useSkin();
    const tool = toolAnswers[basis.document.toolName];
    const { answer = null, blocks = {} } = tool?.figures(basis) ?? {};
    if (!answer) return null;
    const loan = tool?.loanOf(basis.document);
    const picked = skin.source.columns.filter(isComputed).find(({ id }) => id === loan?.id) ?? skin.picked;
    return (
      <SkinContext value={{ ...skin, picked }}>
        <Page answer={answer} blocks={blocks} />
      </SkinContext>
    );
  };
