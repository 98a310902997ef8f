import type { Link } from "@highway/core/sharing/links/schema";
import { date, dateTime } from "../../../lib/format/format";
import { Badge } from "../../../ui/badge";
import { Table, Td, Th, Tr } from "../../../ui/table";
import { Tag } from "../../../ui/tag";
import { endInWords } from "../ends";
import { audienceOf, type LinkRows, stateOf } from "./link-state";

export const LinkTable = ({ links, onOpen, onReport }: LinkRows) => (
  <Table>
    <thead>
      <tr>
        <Th className="border-t-0 pl-6!">For</Th>
        <Th className="border-t-0">Report</Th>
        <Th className="w-36 border-t-0">Shared</Th>
        <Th className="w-16 border-t-0 text-right">Views</Th>
        <Th className="w-44 border-t-0 pl-6">Last viewed</Th>
        <Th className="w-36 border-t-0">Status</Th>
      </tr>
    </thead>
    <tbody>
      {links.map((link) => (
        <Row key={link.id} link={link} onOpen={onOpen} onReport={onReport} />
      ))}
    </tbody>
  </Table>
);

function Row({ link, onOpen, onReport }: { link: Link } & Pick<LinkRows, "onOpen" | "onReport">) {
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
            title={`Show the links of ${link.reportName} alone`}
            className="block max-w-full truncate rounded-xs text-left hover:underline"
          >
            {link.reportName}
          </button>
        ) : (
          <span className="block truncate">{link.reportName}</span>
        )}
        <span className="block truncate text-fg-3 text-xs">{link.clientName}</span>
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
