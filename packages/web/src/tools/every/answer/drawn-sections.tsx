import { type ComponentType, memo, useDeferredValue } from "react";

/**
 * Draws the sections of a report in their declared order. They are drawn after the answer in a separate render, which the next key interrupts: for that
 * moment they show the earlier figures, without a mark.
 * @param answerOf calculates what the sections show, which takes longer than the answer by itself
 */
export function drawnSections<Key extends string, Figures extends object, Answer>(
  sections: readonly { key: Key }[],
  drawn: Record<Key, ComponentType<{ figures: Figures; answer: Answer }>>,
  answerOf: (figures: Figures) => Answer | null,
) {
  const All = memo(({ figures }: { figures: Figures }) => {
    const answer = answerOf(figures);
    return (
      answer !== null &&
      sections.map(({ key }) => {
        const Drawn: ComponentType<{ figures: Figures; answer: Answer }> = drawn[key];
        return <Drawn key={key} figures={figures} answer={answer} />;
      })
    );
  });
  return ({ figures }: { figures: Figures }) => <All figures={useDeferredValue(figures)} />;
}
