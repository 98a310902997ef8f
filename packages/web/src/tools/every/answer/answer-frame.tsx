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

/** Below this width the panel stands below the page, and a working lies over it. */
const tooNarrowToDock = "(max-width: 1023px)";

type Props<Name extends string> = {
  /** Whether the home and the loan are known, and what keeps the answer from being known though they are. */
  figures: { scenario: unknown; problems: Readonly<Record<string, string>> };
  facts: ReactNode;
  /** The sentence and what must stand beside it; nothing while it is not known. */
  lead: ReactNode;
  /** What nothing but the officer knows, for a phone. */
  asked: ReactNode;
  /** What the answer is made of; null while it is not known. */
  sections: ReactNode;
  /** What stands in the place of an answer that is not known; without it the page says which figure is missing. */
  nothing?: ReactNode;
  /** What moves it. */
  panel: ReactNode;
  /** How the figure that is open came about. */
  working: (open: Name, frame: { narrow: boolean; onClose: () => void }) => ReactNode;
  /** The figure whose working the key opens while none has the focus; null while nothing is known. */
  explains: Name | null;
  /** Further things that the keys and the palette do on the page. */
  actions?: readonly Action[];
  /** What the foot of the page says: the names of both ways, or the keys of the tool. */
  foot: Foot;
};

/** The answer first, then what it is made of; what moves it stands beside it. */
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
  // Figures that are not drawn anew with a key must not be so because of this.
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

type BodyProps = Pick<Props<string>, "figures" | "lead" | "asked" | "sections" | "nothing">;

function Body({ figures: { scenario, problems }, lead, asked, sections, nothing: own }: BodyProps) {
  const nothing = own ?? <NothingYet isReady={scenario !== null} problems={problems} />;
  if (scenario === null) return nothing;
  return (
    <>
      {lead}
      <AskedOnPhone>{asked}</AskedOnPhone>
      {sections ?? nothing}
    </>
  );
}

/** A phone's other fields are in its sheet; what the tool asks for is asked on the spot, and stays while it is typed in. */
function AskedOnPhone({ children }: { children: ReactNode }) {
  if (!useMedia(phone)) return null;
  return <div className="flex flex-col gap-3 px-4 pt-4">{children}</div>;
}

/** The working that is open. A press on its figure again, Escape or W closes it; W opens that of the figure that has the focus. */
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
/** The sentence, the picture and the cells where they will stand. */
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
  /** What the page is of the scenario, and its address below the tool's key. */ page?: string;
  path?: string;
  children: ReactNode;
};

/** The page of an answer, which may begin a report as every page does on which something is typed. */
export const AnswerOfReport = ({ page = "answer", path = "results", children }: PageProps) => (
  <TypedPage page={page} path={path} loading={<AnswerSkeleton />}>
    {children}
  </TypedPage>
);
