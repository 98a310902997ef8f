import { FileQuestion } from "lucide-react";
import { Link } from "react-router";
import { editorOf, paths } from "../../lib/paths";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/page/empty";
import { useTool } from "./open-tool";

/** Tells the officer that the scenario in the address is not theirs, or does not exist. */
export function MissingScenario() {
  const tool = useTool();
  return (
    <Empty
      icon={FileQuestion}
      title="This scenario no longer exists"
      action={
        <>
          <Link to={editorOf({ tool: tool.key, isNew: true })} className={buttonClass({ variant: "primary" })}>
            {tool.another}
          </Link>
          <Link to={paths.dashboard} className={buttonClass()}>
            Go to the dashboard
          </Link>
        </>
      }
    >
      It may have been deleted. Your other scenarios are on the dashboard.
    </Empty>
  );
}
