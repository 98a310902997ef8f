import { type ComponentType, memo, useDeferredValue } from "react";

/**
 * Draws the sections of a report, in the order in which it declares them. They follow the answer in a piece of work of their own, which the next key
 * interrupts: until it is done, a moment after the key, they say what they said before, which is not marked.
 * @param answerOf  works out what the sections show, which takes longer than the answer alone
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
