import type { Client } from "@highway/core/clients/schema";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { clientPage } from "../../../lib/paths";
import { Icon } from "../../../ui/icon";
import { PageTitle } from "../../../ui/page/page-header";

/** The head of a campaign's page, with the way back to the client: in one line, or on a phone in two. */
export const Heading = ({ client }: { client: Client }) => (
  <div className="flex min-w-0 items-center gap-1.5 phone:flex-col phone:items-start phone:gap-0">
    <Link
      to={clientPage(client._id)}
      className="inline-flex min-h-6 min-w-0 max-w-full items-center text-fg-2 hover:text-fg touch:min-h-11 phone:relative phone:z-1 phone:text-sm"
    >
      <span className="truncate">{client.name}</span>
    </Link>
    <Icon of={ChevronRight} size={14} className="shrink-0 text-fg-3 phone:hidden" />
    <h1 className="max-w-full truncate font-semibold text-h2 phone:-mt-3 phone:pb-1 phone:text-md">
      <span className="phone:hidden">Prequalified buyer, 90 days</span>
      <span className="hidden phone:inline">90-day campaign</span>
    </h1>
    <PageTitle>{`Campaign for ${client.name}`}</PageTitle>
  </div>
);
