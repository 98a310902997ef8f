import { defaultTool } from "@highway/core/tools/registry.schema";
import { CalendarRange } from "lucide-react";
import { Link } from "react-router";
import { editorOf } from "../../lib/paths";
import { useScenario } from "../../scenario/store/store";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/page/empty";

/** No loan borrows, or none has what its figures need. */
export function NoSchedule() {
  const id = useScenario((state) => state.document.id);
  return (
    <Empty
      icon={CalendarRange}
      title="No loan has a schedule yet"
      action={
        <Link to={editorOf({ tool: defaultTool, reportID: id })} className={buttonClass()}>
          Edit the scenario
        </Link>
      }
    >
      A loan needs a price, a rate, a term and a down payment, and something to borrow.
    </Empty>
  );
}
