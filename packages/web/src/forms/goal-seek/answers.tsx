import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { Reached, Solution, Vary } from "@highway/engine/scenario/solve/goal";
import type { ReactNode } from "react";
import { moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { Button } from "../../ui/button";
import { figureNames, figureText, inputNames, inputText } from "./seek";
import type { SoughtFigure } from "./sentence";

const steps: Record<Vary, string> = {
  price: "Rounded to $100",
  downPayment: "Rounded to $100",
  rate: "Rounded to an eighth",
  points: "Rounded to an eighth",
  extraPayment: "Rounded to $10",
};

type Asked = { figure: SoughtFigure; value: number | string };
type Props = {
  solution: Solution;
  asked: Asked;
  onUse: (value: number) => void;
  /** What else changes with it. */
  note: ReactNode;
  /** The loan's figures as it is. */
  now: LoanResult | null;
  /** What the input is now. */
  present: number | null;
};

/** The answers of a goal seek: the one to quote first, with the exact one beside it, or the reason why there is none, with the nearest. */
export function Answers({ solution, asked, onUse, note, now, present }: Props) {
  const { vary, marketable } = solution;
  const exact = solution.kind === "found" ? solution : solution.nearest;
  const isSame = marketable?.value === exact?.value;
  const line = { vary, asked, onUse, now, present };
  return (
    <section aria-label="Answers" className="flex flex-col gap-3">
      {solution.kind === "none" && (
        <p role="status" className="rounded-md bg-sunken px-3 py-2 text-fg-2">
          {solution.reason}
        </p>
      )}
      {(marketable || exact) && (
        <ul className="overflow-hidden rounded-md border border-line">
          {marketable && (
            <Answer
              {...line}
              of={marketable}
              first
              name={
                isSame && solution.kind === "found" ? `${steps[vary]} and exact` : `${steps[vary]}, meets the target`
              }
            />
          )}
          {exact && !isSame && (
            <Answer {...line} of={exact} first={!marketable} name={solution.kind === "found" ? "Exact" : "Nearest"} />
          )}
        </ul>
      )}
      {solution.kind === "found" && !marketable && (
        <p className="text-fg-3 text-sm">No value {steps[vary].toLowerCase()} near it meets the target.</p>
      )}
      {note && <p className="text-fg-3 text-sm">{note}</p>}
    </section>
  );
}

type AnswerProps = Pick<Props, "asked" | "onUse" | "now" | "present"> & {
  of: Reached;
  vary: Vary;
  name: string;
  first: boolean;
};

/** One value of the input, the figure that results, and the button that uses it. */
const Answer = ({ of, vary, name, first, asked, onUse, now, present }: AnswerProps) => (
  <li className="flex items-center gap-3 border-line border-t px-3 py-2.5 first:border-t-0">
    <div className="min-w-0 flex-1">
      <p className="text-fg-3 text-sm">{name}</p>
      <p className="num font-semibold text-first tracking-[-.01em]">
        {inputText(vary, of.value)}
        <span className="font-normal text-fg-3 text-ui tracking-normal"> {now && otherUnit(vary, of.value, now)}</span>
      </p>
      <p className="num text-fg-2">
        {figureNames[asked.figure]} {figureText(asked.figure, of.reached)}
        <span className="text-fg-3">{awayText(asked, of.reached)}</span>
      </p>
    </div>
    {of.value === present ? (
      <p className="text-fg-3 text-sm">As it is now</p>
    ) : (
      <Button
        variant={first ? "primary" : "secondary"}
        data-answer={first || undefined}
        className="touch:h-11"
        aria-label={`Use this ${inputNames[vary].toLowerCase()}: ${inputText(vary, of.value)}`}
        onClick={() => onUse(of.value)}
      >
        Use this
      </Button>
    )}
  </li>
);

/** Writes a value in its other unit: points are paid in dollars, and a down payment is usually stated in percent. */
function otherUnit(vary: Vary, value: number, { baseAmount, applicablePrice }: LoanResult): string | null {
  if (vary === "points") return moneyWithCents((baseAmount * value) / 100);
  return vary === "downPayment" && applicablePrice > 0 ? trimmedPercent((value / applicablePrice) * 100, 2) : null;
}

/** Says by how many dollars a figure misses its target; empty if it meets it, or has another unit. */
function awayText({ figure, value }: Asked, reached: number | string): string {
  if (typeof value !== "number" || typeof reached !== "number") return "";
  const isDollars = figure === "monthlyPayment" || figure === "principalAndInterest" || figure === "cashToClose";
  const away = Math.round((reached - value) * 100) / 100;
  if (!isDollars || away === 0) return "";
  return `, ${moneyWithCents(Math.abs(away))} ${away < 0 ? "below" : "above"}`;
}
