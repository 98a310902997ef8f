import { Check, Pencil } from "lucide-react";
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
