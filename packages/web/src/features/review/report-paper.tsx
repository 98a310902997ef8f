import type { ReactNode } from "react";
import { date } from "../../lib/format/format";
import { useUser } from "../../lib/session";
import type { AnsweredReport } from "../../scenario/store/saved-report";

type Props = {
  answered: AnsweredReport;
  /** Says who the report is from, and with whom. */
  head?: ReactNode;
  /** What stands below the report for its client. */
  foot?: ReactNode;
  children: ReactNode;
};

/** Draws the page that a client reads: light whatever the officer's theme, with who it is for and from. */
export function ReportPaper({ answered, head, foot, children }: Props) {
  const { profile } = useUser();
  const { report, client } = answered;
  const places = report.properties.map(({ addressDisplay, address }) => addressDisplay || address).filter(Boolean);
  return (
    <div data-theme="light" className="min-w-0 flex-1 bg-(--paper-2) px-6 py-8 text-fg phone:px-0 phone:py-0">
      <article className="mx-auto max-w-[1120px] overflow-clip rounded-md border border-(--paper-line) bg-surface pb-6 phone:rounded-none phone:border-0">
        <header className="border-(--paper-line) border-b bg-(--paper) px-6 py-6 phone:px-4">
          {head}
          <h1 className="font-semibold text-display tracking-[-.02em] wrap-anywhere">{report.name}</h1>
          {places.length > 0 && <p className="mt-0.5 text-fg-2">{places.join(" · ")}</p>}
          <p className="mt-2 text-fg-2 text-sm">
            For {client.name} from {profile.fullName}, {date(report.asOf)}
          </p>
        </header>
        {children}
        <p className="px-6 pt-6 text-fg-3 text-xs phone:px-4">
          Estimates by the rules of {date(report.asOf)}. They are no offer to lend; rates, costs and taxes may be others
          on the day.
        </p>
        {foot}
      </article>
    </div>
  );
}
