import { type ComponentType, lazy, Suspense, startTransition } from "react";
import { useSearchParams } from "react-router";
import { SettingsContext, useOwnSettings } from "../../../forms/fields/settings";
import { phone, useMedia } from "../../../lib/use-media";
import { comparedLoans } from "../../../scenario/document";
import { useScenario } from "../../../scenario/store/store";
import { useOpenScenario } from "../../../scenario/store/use-open-scenario";
import { PageTitle } from "../../../ui/page/page-header";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ScenarioHead } from "../../every/head/scenario-head";
import { MissingScenario } from "../../every/missing-scenario";
import { Notice, useTypedHere } from "../../every/opened";

const desktopEditor = () => import("../desktop-editor");
const phoneEditor = () => import("../phone/phone-editor");

/** Loads the layout of this window together with the page: a phone loads no grid, a desktop no swiped pages. */
export async function load() {
  const onPhone = matchMedia(phone).matches;
  const { default: Shown } = await (onPhone ? phoneEditor() : desktopEditor());
  const layouts = onPhone
    ? { Desktop: lazy(desktopEditor), Phone: Shown }
    : { Desktop: Shown, Phone: lazy(phoneEditor) };
  return () => <EditorScreen layouts={layouts} />;
}

/** The layouts: loans side by side, or one loan at a time. */
type Layouts = { Desktop: ComponentType; Phone: ComponentType };

/** The loan comparison's editor: the scenario in the address, or the one begun last. */
function EditorScreen({ layouts }: { layouts: Layouts }) {
  const [search] = useSearchParams();
  const reportID = search.get("reportID");
  const asked = { tool: "lc2" as const, reportID, clientID: search.get("clientID"), isNew: search.has("new") };
  // It is drawn in parts, because a page of many fields drawn in one step would delay the response to the first touch.
  const opened = useOpenScenario(asked, startTransition);
  const settings = useOwnSettings();
  const ready = opened.state === "ready";
  useTypedHere(ready, "property");
  return (
    <SettingsContext value={settings}>
      {ready ? <ScenarioTitle /> : <PageTitle>{BLANK_TITLE}</PageTitle>}
      <ScenarioHead opening={opened.state} />
      {opened.state === "loading" && <EditorSkeleton />}
      {opened.state === "failed" && <Problem message={opened.message} onRetry={opened.retry} />}
      {opened.state === "missing" && <MissingScenario />}
      {ready && (
        <>
          <Notice />
          <Editor {...layouts} />
        </>
      )}
    </SettingsContext>
  );
}

const BLANK_TITLE = "Loan comparison";

function ScenarioTitle() {
  const name = useScenario((state) => state.document.name.trim());
  return <PageTitle>{name || BLANK_TITLE}</PageTitle>;
}

/** Shows the loans side by side if each has about 150 px, or 240 px for a finger; else one at a time. */
function Editor({ Desktop, Phone }: Layouts) {
  const loans = useScenario((state) => comparedLoans(state.document).length);
  const least = (each: number) => `(max-width: ${Math.max(720, 284 + loans * each)}px)`;
  const narrow = useMedia(`${least(150)}, (pointer: coarse) and ${least(240)}`);
  return <Suspense fallback={<EditorSkeleton />}>{narrow ? <Phone /> : <Desktop />}</Suspense>;
}

const rows = Array.from({ length: 13 }, (_, row) => row);

/** The placeholder of the strip and the grid. */
const EditorSkeleton = () => (
  <Skeleton label="Loading the scenario">
    <div className="flex h-27 flex-col gap-3 border-line border-b bg-canvas px-6 py-3">
      <Bone className="h-3.5 w-64" />
      <Bone className="h-7 w-full max-w-[520px]" />
    </div>
    <div className="flex h-10.5 items-center gap-16 border-line border-b px-6">
      <Bone className="h-3 w-16" />
      <Bone className="h-3 w-32" />
      <Bone className="h-3 w-32" />
    </div>
    {rows.map((row) => (
      <div key={row} className="flex h-row-compact items-center gap-16 border-line border-b px-6">
        <Bone className="h-3 w-28" />
        <Bone className="h-3 w-24" />
        <Bone className="h-3 w-24" />
      </div>
    ))}
  </Skeleton>
);
