import { useState } from "react";
import { Segmented } from "../../../ui/fields/segmented";
import { PageHeader } from "../../../ui/page/page-header";
import { PageHeading } from "../../../ui/page/page-heading";
import { PageTitle } from "../../../ui/page/page-title";
import { SendList } from "../sends/send-list";
import { LinkDrawer } from "./link-drawer";
import { LinkList } from "./link-list";
import { OneReport } from "./one-report";
import { type Shown, useLinks } from "./use-links";
import { useShown } from "./use-shown";

const tabs = [
  { value: "links", label: "Links" },
  { value: "sends", label: "Sends" },
] as const;
const which = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "ended", label: "Ended" },
] as const;

/** Every link that leads to one of the officer's reports: whom it is for, whether it was opened, and the way to end it. Beside it, what was mailed. */
export function LinksScreen() {
  const { tab, show, reportID, change } = useShown();
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
            <Segmented label="Which links" value={show} segments={which} onChange={(next) => change("show", next)} />
          )}
          {reportID && <OneReport reportID={reportID} onAll={() => change("report", null)} />}
        </div>
      )}
      {isLinks ? (
        <Links {...{ reportID, show }} onReport={(id) => change("report", id)} />
      ) : (
        <SendList reportID={reportID} onReport={reportID ? null : (id) => change("report", id)} />
      )}
    </>
  );
}

type LinksProps = { reportID: string | null; show: Shown; onReport: (id: string) => void };

function Links({ reportID, show, onReport }: LinksProps) {
  const links = useLinks(reportID, show);
  const [openID, setOpenID] = useState<string | null>(null);
  const open = links.state === "ready" && links.data.items.find(({ id }) => id === openID);
  return (
    <>
      <LinkList
        links={links}
        {...{ reportID, show }}
        onOpen={({ id }) => setOpenID(id)}
        onReport={reportID ? null : onReport}
      />
      {open && <LinkDrawer key={open.id} link={open} onClose={() => setOpenID(null)} />}
    </>
  );
}
