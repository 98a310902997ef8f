import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { ShieldCheck } from "lucide-react";
import { quantity } from "../../../lib/format/format";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";

type Props = { campaign: Campaign; busy: boolean; onAsk: () => void };

const many = (count: number) => quantity(count, "message is waiting", "messages are waiting");

const sentenceOf = ({ kind, waiting }: NonNullable<Campaign["approval"]>) =>
  ({
    notAsked: "Your company approves emails first. Nothing goes out before it has approved this series.",
    asked: `You asked for approval, and ${many(waiting)} for it. You can still change them.`,
    returned: "Your company sent this series back. Change it, and ask again.",
    changed: `You changed words that were approved. ${many(waiting)} for approval; the others go out as planned.`,
    approved: "Your company approved these messages.",
  })[kind];

/** Where the approval of the campaign stands, in a company that approves emails, and the press that asks for it. */
export function ApprovalBar({ campaign: { approval }, busy, onAsk }: Props) {
  if (!approval) return null;
  const canAsk = approval.kind !== "approved" && approval.kind !== "asked";
  return (
    <section
      aria-label="Approval"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-6 py-3 phone:px-4"
    >
      <Icon of={ShieldCheck} size={16} className={approval.kind === "approved" ? "text-positive" : "text-warning"} />
      <div className="min-w-0 flex-1 basis-64">
        <p className={approval.kind === "approved" ? "text-fg-2" : "font-medium"}>{sentenceOf(approval)}</p>
        {approval.note && <p className="wrap-anywhere text-fg-2">“{approval.note}”</p>}
      </div>
      {canAsk && (
        <Button variant="primary" busy={busy} onClick={onAsk}>
          Ask for approval
        </Button>
      )}
    </section>
  );
}
