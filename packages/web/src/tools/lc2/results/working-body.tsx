import { explainLoan } from "@highway/engine/scenario/explain";
import type { Explanation } from "@highway/engine/scenario/schema/types";
import type { ReactNode } from "react";
import { date } from "../../../lib/format/format";
import type { FigureInput } from "../../../scenario/figures/figure-request";
import { WorkingSteps } from "./working-steps";
import { sourceParts, stepText } from "./working-text";

type Props = {
  asked: FigureInput;
  asOf: string;
  /** What the working is of. Given, so that this code, which is fetched when it is asked for, brings none of the page's. */
  head: (answer: string) => ReactNode;
};

/** The working of a figure: its answer, its steps, and the rule that it follows. */
export default function WorkingBody({ asked: { scenario, loan, figure }, asOf, head }: Props) {
  const explanation = explainLoan(scenario, loan, [figure])![figure]!;
  const { source, version } = explanation;
  return (
    <>
      <div className="flex flex-col gap-4 px-5 py-4">
        {head(answer(explanation))}
        <WorkingSteps explanation={explanation} />
      </div>
      <div className="border-line border-t px-5 pt-3 pb-4 text-fg-2 text-sm leading-[18px]">
        {sourceParts(source).map((part) =>
          part.href ? (
            <a
              key={part.text}
              href={part.href}
              target="_blank"
              rel="noreferrer"
              className="break-all text-accent-text underline"
            >
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
        {source.endsWith(".") ? " " : ". "}
        {version && `In force since ${date(version)}. `}Rules as of {date(asOf)}.
      </div>
    </>
  );
}

/** Writes the figure as the page shows it; the steps below carry all its decimals. */
function answer({ value, unit }: Explanation): string {
  if (value === null) return "—";
  return stepText({ value: unit === "percent" ? Math.round(value * 1000) / 1000 : value, unit });
}
