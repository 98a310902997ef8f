import { X } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useApi } from "../../../lib/api/use-api";
import { SearchField } from "../../../ui/fields/search-field";
import { SearchStatus } from "../../../ui/fields/search-status";
import { Segmented } from "../../../ui/fields/segmented";
import { IconButton } from "../../../ui/icon-button";
import { PageHeader, PageHeading, PageTitle } from "../../../ui/page/page-header";
import { LinkDrawer } from "./link-drawer";
import { type LinkFilter, LinkList, type LinkScope, shownLinks, useLinks } from "./link-list";
import { SendList } from "./send-list";

const tabs = [
  { value: "links", label: "Links" },
  { value: "sends", label: "Sends" },
] as const;
const linkFilters = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "ended", label: "Ended" },
] as const;

/** Lists every link to one of the officer's reports: whom it is for, whether it was opened, and the way to end it. Another tab lists what was mailed. */
export default function LinksPage() {
  const { tab, show, reportID, clientID, change } = useShown();
  const [searchText, setSearchText] = useState("");
  const isLinks = tab === "links";
  return (
    <>
      <PageTitle>Shared links</PageTitle>
      <PageHeader
        left={<PageHeading>Shared links</PageHeading>}
        right={
          <Segmented label="Links or sends" value={tab} segments={tabs} onChange={(next) => change("tab", next)} />
        }
      />
      {(isLinks || reportID) && (
        <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-line border-b bg-canvas px-6 py-1.5 phone:px-4">
          {isLinks && (
            <Segmented
              label="Which links"
              value={show}
              segments={linkFilters}
              onChange={(next) => change("show", next)}
            />
          )}
          {isLinks && clientID && <OneClient clientID={clientID} onAll={() => change("client", null)} />}
          {isLinks && (
            <SearchField
              label="Search client, report or email"
              onSearch={setSearchText}
              className="ml-auto w-72 phone:ml-0 phone:w-full"
            />
          )}
          {reportID && <OneReport reportID={reportID} onAll={() => change("report", null)} />}
        </div>
      )}
      {isLinks ? (
        <Links
          scope={{ reportID, clientID, searchText, show }}
          onReport={(id) => change("report", id)}
          onClient={(id) => change("client", id)}
        />
      ) : (
        <SendList reportID={reportID} onReport={reportID ? null : (id) => change("report", id)} />
      )}
    </>
  );
}

type LinksProps = { scope: LinkScope; onReport: (id: string) => void; onClient: (id: string) => void };

function Links({ scope, onReport, onClient }: LinksProps) {
  const links = useLinks(scope);
  const [openID, setOpenID] = useState<string | null>(null);
  const open = links.state === "ready" && links.data.items.find(({ id }) => id === openID);
  const { items, more } = links.state === "ready" ? links.data : { items: null, more: false };
  return (
    <>
      <SearchStatus searched={scope.searchText} count={items?.length} more={more} one="link" />
      <LinkList
        links={links}
        scope={scope}
        onOpen={({ id }) => setOpenID(id)}
        onReport={scope.reportID ? null : onReport}
        onClient={scope.clientID ? null : onClient}
      />
      {open && <LinkDrawer key={open.id} link={open} onClose={() => setOpenID(null)} />}
    </>
  );
}

/** Says of which report the links and sends are shown, and leads back to all. */
function OneReport({ reportID, onAll }: { reportID: string; onAll: () => void }) {
  const answer = useApi("GET /v2/client/reports/{id}", { path: { id: reportID } }, { shouldRetryOnError: false });
  return (
    <p className="flex min-w-0 items-center gap-1">
      <span className="truncate">
        Only <b className="font-medium">{answer.state === "ready" ? answer.data[0].report.name : "one report"}</b>
      </span>
      <IconButton icon={X} size="sm" label="Show all reports" onClick={onAll} />
    </p>
  );
}

/** Says of which client the links are shown, and leads back to all. */
function OneClient({ clientID, onAll }: { clientID: string; onAll: () => void }) {
  const answer = useApi("GET /v2/client/{id}", { path: { id: clientID } }, { shouldRetryOnError: false });
  return (
    <p className="flex min-w-0 items-center gap-1">
      <span className="truncate">
        Only <b className="font-medium">{answer.state === "ready" ? answer.data[0].name : "one client"}</b>
      </span>
      <IconButton icon={X} size="sm" label="Show all clients" onClick={onAll} />
    </p>
  );
}

type Part = "tab" | "show" | "report" | "client";

/** Keeps what the page shows in its address: `?report=` of one report, `?client=` of one client, `?show=open` or `ended`, `?tab=sends`. */
function useShown() {
  const [search, setSearch] = useSearchParams();
  const show = shownLinks.find((each) => each === search.get("show")) ?? "all";
  return {
    tab: search.get("tab") === "sends" ? ("sends" as const) : ("links" as const),
    show: show satisfies LinkFilter,
    reportID: search.get("report"),
    clientID: search.get("client"),
    /** The usual choice is left out of the address. */
    change: (part: Part, value: string | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === "all" || value === "links") next.delete(part);
          else next.set(part, value);
          return next;
        },
        // At once, so that two choices made one right after the other both stay.
        { replace: true, flushSync: true },
      ),
  };
}
