import type { AttachedReport } from "@highway/core/reports/schema";
import { defaultTool } from "@highway/core/tools/pure/names";
import { Paperclip, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { editorOf } from "../../lib/paths";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { differsFromSaved, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { attach, attachedTo, detach, whyNotShared } from "./attach-edits";
import { NavigatorBar } from "./navigator-bar";

const button = buttonClass({ size: "sm", className: "touch:h-11" });

type Props = {
  /** Opens the list of the client's other scenarios. */
  onAttach: () => void;
  /** Who stands beside the officer on the report. */
  cobrand?: ReactNode;
  /** The review and the ways to share, where the head has no room for them. */
  share?: ReactNode;
  /** What the client sent back. */
  ideas?: ReactNode;
};

/** Offers what belongs to the report beside the results; a phone has it in its menu. */
export function ResultsNavigator({ onAttach, cobrand, share, ideas }: Props) {
  const saved = useScenario((state) => state.saved);
  const changed = useScenario(differsFromSaved);
  const attached = useScenario((state) => attachedTo(state.document));
  const client = useScenario((state) => state.client);
  const reportID = useScenario((state) => state.document.id);
  const name = useScenario((state) => state.document.name.trim());
  const ready = saved?.status === "complete";
  return (
    <NavigatorBar
      reportID={reportID}
      client={client}
      attached={attached}
      name={name}
      says={ready ? changed && "The client sees what was last saved." : whyNotShared(saved !== null)}
      onDetach={takeAway}
    >
      {ideas}
      <span className="contents phone:hidden">
        {client && (
          <Button size="sm" icon={Paperclip} className="touch:h-11" onClick={onAttach}>
            Attach report
          </Button>
        )}
        {cobrand}
        <Link to={editorOf({ tool: defaultTool, isNew: true })} className={button}>
          <Icon of={Plus} />
          Create New
        </Link>
      </span>
      {share}
    </NavigatorBar>
  );
}

function takeAway(report: AttachedReport, name: string) {
  editWithUndo(`${name} detached.`, detach(report.id), () => attach(report));
}
