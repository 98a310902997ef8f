import type { Idea } from "@highway/core/sharing/ideas/schema";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { Lightbulb, Plus } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { asShown } from "../../../lib/format/as-shown";
import {
  dateTime,
  difference,
  moneyAsTyped,
  moneyWithCents,
  percent,
  trimmedPercent,
} from "../../../lib/format/format";
import { resultsOf } from "../../../lib/paths";
import { priceOf, propertyOf, type WorkingLoan, type WorkingReport } from "../../../scenario/document";
import { type Basis, resultOf } from "../../../scenario/figures/loan-figures";
import { placesOf } from "../../../scenario/names/loan-name";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { firstName } from "../subject";
import { hasRoom, withIdea } from "./idea-edits";

type Props = { basis: Basis; idea: Idea; onAdd?: (() => void) | undefined; onDismiss: () => void };

/** Shows what the client changed, what it comes to, and what the officer can do with it. */
export function IdeaRow({ idea, basis, onAdd, onDismiss }: Props) {
  const { document } = basis;
  const about = useMemo(() => aboutOf(idea, basis), [idea, basis]);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3">
      <Icon of={Lightbulb} className="mt-0.5 text-warning" />
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <b className="font-medium">Idea from {firstName(idea.from)}</b>
          <span className="num text-fg-3 text-sm"> {dateTime(idea.createdAt)}</span>
        </p>
        {about ? (
          <p className="num text-fg-2">
            {about.title}: {about.changes.join(", ")}
          </p>
        ) : (
          <p className="text-fg-2">The loan that it is about is no longer in this report.</p>
        )}
        {idea.note && <p className="text-fg-2 wrap-anywhere">“{idea.note}”</p>}
        {about && (
          <dl className="num mt-0.5 flex flex-wrap gap-x-4 text-sm">
            {about.figures.map(({ name, value, beside }) => (
              <div key={name} className="flex gap-1">
                <dt className="text-fg-3">{name}</dt>
                <dd>
                  {value}
                  {beside && <span className="text-fg-3"> ({beside})</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {about && onAdd && (
          <Button
            size="sm"
            icon={Plus}
            disabled={!hasRoom(document)}
            title={hasRoom(document) ? undefined : "There is no room for another loan"}
            onClick={onAdd}
          >
            Add as a loan
          </Button>
        )}
        {about && !onAdd && (
          <Link
            to={resultsOf({ tool: document.toolName, reportID: idea.reportID })}
            className={buttonClass({ size: "sm" })}
          >
            Open in the results
          </Link>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Dismiss the idea from ${firstName(idea.from)}`}
          onClick={onDismiss}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

/** Works out the idea's loan with the engine, beside the loan that it is about; null where that loan is gone. */
function aboutOf(idea: Idea, basis: Props["basis"]) {
  const tried = withIdea(basis.document, idea);
  if (!tried) return null;
  const { original, loan, document } = tried;
  const now = resultOf(basis, original);
  const then = resultOf({ ...basis, document }, loan);
  return {
    title: placesOf(basis.document.loans).get(original)?.title ?? "Loan",
    changes: changesInWords(idea, basis.document, original, now),
    figures: then ? figuresInWords(then, now) : [],
  };
}
const number = (value: unknown) => (typeof value === "number" ? value : null);
const was = (value: number | null, write: (value: number) => string) =>
  value === null ? "" : ` (was ${write(value)})`;

/** Lists what the client changed, each beside what the report says now: "price $490,000 (was $500,000)". */
function changesInWords(
  { changes }: Pick<Idea, "changes">,
  document: WorkingReport,
  loan: WorkingLoan,
  now: LoanResult | null,
): string[] {
  const { price, downPayment, rate, extraPayment } = changes;
  const priceNow = number(priceOf(propertyOf(document, loan.propertyID), loan.purchaseDetailsID)?.price);
  const extraNow = loan.additionalMonthlyPayments.reduce((sum, { amount }) => sum + (number(amount) ?? 0), 0);
  return [
    price !== undefined && `price ${moneyAsTyped(price)}${was(priceNow, moneyAsTyped)}`,
    downPayment !== undefined &&
      `down payment ${moneyAsTyped(downPayment)}${was(now?.cash.downPayment ?? null, moneyAsTyped)}`,
    rate !== undefined && `rate ${percent(rate)}${was(number(loan.rate), percent)}`,
    extraPayment !== undefined && `extra payment ${moneyAsTyped(extraPayment)} a month${was(extraNow, moneyAsTyped)}`,
  ].filter((words) => words !== false);
}

type Figure = { name: string; value: string; beside: string | null };
const months = (value: number) => {
  const years = Math.floor(value / 12);
  const rest = value % 12;
  return [years > 0 && `${years} yr`, rest > 0 && `${rest} mo`].filter(Boolean).join(" ") || "0 mo";
};

type Written = (value: number) => string;
type Read = [name: string, of: (result: LoanResult) => number | null, write: Written, decimals: number];

const figures: readonly Read[] = [
  ["Payment", ({ monthly }) => monthly.total, moneyWithCents, 2],
  ["To close", ({ cash }) => cash.toClose, moneyWithCents, 2],
  ["APR", ({ apr }) => apr, (value) => trimmedPercent(value), 3],
  ["Paid off in", ({ payoffMonths }) => payoffMonths, months, 0],
];

/** Lists what the idea comes to by the engine, beside what the loan says now. A figure that is missing is left out. */
export const figuresInWords = (idea: LoanResult, now: LoanResult | null): Figure[] =>
  figures.flatMap(([name, of, write, decimals]) => {
    const value = of(idea);
    const before = now && of(now);
    if (value === null) return [];
    // The difference is what a person gets who subtracts the two figures as they are shown.
    const change = before === null ? null : asShown(value, decimals) - asShown(before, decimals);
    return [{ name, value: write(value), beside: change === null ? null : difference(change, write) }];
  });
