import { defaultTool } from "@highway/core/tools/registry.schema";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { editorOf } from "../../../lib/paths";
import { type Column, isComputed } from "../../../report/columns";
import type { WorkingLoan, WorkingReport } from "../../../scenario/document";
import { issuesOf } from "../../../scenario/issues/issues";
import { Icon } from "../../../ui/icon";

/** The fields without which a loan has no figures, as they are called; by the key of their issue. */
const required = (loan: WorkingLoan): [key: string, label: string][] => [
  [`${loan.purchaseDetailsID}.price`, "price"],
  [`${loan.propertyID}.userEstimatedValue`, "value"],
  [`${loan.id}.term`, "term"],
  [`${loan.id}.rate`, "rate"],
  [`${loan.id}.downPayment`, "down payment"],
  [`${loan.id}.downPaymentPercentage`, "down payment"],
  [`${loan.id}.secondLoan.rate`, "second loan"],
  [`${loan.id}.targetLTV`, "loan amount"],
  [`${loan.id}.balance`, "balance"],
  [`${loan.id}.monthsLeft`, "months left"],
];

/** Says why a loan has no figures: "Loan 2: Rate is required." or "Loan 2, rate: Enter a percentage between 0 and 100." */
function reasonOf(document: WorkingReport, loan: WorkingLoan, title: string): string {
  const issues = issuesOf(document);
  for (const [key, label] of required(loan)) {
    const issue = issues.get(key);
    if (issue) return `${title}${issue.kind === "wrong" ? `, ${label}` : ""}: ${issue.sentence.replace(/\.$/, "")}.`;
  }
  return `${title} lacks a required field, so it has no figures yet.`;
}

/** What keeps a loan from being right, in a sentence; null for one that has all its figures. One with figures may still want one: mortgage insurance that no rule gives. */
function lacks(document: WorkingReport, column: Column): string | null {
  if (!isComputed(column)) return reasonOf(document, column.loan, column.letter);
  const [wanted] = column.result.missing ?? [];
  return wanted ? `${column.letter}: ${wanted.sentence}` : null;
}

type Props = { columns: readonly Column[]; document: WorkingReport };

/** Says why a loan shows dashes, and leads to where that is put right. */
export function Incomplete({ columns, document }: Props) {
  const reasons = columns.flatMap((column) => {
    const text = lacks(document, column);
    return text ? [{ id: column.id, text }] : [];
  });
  if (reasons.length === 0) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 border-line border-b bg-warning-soft px-6 py-2.5 @max-[560px]:px-4"
    >
      <Icon of={TriangleAlert} className="mt-0.5 text-warning" />
      <ul className="flex-1">
        {reasons.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Link
        to={editorOf({ tool: defaultTool, reportID: document.id })}
        className="whitespace-nowrap font-medium text-accent-text underline"
      >
        Edit the scenario
      </Link>
    </div>
  );
}
