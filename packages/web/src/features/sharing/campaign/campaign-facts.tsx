import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { Link } from "react-router";
import { date } from "../../../lib/format/format";
import { Button } from "../../../ui/button";
import { Bone } from "../../../ui/page/skeleton";
import { dayOf, zoneLine } from "./sentences";
import { useSource } from "./use-source";

type Props = {
  campaign: Campaign;
  now: number;
  /** Opens what can be changed of them; undefined of a campaign that has ended. */
  onTerms: (() => void) | undefined;
};

/** What holds of the whole campaign: when and to whom, the report of its figures, and the days on which it ends. */
export function CampaignFacts({ campaign, now, onTerms }: Props) {
  const { start, expires, closing, clientEmail, reportID, messages } = campaign;
  // It stands beside the last fact, so that a line never begins with it alone.
  const change = onTerms && (
    <Button variant="link" className="ml-3" onClick={onTerms}>
      Change
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b bg-canvas px-6 py-3 text-fg-2 phone:px-4">
      <span className="wrap-anywhere">
        {zoneLine(campaign)}, to {clientEmail ?? "no address"}
      </span>
      <span className="num">{`${dayOf(campaign, now) < 0 ? "Starts" : "Started"} ${date(start)}`}</span>
      {onTerms && <span className="num">{`Last message ${date(messages.at(-1)!.plannedAt.slice(0, 10))}`}</span>}
      <FiguresFrom reportID={reportID} />
      <span className="num">
        {expires ? `Prequalified through ${date(expires)}` : "The prequalification has no end date"}
        {!closing && change}
      </span>
      {closing && (
        <span className="num">
          {`Ends when the client closes on ${date(closing)}`}
          {change}
        </span>
      )}
    </div>
  );
}

/** The report from which the figures are taken. */
function FiguresFrom({ reportID }: { reportID: string }) {
  const answer = useSource(reportID);
  if (answer.state === "loading") return <Bone className="h-3 w-40" />;
  if (answer.state === "failed")
    return (
      <span className={answer.error.code === "missing" ? "text-warning" : undefined}>
        {answer.error.code === "missing"
          ? "The report behind the figures was deleted. Choose another one."
          : "The report behind the figures could not be read."}
      </span>
    );
  const { name, address } = answer.data;
  return (
    <span className="min-w-0">
      Figures from{" "}
      <Link
        to={address}
        className="inline-flex min-h-6 items-center text-accent-text wrap-anywhere hover:underline touch:min-h-11"
      >
        {name}
      </Link>
    </span>
  );
}
