import type { Campaign, CampaignMessage, MessagePreview } from "@highway/core/sharing/campaigns/schema";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { clientPage, editorOf, paths } from "../../../lib/paths";
import { Button } from "../../../ui/button";
import { useSource } from "./use-source";
import type { Text } from "./words";

type Line = { name: string; value: string | null; from: string; why?: string | null };
type Table = {
  lines: readonly Line[];
  when: string;
  /** The way to what makes a figure known that is not. */
  wayTo?: (line: Line) => ReactNode;
};

/** Figures of a message, where each comes from, and its value. */
export const FigureTable = ({ lines, when, wayTo }: Table) => (
  <table className="w-full text-left">
    <caption className="mb-1 text-left font-medium text-fg-2 text-sm">Figures in this message</caption>
    <thead className="text-fg-3 text-sm">
      <tr className="border-line border-b">
        <th scope="col" className="py-1.5 font-medium">
          Figure
        </th>
        <th scope="col" className="font-medium">
          From
        </th>
        <th scope="col" className="text-right font-medium">
          {when}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.name} className="border-line border-b align-top">
          <td className="py-1.5 pr-2 font-medium text-accent-text">{line.name}</td>
          <td className="py-1.5 pr-2 text-fg-2">
            {line.from}
            {line.why && <span className="block text-sm text-warning">{line.why}</span>}
            {line.value === null && wayTo?.(line)}
          </td>
          <td className="num py-1.5 text-right wrap-anywhere">{line.value ?? "Not known"}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type Props = { campaign: Campaign; text: Text; message: CampaignMessage; preview: MessagePreview; onTerms: () => void };

/** The figures that the message names or requires, where each comes from, and its value now. */
export function FiguresInUse({ campaign, text, message, preview, onTerms }: Props) {
  const words = `${text.subject} ${text.body}`;
  const used = preview.figures.filter(({ name }) => words.includes(`[[${name}]]`) || message.required.includes(name));
  if (used.length === 0) return null;
  const isOver = campaign.status === "stopped";
  return (
    <div>
      <FigureTable
        lines={used}
        when="Now"
        {...(!isOver && { wayTo: ({ from }: Line) => <Way from={from} campaign={campaign} onTerms={onTerms} /> })}
      />
      {message.state === "planned" && !isOver && (
        <p className="mt-2 text-fg-3 text-sm">
          The figures are calculated again when the message goes out, from the report as it was last saved. If a
          required figure is missing then, the message is skipped and you are notified.
        </p>
      )}
    </div>
  );
}

/** The address at which a figure of a source is made known. */
function addressOf(from: string, clientID: string, report: string | undefined) {
  switch (from) {
    case "Client":
      return { to: clientPage(clientID, { edit: true }), says: "Edit the client" };
    case "Your header":
      return { to: `${paths.customSettings}?tab=customheader`, says: "Edit your header" };
    case "Buy or rent":
      return { to: editorOf({ tool: "bvr", clientID }), says: "Make a Buy or Rent report" };
    case "Cost of waiting":
      return { to: editorOf({ tool: "cow", clientID }), says: "Make a Cost of Waiting report" };
    case "Report card":
    case "Loan comparison":
    case "Bid over asking":
    case "The report's co-brand":
      return report && { to: report, says: "Open the report" };
    default:
      return undefined;
  }
}

type WayProps = { from: string; campaign: Campaign; onTerms: () => void };

/** The way to where the figures of a source are made known; none where there is no such place. */
export function Way({ from, campaign, onTerms }: WayProps) {
  const source = useSource(campaign.reportID);
  if (from === "This campaign")
    return (
      <span className="block">
        <Button variant="link" onClick={onTerms}>
          Enter it
        </Button>
      </span>
    );
  const way = addressOf(from, campaign.clientID, source.state === "ready" ? source.data.address : undefined);
  return (
    way && (
      <Link
        to={way.to}
        className="flex min-h-6 w-fit items-center text-accent-text text-sm hover:underline touch:min-h-11"
      >
        {way.says}
      </Link>
    )
  );
}
