import type { Client } from "@highway/core/clients/schema";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { clientPage } from "../../../lib/paths";
import { Icon } from "../../../ui/icon";
import { PageTitle } from "../../../ui/page/page-header";

/** The head of a campaign's page, with the way back to the client. */
export const Heading = ({ client }: { client: Client }) => (
  <div className="flex min-w-0 items-center gap-1.5">
    <Link
      to={clientPage(client._id)}
      className="inline-flex min-h-6 min-w-0 items-center truncate text-fg-2 hover:text-fg touch:min-h-11"
    >
      {client.name}
    </Link>
    <Icon of={ChevronRight} size={14} className="shrink-0 text-fg-3" />
    <h1 className="truncate font-semibold text-h2">Prequalified buyer, 90 days</h1>
    <PageTitle>{`Campaign of ${client.name}`}</PageTitle>
  </div>
);
