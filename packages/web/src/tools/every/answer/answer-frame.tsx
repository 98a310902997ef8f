import { Calculator } from "lucide-react";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { type Action, useActions } from "../../../lib/actions";
import { phone, useMedia } from "../../../lib/use-media";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { TypedPage } from "../scenario-page";
import { IdeasAtRest } from "./ideas-at-rest";
import { NothingYet } from "./nothing-yet";
import { type Foot, StatusBar } from "./status-bar";
import { WorkingContext } from "./working";

/** Below this width the panel is below the page, and a working covers the page. */
const tooNarrowToDock = "(max-width: 1023px)";

type Props<Name extends string> = {
  /** The engine's input, once the home and the loan are known, and what prevents an answer although they are. */
  figures: { scenario: unknown; problems: Readonly<Record<string, string>> };
  facts: ReactNode;
  /** The sentence and what must stand beside it; empty while it is not known. */
  lead: ReactNode;
  /** The fields that only the officer can fill in, for a phone. */
  asked: ReactNode;
  /** The sections below the answer; null while it is not known. */
  sections: ReactNode;
  /** The assumptions, which stay on the page while one of them is wrong and nothing is answered. */
  assumptions?: ReactNode;
  /** Shown in place of an answer that is not known; without it, the page says which figure is missing. */
  nothing?: ReactNode;
  /** The panel of figures that change the answer. */
  panel: ReactNode;
  /** Draws the working of the open figure. */
  working: (open: Name, frame: { narrow: boolean; onClose: () => void }) => ReactNode;
  /** The figure whose working the key opens while no figure has the focus; null while nothing is known. */
  explains: Name | null;
  /** Further actions of the page's keys and palette. */
  actions?: readonly Action[];
  /** The foot of the page: the names of both sides, or the keys of the tool. */
  foot: Foot;
};

/** The frame of an answer: the answer, the sections below it, and the panel of changes beside it. */
export function AnswerFrame<Name extends string>({
  facts,
  panel,
  working,
  explains,
  actions = [],
  foot,
  ...body
}: Props<Name>) {
  const [open, setOpen] = useWorking(explains, actions);
  const narrow = useMedia(tooNarrowToDock);
  const isPhone = useMedia(phone);
  const isDocked = open !== null && !narrow;
  // Parts that a key does not redraw must not be redrawn because of this context.
  const context = useMemo(
    () => ({ open, toggle: (figure: string) => setOpen(open === figure ? null : (figure as Name)) }),
    [open, setOpen],
  );
  return (
    <WorkingContext value={context}>
      {facts}
      <div className="flex flex-1 max-lg:flex-col">
        <div className="@container min-w-0 flex-1">
          {isPhone && (
            <div className="px-4 pt-3 empty:hidden">
              <IdeasAtRest />
            </div>
          )}
          <Body {...body} />
        </div>
        {!isDocked && panel}
        {open && <Suspense fallback={null}>{working(open, { narrow, onClose: () => setOpen(null) })}</Suspense>}
      </div>
      <StatusBar {...foot} />
    </WorkingContext>
  );
}

type BodyProps = Pick<Props<string>, "figures" | "lead" | "asked" | "sections" | "assumptions" | "nothing">;

function Body({ figures: { scenario, problems }, lead, asked, sections, assumptions, nothing: own }: BodyProps) {
  const nothing = own ?? <NothingYet isReady={scenario !== null} problems={problems} />;
  if (scenario === null) return nothing;
  return (
    <>
      {lead}
      <AskedOnPhone>{asked}</AskedOnPhone>
      {sections ?? nothing}
      {assumptions}
    </>
  );
}

/** The fields that only the officer can fill in, on the page itself; a phone's other fields are in its sheet. A field stays while it is being typed in. */
function AskedOnPhone({ children }: { children: ReactNode }) {
  if (!useMedia(phone)) return null;
  return <div className="flex flex-col gap-3 px-4 pt-4">{children}</div>;
}

/** Holds the open working. A press on its figure again, Escape or W closes it; W opens that of the figure with the focus. */
function useWorking<Name extends string>(explains: Name | null, actions: readonly Action[]) {
  const [open, setOpen] = useState<Name | null>(null);
  const focused = () => document.activeElement?.getAttribute("data-working") as Name | null;
  useActions([
    {
      label: "Show how a figure is calculated",
      also: "working explain",
      icon: Calculator,
      keys: "w",
      disabled: explains === null,
      onSelect: () => setOpen(open ? null : (focused() ?? explains)),
    },
    ...actions,
  ]);
  return [explains === null ? null : open, setOpen] as const;
}

const cells = [0, 1, 2];
/** The placeholder of the sentence, the picture and the cells. */
const AnswerSkeleton = () => (
  <Skeleton label="Loading the answer">
    <div className="flex flex-col gap-3 px-6 py-6 phone:px-4">
      <Bone className="h-6 w-full max-w-[560px]" />
      <Bone className="h-4 w-full max-w-[420px]" />
      <Bone className="mt-3 h-4 w-full" />
    </div>
    <div className="grid grid-cols-3 gap-6 border-line border-y bg-canvas px-6 py-4 phone:grid-cols-1 phone:px-4">
      {cells.map((cell) => (
        <Bone key={cell} className="h-10 w-full" />
      ))}
    </div>
    <Bone className="mx-6 mt-6 h-60" />
  </Skeleton>
);

type PageProps = {
  /** The name of the page, and its address below the tool's key. */ page?: string;
  path?: string;
  children: ReactNode;
};

/** The page of an answer. Like every page on which something can be typed, it can begin a report. */
export const AnswerOfReport = ({ page = "answer", path = "results", children }: PageProps) => (
  <TypedPage page={page} path={path} loading={<AnswerSkeleton />}>
    {children}
  </TypedPage>
);
