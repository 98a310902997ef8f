import { BookOpen } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useScenarioLines } from "../../../features/reports/use-scenario-lines";
import { act } from "../../../lib/actions";
import { date } from "../../../lib/format/format";
import { notify } from "../../../lib/notify";
import { editorOf } from "../../../lib/paths";
import { useIsThere } from "../../../lib/use-is-there";
import { useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Empty } from "../../../ui/page/empty";
import { makeAnalysis } from "../../every/make-analysis";

const mostOffered = 8;

/** The beginning of an analysis: the home and the loan are typed, or taken from a saved comparison. */
export function Begin() {
  const reportID = useScenario(({ document }) => document.id);
  const clientID = useScenario((state) => state.client?._id ?? null);
  const isTyped = useScenario(({ document }) =>
    document.properties.some(({ purchaseDetails }) => purchaseDetails.some(({ price }) => typeof price === "number")),
  );
  const editor = editorOf({ tool: "pa", reportID });
  if (isTyped)
    return (
      <Empty
        icon={BookOpen}
        title="The home and the loan are entered, but not saved yet"
        action={
          <>
            <Button variant="primary" className="touch:h-11" onClick={() => act("mod+s")}>
              Save and choose the chapters
            </Button>
            <Link to={editor} className={buttonClass({})}>
              Change them
            </Link>
          </>
        }
      >
        Each chapter that you add then reads them from the analysis.
      </Empty>
    );
  return (
    <>
      <Empty
        icon={BookOpen}
        title="An analysis begins with one home and its loan"
        action={
          <Link to={editor} className={buttonClass({ variant: "primary" })}>
            Type the home and the loan
          </Link>
        }
      >
        Type them and save, then choose the chapters. Or begin with a saved comparison, which becomes the first chapter.
      </Empty>
      <Saved clientID={clientID} />
    </>
  );
}

function Saved({ clientID }: { clientID: string | null }) {
  const found = useScenarioLines(clientID, "");
  const [busy, setBusy] = useState<string | null>(null);
  const navigate = useNavigate();
  const isThere = useIsThere();
  if (found.state !== "ready") return null;
  const lines = found.data.lines
    // A report belongs to one analysis, so one that is already a chapter cannot begin another.
    .filter(({ toolName, type, analysis }) => toolName === "lc2" && type === "purchase" && !analysis)
    .slice(0, mostOffered);
  if (lines.length === 0) return null;
  const begin = async (id: string) => {
    setBusy(id);
    const made = await makeAnalysis(id);
    setBusy(null);
    if (made && isThere.current) navigate(made);
    else if (made) notify.success("The purchase analysis is ready.");
  };
  return (
    <section aria-label="Saved comparisons" className="mx-auto mb-8 w-full max-w-[640px] px-4">
      <h2 className="mb-2 font-semibold text-h2">Begin with a saved comparison</h2>
      <ul className="rounded-md border border-line">
        {lines.map(({ id, name, towns, homes, clientName, lastUpdated }) => (
          <li key={id} className="flex items-center gap-3 border-line border-b px-4 py-2 last:border-b-0">
            <span className="min-w-0 flex-1">
              <b className="block truncate font-medium">{name}</b>
              <span className="num block truncate text-fg-2 text-sm phone:whitespace-normal">
                {[clientName, towns, date(lastUpdated)].filter(Boolean).join(" · ")}
              </span>
            </span>
            {homes ? (
              <span className="max-w-48 text-right text-fg-2 text-sm">It compares several homes.</span>
            ) : (
              <Button
                size="sm"
                className="touch:h-11"
                busy={busy === id}
                disabled={busy !== null}
                aria-label={`Begin with ${name}`}
                onClick={() => void begin(id)}
              >
                Begin with it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
