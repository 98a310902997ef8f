import type { AttachedReport } from "@highway/core/reports/schema";
import { tools } from "@highway/core/tools/registry.schema";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { clientOf, loadOf, paths } from "../../lib/paths";
import { useUser } from "../../lib/session";
import { Icon } from "../../ui/icon";

type Props = {
  client: { _id: string; name: string } | null;
  attached: readonly AttachedReport[];
  /** The report's name; empty before it has one. */
  name: string;
};

/** The tools whose reports lead on to the others of a client: Purchase Analysis and the campaigns for prequalified buyers. */
const leads = ["pa", "mkit"];

/**
 * The client manager's way to a report (the third specification, section 2): only of a client, for whom the feature is on, and not
 * inside a Purchase Analysis.
 */
export function Crumbs({ client, attached, name }: Props) {
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
            <Crumb key={id} to={loadOf(tool, id)}>
              {tools[tool].name}
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
      className="inline-flex min-h-6 items-center truncate underline-offset-2 hover:text-fg hover:underline touch:min-h-11"
    >
      {children}
    </Link>
    <Icon of={ChevronRight} size={12} />
  </li>
);
