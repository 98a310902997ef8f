import type { AttachedReport } from "@highway/core/reports/schema";
import { defaultTool } from "@highway/core/tools/registry.schema";
import { Eye, Paperclip, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { notify } from "../../lib/notify";
import { editorOf, reviewOf } from "../../lib/paths";
import { differsFromSaved, edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { attach, attachedTo, detach, mostAttached, offersShare } from "./attach-edits";
import { NavigatorBar } from "./navigator-bar";

const button = buttonClass({ size: "sm", className: "phone:min-w-11 touch:h-11" });

/** What the page asks of the list of a client's saved scenarios, to attach one. */
export type AttachPart = {
  clientID: string;
  /** The reports that cannot be attached: this one, and those that are attached to it. */
  taken: readonly string[];
  /** Whether no more reports can be attached. */
  full: boolean;
  onAttach: (report: AttachedReport) => void;
  onClose: () => void;
};

type Props = {
  attachReport: (part: AttachPart) => ReactNode;
  /** Who stands beside the officer on the report. */
  cobrand?: ReactNode;
  /** The ways to share the report: once it is complete, unless it is shared with its Purchase Analysis. */
  share?: ReactNode;
  /** What the client sent back. */
  ideas?: ReactNode;
};

/** Offers, beside the results, another scenario, or this one as its client will see it, for which it must be saved and complete. */
export function ResultsNavigator({ attachReport, cobrand, share, ideas }: Props) {
  const saved = useScenario((state) => state.saved);
  const changed = useScenario(differsFromSaved);
  const attached = useScenario((state) => attachedTo(state.document));
  const client = useScenario((state) => state.client);
  const name = useScenario((state) => state.document.name.trim());
  const ready = saved?.status === "complete";
  return (
    <NavigatorBar
      client={client}
      attached={attached}
      name={name}
      says={ready ? changed && "The client sees what was last saved." : whyNot(saved !== null)}
      onDetach={takeAway}
    >
      {ideas}
      <Attach attached={attached} attachReport={attachReport} />
      {cobrand}
      <Link to={editorOf({ tool: defaultTool, isNew: true })} className={button}>
        <Icon of={Plus} />
        <span className="phone:sr-only">Create new</span>
      </Link>
      {ready && (
        <Link
          to={reviewOf({ tool: saved.document.toolName, reportID: saved.document.id })}
          aria-label="Review report"
          className={button}
        >
          <Icon of={Eye} />
          <span>
            Review<span className="phone:hidden"> report</span>
          </span>
        </Link>
      )}
      {ready && offersShare(attached) && share}
    </NavigatorBar>
  );
}

function takeAway(report: AttachedReport, name: string) {
  edit(null, detach(report.id));
  notify.undo(`${name} detached.`, () => edit(null, attach(report)));
}

/** Attaches a report of the same client: another client's would show with this one. */
function Attach({ attached, attachReport }: Pick<Props, "attachReport"> & { attached: readonly AttachedReport[] }) {
  const [open, setOpen] = useState(false);
  const clientID = useScenario((state) => state.client?._id ?? null);
  const id = useScenario((state) => state.document.id);
  if (clientID === null) return null;
  return (
    <>
      <Button size="sm" icon={Paperclip} className="phone:min-w-11 touch:h-11" onClick={() => setOpen(true)}>
        <span className="phone:sr-only">Attach report</span>
      </Button>
      {open &&
        attachReport({
          clientID,
          taken: [id, ...attached.map((report) => report.id)],
          full: attached.length >= mostAttached,
          onAttach: (report) => edit(null, attach(report)),
          onClose: () => setOpen(false),
        })}
    </>
  );
}

const whyNot = (isSaved: boolean) =>
  isSaved
    ? "This is a draft. Press Draft above to see what is missing, fill it in and save, then review what the client will see."
    : "Save the scenario to review what the client will see.";
