import { ChevronDown } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { editorOf } from "../lib/paths";
import { tools } from "../tools/registry";
import { buttonClass } from "../ui/button-style";
import { Icon } from "../ui/icon";
import { Menu } from "../ui/overlays/menu";

/** Begins a report: the first tool's with one press, another tool's from the menu beside it. */
export function NewReport({ clientID = null, narrow = false }: { clientID?: string | null; narrow?: boolean }) {
  const navigate = useNavigate();
  const [first, ...others] = tools;
  if (!first) return null;
  const start = (tool: (typeof tools)[number]) => editorOf({ tool: tool.key, clientID, isNew: clientID === null });
  return (
    <span className="inline-flex">
      <Link
        to={start(first)}
        aria-label={first.another}
        className={buttonClass({ variant: "primary", className: others.length > 0 ? "rounded-r-none" : undefined })}
      >
        <Icon of={first.icon} />
        <span className="phone:hidden">{first.another}</span>
        {/* A phone's head has room for a title beside one word. */}
        {!narrow && <span className="hidden phone:inline">New</span>}
      </Link>
      {others.length > 0 && (
        <Menu
          label="New report of another tool"
          buttonClassName={buttonClass({
            variant: "primary",
            className: "rounded-l-none border-on-accent/40! border-l px-2! touch:min-w-11",
          })}
          button={<Icon of={ChevronDown} />}
          actions={others.map((tool) => ({
            label: tool.another,
            icon: tool.icon,
            onSelect: () => navigate(start(tool)),
          }))}
        />
      )}
    </span>
  );
}
