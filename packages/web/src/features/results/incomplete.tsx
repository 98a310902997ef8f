import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { editorOf } from "../../lib/paths";
import { Icon } from "../../ui/icon";
import type { Column } from "./column";

/** Says why a loan shows dashes, and leads to where that is put right. */
export function Incomplete({ columns, reportID }: { columns: readonly Column[]; reportID: string }) {
  const reasons = columns.flatMap(({ id, lacks }) => (lacks ? [{ id, text: lacks }] : []));
  if (reasons.length === 0) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 border-line border-b bg-warning-soft px-6 py-2.5 @max-[560px]:px-4"
    >
      <Icon of={TriangleAlert} className="mt-0.5 text-warning" />
      <ul className="flex-1">
        {reasons.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <Link to={editorOf({ reportID })} className="whitespace-nowrap font-medium text-accent-text underline">
        Edit the scenario
      </Link>
    </div>
  );
}
