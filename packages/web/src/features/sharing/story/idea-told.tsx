import type { Client } from "@highway/core/clients/schema";
import type { Report } from "@highway/core/reports/schema";
import type { Idea } from "@highway/core/sharing/ideas/schema";
import { type ReactNode, useMemo } from "react";
import { savedOf } from "../../../scenario/store/saved-report";
import { aboutOf } from "../ideas/idea-as-loan";

type Props = {
  idea: Idea;
  report: Report;
  client: Client;
  /** Where the loan is no longer in the report. */
  otherwise: ReactNode;
};

/** An idea beside what its report says now: "Loan B: price $490,000 (was $500,000)", and what that changes. */
export default function IdeaTold({ idea, report, client, otherwise }: Props) {
  const about = useMemo(
    () => aboutOf(idea, { document: savedOf({ report, client }).document, client }),
    [idea, report, client],
  );
  if (!about) return otherwise;
  const changed = about.figures.filter(({ beside }) => beside !== null && beside !== "same");
  return (
    <>
      <p className="num text-fg-2">
        {about.title}: {about.changes.join(", ")}
      </p>
      {changed.length > 0 && (
        <dl className="num flex flex-wrap gap-x-4 text-sm">
          {changed.map(({ name, value, beside }) => (
            <div key={name} className="flex gap-1">
              <dt className="text-fg-3">{name}</dt>
              <dd>
                {value} <span className="text-fg-3">({beside})</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
