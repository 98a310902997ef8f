import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

/** What a page holds: objects as the server answered them or the editor holds them. */
export type Inspected = {
  user: object;
  client: object | null;
  report: object | null;
  /** Why the report that the page names is not there, and how to ask again; "loading" while it comes. */
  missing: "loading" | { message: string; retry: () => void } | null;
  /** Each loan of the report with what is calculated of it, by its name. */
  loans: readonly { name: string; loan: object }[];
};

/** Shows the data behind the page, each part folded. */
export function Inspector({ user, client, report, missing, loans }: Inspected) {
  return (
    <div className="flex flex-col gap-2">
      <Data of="User" is={user} />
      {client && <Data of="Client" is={client} />}
      {report && <Data of="Report" is={report} />}
      {loans.map(({ name, loan }) => (
        <Data key={name} of={name} is={loan} />
      ))}
      {missing === "loading" && (
        <Skeleton label="Loading the report">
          <Bone className="h-8 w-full" />
        </Skeleton>
      )}
      {missing !== null && missing !== "loading" && <Problem message={missing.message} onRetry={missing.retry} />}
      {!report && missing === null && <p className="text-fg-3">No report is open on this page.</p>}
    </div>
  );
}

const Data = ({ of, is }: { of: string; is: object }) => (
  <details className="rounded-sm border border-line">
    <summary className="min-h-8 cursor-pointer px-3 py-1.5 font-medium hover:bg-hover touch:min-h-11">{of}</summary>
    <pre className="wrap-anywhere whitespace-pre-wrap border-line border-t bg-canvas px-3 py-2 text-xs">
      {JSON.stringify(is, null, 2)}
    </pre>
  </details>
);
