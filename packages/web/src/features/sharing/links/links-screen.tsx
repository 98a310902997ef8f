import type { Link } from "@highway/core/sharing/links/schema";
import { X } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useApi } from "../../../lib/use-api";
import { IconButton } from "../../../ui/icon-button";
import { PageHeader } from "../../../ui/page-header";
import { PageHeading } from "../../../ui/page-heading";
import { PageTitle } from "../../../ui/page-title";
import { LinkDrawer } from "./link-drawer";
import { LinkList } from "./link-list";
import { useLinks } from "./use-links";

/** Every link that leads to one of the officer's reports: whom it is for, whether it was opened, and the way to end it. `?reportID=` shows one report's. */
export function LinksScreen() {
  const [search, setSearch] = useSearchParams();
  const reportID = search.get("reportID");
  const links = useLinks(reportID);
  const [openID, setOpenID] = useState<string | null>(null);
  const items = links.state === "ready" ? links.data.items : [];
  const open = items.find(({ id }) => id === openID) ?? null;
  const showReport = (id: string | null) => setSearch(id ? { reportID: id } : {});
  return (
    <>
      <PageTitle>Shared links</PageTitle>
      <PageHeader left={<PageHeading>Shared links</PageHeading>} />
      {reportID && <OneReport reportID={reportID} known={items[0]} onAll={() => showReport(null)} />}
      <LinkList
        links={links}
        isFiltered={reportID !== null}
        onOpen={({ id }) => setOpenID(id)}
        onReport={reportID ? null : showReport}
      />
      {open && <LinkDrawer key={open.id} link={open} onClose={() => setOpenID(null)} />}
    </>
  );
}

/** Which report's links are shown, and the way back to all. */
function OneReport({ reportID, known, onAll }: { reportID: string; known: Link | undefined; onAll: () => void }) {
  // A report without links is named by itself.
  const request = known ? null : { path: { id: reportID } };
  const answer = useApi("GET /v2/client/reports/{id}", request, { shouldRetryOnError: false });
  const name = known?.reportName ?? (answer.state === "ready" ? answer.data[0].report.name : "one report");
  return (
    <p className="flex min-h-11 items-center gap-2 border-line border-b bg-canvas px-6 phone:px-4">
      <span className="truncate">
        Links of <b className="font-medium">{name}</b>
      </span>
      <IconButton icon={X} size="sm" label="Show the links of all reports" onClick={onAll} />
    </p>
  );
}
