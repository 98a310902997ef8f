import { date, dateTime } from "../../../lib/format/format";
import { Badge } from "../../../ui/badge";
import { endInWords } from "../ends";
import { audienceOf, type LinkRows, stateOf } from "./link-state";

/** The list on a phone. */
export const LinkCards = ({ links, onOpen }: LinkRows) => (
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
            <span className="num block text-fg-3 text-sm">{facts.filter(Boolean).join(", ")}</span>
          </button>
        </li>
      );
    })}
  </ul>
);
