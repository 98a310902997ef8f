import { type ComponentType, memo, useDeferredValue } from "react";

/**
 * Draws a part of the page after the answer, in a separate render that the next key interrupts: for that moment it shows the earlier figures, without a
 * mark.
 */
export function drawnLater<Figures extends object>(Part: ComponentType<{ figures: Figures }>) {
  const Drawn = memo(Part) as unknown as typeof Part;
  return ({ figures }: { figures: Figures }) => <Drawn figures={useDeferredValue(figures)} />;
}

/**
 * Draws the sections of a report in their declared order, after the answer.
 * @param answerOf calculates what the sections show, which takes longer than the answer by itself
 */
export const drawnSections = <Key extends string, Figures extends object, Answer>(
  sections: readonly { key: Key }[],
  drawn: Record<Key, ComponentType<{ figures: Figures; answer: Answer }>>,
  answerOf: (figures: Figures) => Answer | null,
) =>
  drawnLater<Figures>(({ figures }) => {
    const answer = answerOf(figures);
    return (
      answer !== null &&
      sections.map(({ key }) => {
        const Drawn: ComponentType<{ figures: Figures; answer: Answer }> = drawn[key];
        return <Drawn key={key} figures={figures} answer={answer} />;
      })
    );
  });
