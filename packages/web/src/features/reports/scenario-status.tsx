import { Check, Pencil } from "lucide-react";
import { date, time } from "../../lib/format/format";
import { Badge } from "../../ui/badge";

/** A complete scenario can be shared; a draft still lacks a required field. */
export const StatusBadge = ({ status }: { status: "draft" | "complete" }) =>
  status === "complete" ? (
    <Badge tone="positive" icon={Check}>
      Complete
    </Badge>
  ) : (
    <Badge icon={Pencil}>Draft</Badge>
  );

/** Writes when a client last opened a report: "Viewed 2:14 PM" today, "Viewed 11/20/2026" on another day. Null where nobody has opened it. */
export function lastViewWords(lastViewed: string | undefined, now = new Date()): string | null {
  if (!lastViewed) return null;
  return `Viewed ${date(lastViewed) === date(now) ? time(lastViewed) : date(lastViewed)}`;
}
