import { defaultTool } from "@highway/core/tools/pure/names";
import { Check, Columns3, IdCard, type LucideIcon, UserPlus, X } from "lucide-react";
import { Link } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { cx } from "../../lib/class-names";
import { notify } from "../../lib/notify";
import { editorOf, paths } from "../../lib/paths";
import { usePreferences } from "../../lib/preferences";
import { useUser } from "../../lib/session";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";

type Step = { icon: LucideIcon; title: string; text: string; to: string; isDone: boolean };

/** Whether each step is done, by what the officer has; null while it is not known yet. */
function useStepsDone() {
  const { hasHeader } = useUser().header;
  const clients = useApi("GET /v2/client", { query: { count: "5" } });
  const reports = useApi("GET /v2/client/report-lines/page", { query: { count: "5" } });
  return {
    client: clients.state === "ready" ? clients.data[0].data.length > 0 : null,
    report: reports.state === "ready" ? reports.data.length > 0 : null,
    header: hasHeader,
  };
}

/** What a new officer does first. It stands on Home until all of it is done, or until it is hidden; the profile brings it back. */
export function FirstSteps() {
  const { preferences, prefer } = usePreferences();
  const done = useStepsDone();
  const isOver = done.client !== false && done.report !== false && done.header;
  if (!preferences.showFirstSteps || isOver) return null;
  const steps: Step[] = [
    {
      icon: UserPlus,
      title: "Add a client",
      text: "A name is all you need to start. Add email, income and tax rate later.",
      to: paths.addClient,
      isDone: done.client === true,
    },
    {
      icon: Columns3,
      title: "Compare loans and save",
      text: "Type a price, then a rate. The payment follows as you type. Add up to six loans side by side.",
      to: editorOf({ tool: defaultTool, isNew: true }),
      isDone: done.report === true,
    },
    {
      icon: IdCard,
      title: "Make it yours",
      text: "Your name, company, license and photo appear at the top of every report. You can send one once a name and a company are there.",
      to: `${paths.customSettings}?tab=customheader`,
      isDone: done.header,
    },
  ];
  const isKnown = done.client !== null && done.report !== null;
  const count = steps.filter(({ isDone }) => isDone).length;
  const next = isKnown && steps.find(({ isDone }) => !isDone);
  const hide = async () => {
    if (await prefer("showFirstSteps", false))
      notify.undo(
        "First steps hidden. You can show them again from your profile.",
        () => void prefer("showFirstSteps", true),
      );
  };
  return (
    <section aria-labelledby="first-steps" className="rounded-lg border border-line bg-surface p-5 shadow-card">
      <div className="mb-4 flex items-center gap-3">
        <h2 id="first-steps" className="font-semibold text-h2">
          Three steps to your first comparison
        </h2>
        <span className="num ml-auto shrink-0 text-fg-3">{isKnown && `${count} of 3 done`}</span>
        <IconButton icon={X} size="sm" label="Hide the first steps" onClick={() => void hide()} />
      </div>
      <ol className="grid grid-cols-3 gap-4 max-lg:grid-cols-1 phone:gap-3">
        {steps.map((step, index) => (
          <li key={step.title}>
            <StepLink {...step} number={index + 1} isNext={step === next} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const StepLink = ({ icon, title, text, to, isDone, number, isNext }: Step & { number: number; isNext: boolean }) => (
  <Link
    to={to}
    className={cx(
      "flex h-full gap-3 rounded-md border p-4 transition-colors hover:bg-hover",
      isNext ? "border-accent" : "border-line hover:border-line-strong",
    )}
  >
    <span
      className={cx(
        "grid size-8 shrink-0 place-items-center rounded-full",
        isDone ? "bg-positive-soft text-positive" : "bg-accent-soft text-accent-text",
      )}
    >
      <Icon of={isDone ? Check : icon} />
    </span>
    <span>
      <span className={cx("block font-semibold", isDone && "text-fg-2")}>
        {number}. {title}
        {isDone && <span className="sr-only"> (done)</span>}
      </span>
      <span className="mt-0.5 block text-fg-2">{text}</span>
    </span>
  </Link>
);
