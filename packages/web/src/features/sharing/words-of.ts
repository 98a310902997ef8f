import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { defaultTool } from "@highway/core/tools/pure/names";
import { toldAnswers } from "@highway/core/tools/pure/told";
import { useEffect, useState } from "react";
import type { Basis } from "../../scenario/figures/loan-figures";

async function wordsOf(basis: Basis): Promise<SavedToolKey> {
  const { toolName } = basis.document;
  const { toolAnswers } = await import("../../report/tool-answers");
  return toolAnswers[toolName]?.figures(basis).answer ? toolName : defaultTool;
}

/**
 * Tells the tool in whose words the email of a report speaks, as the server decides it of what was saved: where the answer of its own is not known, its
 * client reads the loans side by side. Null until it is known.
 */
export function useWordsOf({ document, client }: Basis): SavedToolKey | null {
  const { toolName } = document;
  const hasAnswer = Object.hasOwn(toldAnswers, toolName);
  const [words, setWords] = useState<SavedToolKey | null>(hasAnswer ? null : toolName);
  useEffect(() => {
    if (!hasAnswer) return;
    wordsOf({ document, client }).then(setWords, () => setWords(toolName));
  }, [document, client, toolName, hasAnswer]);
  return words;
}
