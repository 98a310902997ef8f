import { Eye, Plus } from "lucide-react";
import { Link } from "react-router";
import { editorOf, reviewOf } from "../../lib/paths";
import { differsFromSaved, useScenario } from "../../lib/scenario/store";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { NavigatorBar } from "./navigator-bar";

const button = buttonClass({ size: "sm", className: "touch:h-11" });

/** Beside the results: another scenario, or this one as its client will see it, which must be saved and complete. */
export function ResultsNavigator() {
  const saved = useScenario((state) => state.saved);
  const changed = useScenario(differsFromSaved);
  const ready = saved?.status === "complete";
  return (
    <NavigatorBar says={ready ? (changed && "The client sees what was last saved.") || null : whyNot(saved !== null)}>
      <Link to={editorOf({ isNew: true })} className={button}>
        <Icon of={Plus} />
        Create new
      </Link>
      {ready && (
        <Link to={reviewOf(saved.document.id)} className={button}>
          <Icon of={Eye} />
          Review report
        </Link>
      )}
    </NavigatorBar>
  );
}

const whyNot = (isSaved: boolean) =>
  isSaved
    ? "A draft: fill in what is missing and save it, then review what the client will see."
    : "Save the scenario to review what the client will see.";
