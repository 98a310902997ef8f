import { type ReactNode, useEffect, useState } from "react";

/** Milliseconds without a change after which the answer is spoken, so that a person who drags a slider hears the result and not each step. */
const rest = 600;

type Props = {
  /** The answer in one sentence. */
  sentence: ReactNode;
  /** The second sentence: when, by how much, and what it is based on. */
  second: ReactNode;
  /** Both sentences as plain text, for a screen reader. */
  spoken: string;
  /** A picture of the answer. */
  children?: ReactNode;
};

/** The answer of a tool, at the top of its page. */
export const AnswerHead = ({ sentence, second, spoken, children }: Props) => (
  <div className="px-6 pt-5 pb-4.5 phone:px-4">
    <h1 className="num max-w-[30em] text-balance font-semibold text-hero leading-[31px] tracking-[-.018em] phone:text-[22px] phone:leading-7">
      {sentence}
    </h1>
    <p className="num mt-1.5 max-w-[60em] text-fg-2 text-h2 leading-[22px] touch:leading-6 [&_b]:font-semibold [&_b]:text-fg">
      {second}
    </p>
    <SpokenAtRest text={spoken} />
    {children}
  </div>
);

/** Speaks a text once it has not changed for a moment. The text that the page begins with is not spoken, because it is read in its place. */
export function SpokenAtRest({ text }: { text: string }) {
  const [first] = useState(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (text === first && spoken === "") return;
    const timer = setTimeout(() => setSpoken(text), rest);
    return () => clearTimeout(timer);
  }, [text, first, spoken]);
  return (
    <span aria-live="polite" className="sr-only">
      {spoken}
    </span>
  );
}
