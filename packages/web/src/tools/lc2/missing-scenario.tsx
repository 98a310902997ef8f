import { FileQuestion } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../lib/paths";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/page/empty";
import { editorOf } from "./paths";

/** Tells the officer that the address names no scenario of theirs. */
export const MissingScenario = () => (
  <Empty
    icon={FileQuestion}
    title="This scenario is no longer here"
    action={
      <>
        <Link to={editorOf({ isNew: true })} className={buttonClass({ variant: "primary" })}>
          New comparison
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
