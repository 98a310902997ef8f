import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { editorOf } from "../../../lib/paths";
import { analysisOf, propertyOf, type WorkingLoan } from "../../../scenario/document";
import { placeName } from "../../../scenario/names/place-name";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { Icon } from "../../../ui/icon";
import { useTool } from "../open-tool";
import { IdeasAtRest } from "./ideas-at-rest";

type Props = {
  loan: WorkingLoan | undefined;
  /** The facts beside the home; one that is not known is left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
};

/** The home and the loan of the answer. A press goes to where they are typed. */
export function Facts({ loan, facts }: Props) {
  const document = useSettledScenario((state) => state.document);
  const tool = useTool().key;
  const analysis = analysisOf(document);
  const home = loan && propertyOf(document, loan.propertyID);
  return (
    <section
      aria-label="Home and loan"
      className="flex min-h-11 flex-wrap contain-content items-center gap-x-5 gap-y-1 border-line border-b bg-canvas px-6 py-2 text-sm touch:py-0 phone:hidden"
    >
      <Link
        to={analysis ? editorOf({ tool: "pa", reportID: analysis }) : editorOf({ tool, reportID: document.id })}
        className="mr-auto inline-flex min-w-0 items-center gap-2 hover:underline touch:min-h-11"
      >
        <Icon of={MapPin} size={14} className="text-fg-3" />
        <b className="font-semibold">{home ? placeName(home, 0) : "No home yet"}</b>
        {home?.city && (
          <span className="truncate text-fg-2">
            {[home.city, [home.state, home.zip].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
          </span>
        )}
      </Link>
      {facts.map(
        ([label, value]) =>
          value && (
            <span key={label} className="num text-fg-3">
              {label} <b className="ml-1 font-medium text-fg">{value}</b>
            </span>
          ),
      )}
      <IdeasAtRest />
    </section>
  );
}
