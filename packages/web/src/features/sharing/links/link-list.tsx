import type { Link } from "@highway/core/sharing/links/schema";
import { Link2 } from "lucide-react";
import type { Loaded } from "../../../lib/api/use-api";
import { type Pages, usePages } from "../../../lib/api/use-pages";
import { date, dateTime } from "../../../lib/format/format";
import { phone, useMedia } from "../../../lib/use-media";
import { Badge, Tag } from "../../../ui/badge";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ViewMore } from "../../../ui/page/view-more";
import { Table, Td, Th, Tr } from "../../../ui/table";
import { endInWords } from "../link-ends";
import { audienceOf, type LinkRows, stateOf } from "./link-state";

/** Links a page. */
const linkPageSize = 20;

/** All links, those that can still be opened, or those that have ended. */
export const shownLinks = ["all", "open", "ended"] as const;
export type LinkFilter = (typeof shownLinks)[number];

/** What narrows the list: one report, one client, words, and how the links stand. */
export type LinkScope = { reportID: string | null; clientID: string | null; searchText: string; show: LinkFilter };

/** Reads the officer's links, the newest first. */
export const useLinks = ({ reportID, clientID, searchText, show }: LinkScope): Loaded<Pages<Link>> =>
  usePages(
    "GET /v2/share/links",
    (offset) => ({
      query: {
        offset: String(offset),
        count: String(linkPageSize),
        show,
        ...(reportID && { reportID }),
        ...(clientID && { clientID }),
        ...(searchText && { searchText }),
      },
    }),
    (answer) => answer,
    linkPageSize,
  );

type Props = Omit<LinkRows, "links"> & { links: Loaded<Pages<Link>>; scope: LinkScope };

/** Says what an empty list means. */
function emptyListTitle({ reportID, clientID, searchText, show }: LinkScope) {
  if (searchText) return "No results found";
  if (show === "open") return "No link is open";
  if (show === "ended") return "No link has ended";
  if (clientID) return "Nothing has been shared with this client yet";
  return reportID ? "This report has not been shared yet" : "Nothing has been shared yet";
}

/** Shows one of four states: loading, failed, empty, or the list. */
export function LinkList({ links, scope, ...rows }: Props) {
  const small = useMedia(phone);
  if (links.state === "loading") return <LinkBones />;
  if (links.state === "failed") return <Problem message={links.message} onRetry={links.retry} />;
  const { items, more, loadingMore, viewMore } = links.data;
  if (items.length === 0)
    return (
      <Empty icon={Link2} title={emptyListTitle(scope)}>
        {scope.searchText
          ? "No link has a client, report or email address with a word that starts that way."
          : "Send a report or copy its link. Who can open it, and who did, appears here."}
      </Empty>
    );
  const List = small ? LinkCards : LinkTable;
  return (
    <>
      <List links={items} {...rows} />
      {more && (
        <div className="flex justify-center p-4">
          <ViewMore onMore={viewMore} busy={loadingMore} />
        </div>
      )}
    </>
  );
}

const rowNumbers = Array.from({ length: 10 }, (_, row) => row);

const LinkBones = () => (
  <Skeleton label="Loading links">
    <div className="h-[33px] border-line border-b bg-canvas phone:hidden" />
    {rowNumbers.map((row) => (
      <div key={row} className="flex h-13 items-center gap-3 border-line border-b px-6 phone:h-16 phone:px-4">
        <Bone className="h-3 w-52" />
        <Bone className="ml-auto h-3 w-40 phone:hidden" />
        <Bone className="ml-20 h-3 w-20 phone:hidden" />
        <Bone className="ml-16 h-3 w-20" />
      </div>
    ))}
  </Skeleton>
);

/** The list on a phone. */
const LinkCards = ({ links, onOpen }: LinkRows) => (
  <ul>
    {links.map((link) => {
      const state = stateOf(link, Date.now());
      const facts = [
        `Shared ${date(link.createdAt)}`,
        link.expiresAt && state.isOpen && endInWords(link.expiresAt),
        link.lastViewed && `viewed ${dateTime(link.lastViewed)}`,
        link.hasPasscode && "passcode",
      ];
      return (
        <li key={link.id} className="border-line border-b">
          <button type="button" onClick={() => onOpen(link)} className="block min-h-16 w-full px-4 py-2.5 text-left">
            <span className="flex items-center justify-between gap-3">
              <span className="truncate font-medium text-md">{audienceOf(link)}</span>
              <Badge tone={state.tone} icon={state.icon}>
                {state.word}
              </Badge>
            </span>
            <span className="block truncate text-fg-2">{link.reportName}</span>
            <span className="block truncate text-fg-3 text-sm">{link.clientName}</span>
            <span className="num block text-fg-3 text-sm">{facts.filter(Boolean).join(", ")}</span>
          </button>
        </li>
      );
    })}
  </ul>
);

const LinkTable = ({ links, onOpen, onReport, onClient }: LinkRows) => (
  <Table>
    <thead>
      <tr>
        <Th className="border-t-0 pl-6!">For</Th>
        <Th className="border-t-0">Report</Th>
        <Th className="w-36 border-t-0 max-lg:w-32">Shared</Th>
        <Th className="w-16 border-t-0 text-right">Views</Th>
        <Th className="w-44 border-t-0 pl-6 max-lg:w-32">Last viewed</Th>
        <Th className="w-48 border-t-0 max-lg:w-32">Status</Th>
      </tr>
    </thead>
    <tbody>
      {links.map((link) => (
        <LinkRow key={link.id} link={link} onOpen={onOpen} onReport={onReport} onClient={onClient} />
      ))}
    </tbody>
  </Table>
);

function LinkRow({ link, onOpen, onReport, onClient }: { link: Link } & Omit<LinkRows, "links">) {
  const state = stateOf(link, Date.now());
  return (
    <Tr className={state.isOpen ? undefined : "text-fg-3"}>
      <Td className="h-13 pl-6!">
        <button
          type="button"
          onClick={() => onOpen(link)}
          className="flex min-h-9 max-w-full items-center gap-2 rounded-sm text-left font-medium hover:text-accent-text"
        >
          <span className="truncate">{audienceOf(link)}</span>
          {link.hasPasscode && <Tag>Passcode</Tag>}
        </button>
      </Td>
      <Td className="leading-4">
        {onReport ? (
          <button
            type="button"
            onClick={() => onReport(link.reportID)}
            title={`Show only the links for ${link.reportName}`}
            className="block max-w-full truncate rounded-xs text-left hover:underline"
          >
            {link.reportName}
          </button>
        ) : (
          <span className="block truncate">{link.reportName}</span>
        )}
        {onClient ? (
          <button
            type="button"
            onClick={() => onClient(link.clientID)}
            title={`Show only the links for ${link.clientName}`}
            className="block max-w-full truncate rounded-xs text-left text-fg-3 text-xs hover:underline"
          >
            {link.clientName}
          </button>
        ) : (
          <span className="block truncate text-fg-3 text-xs">{link.clientName}</span>
        )}
      </Td>
      <Td className="num leading-4">
        {date(link.createdAt)}
        {link.expiresAt && state.isOpen && (
          <span className="block whitespace-nowrap text-fg-3 text-xs">{endInWords(link.expiresAt)}</span>
        )}
      </Td>
      <Td className="num text-right">{link.views}</Td>
      <Td className="num pl-6">
        {link.lastViewed ? dateTime(link.lastViewed) : <span className="text-fg-3">Never</span>}
      </Td>
      <Td className="*:align-middle">
        <Badge tone={state.tone} icon={state.icon}>
          {state.word}
        </Badge>
      </Td>
    </Tr>
  );
}
