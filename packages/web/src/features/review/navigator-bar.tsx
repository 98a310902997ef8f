import type { AttachedReport } from "@highway/core/reports/schema";
import { toolNames } from "@highway/core/tools/pure/names";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { campaignOf, clientOf, loadOf, paths } from "../../lib/paths";
import { useUser } from "../../lib/session";
import { Icon } from "../../ui/icon";
import type { AttachedProps } from "./attached-reports";

const AttachedReports = lazy(() => import("./attached-reports"));

type CrumbsProps = {
  client: { _id: string; name: string } | null;
  attached: readonly AttachedReport[];
  /** The report's name; empty before it has one. */
  name: string;
};

type Props = CrumbsProps & {
  /** The report itself. */
  reportID: string;
  /** A sentence about the report on this page. */
  says: ReactNode;
  /** Detaches a report, where that can be done. */
  onDetach?: AttachedProps["onDetach"];
  children: ReactNode;
};

/** The report's navigator: where it stands and what is attached at the left, what can be done with the report at the right. */
export const NavigatorBar = ({ reportID, client, attached, name, says, onDetach, children }: Props) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-canvas px-6 py-1.5 phone:px-4 print:hidden">
    <Crumbs client={client} attached={attached} name={name} />
    <nav aria-label="Report" className="contents">
      {says && <p className="min-w-0 text-fg-2 text-sm">{says}</p>}
      {/* Most reports have none attached, so the code that shows them is loaded where there are some. Their line is kept free: what stands below it stays where it is. */}
      {attached.length > 0 && (
        <div className="order-last h-control-sm w-full min-w-0">
          <Suspense fallback={null}>
            <AttachedReports reportID={reportID} attached={attached} onDetach={onDetach} />
          </Suspense>
        </div>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>
    </nav>
  </div>
);

/** The tools whose reports lead on to the others of a client: Purchase Analysis, and the campaign for prequalified buyers, of which a client has one. */
const leads = ["pa", "mkit"];

/**
 * The client manager's way to a report (the third specification, section 2): only of a client, for whom the feature is on, and not
 * inside a Purchase Analysis.
 */
export function Crumbs({ client, attached, name }: CrumbsProps) {
  const { cm } = useUser().features;
  const [search] = useSearchParams();
  if (!client || !cm || search.get("isNestedPA") === "true") return null;
  return (
    <nav aria-label="Client manager" className="min-w-0 max-w-full">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm">
        <Crumb to={paths.clients}>Clients</Crumb>
        <Crumb to={clientOf(client._id)}>{client.name}</Crumb>
        {attached
          .filter(({ tool }) => leads.includes(tool))
          .map(({ tool, id }) => (
            <Crumb key={id} to={tool === "mkit" ? campaignOf(client._id) : loadOf(tool, id)}>
              {toolNames[tool]}
            </Crumb>
          ))}
        <li aria-current="page" className="min-w-0 truncate text-fg-2">
          {name || "This scenario"}
        </li>
      </ol>
    </nav>
  );
}

const Crumb = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-1 text-fg-3">
    <Link
      to={to}
      className="inline-flex min-h-6 items-center truncate underline-offset-2 hover:text-fg hover:underline touch:min-h-11 touch:min-w-11"
    >
      {children}
    </Link>
    <Icon of={ChevronRight} size={12} />
  </li>
);
