import { ArrowDown, Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { SettingsContext, useOwnSettings } from "../../../forms/fields/settings";
import { useLoanIDs } from "../../../forms/fields/use-loan";
import { LoanSheet } from "../../../forms/loan/window/loan-sheet";
import { openNewLoan } from "../../../forms/loan/window/open-loan";
import { PriceLine, PropertyLine } from "../../../forms/property/property-lines";
import { PropertyStrip } from "../../../forms/property/property-strip";
import { act, useActions } from "../../../lib/actions";
import { money } from "../../../lib/format/format";
import { editorOf, resultsOf } from "../../../lib/paths";
import { keyLabels } from "../../../lib/shortcuts";
import { useMedia } from "../../../lib/use-media";
import { loanToBuyWith } from "../../../scenario/assumptions";
import { analysisOf, isRefinance, type WorkingLoan, type WorkingReport } from "../../../scenario/document";
import { whyFull } from "../../../scenario/edits/room";
import { loanName } from "../../../scenario/names/loan-name";
import { placeName } from "../../../scenario/names/place-name";
import { useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Kbd } from "../../../ui/kbd";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { useTool } from "../open-tool";
import { RulesDay } from "../rules-day";
import { TypedPage } from "../scenario-page";
import { useBeginIn } from "../use-begin-in";

/** Below this width there is no room for the strip of homes, whose rows are then in the loan's sheet. */
const narrow = "(max-width: 720px)";

type Props = {
  /** The title of the loan, which loan of the report it is, and how another is chosen. */
  loan: { title: string; chosen: (document: WorkingReport) => WorkingLoan | undefined; choice: ReactNode };
  /** Shown between the homes and the loan. */
  below?: ReactNode;
  /** The title of the tool's own fields, and the sentence below it. */
  asks: string;
  says: string;
  /** The tool's own fields, if it has any. */
  children?: ReactNode;
  /** The words of the link to the next page. */
  onward?: string;
};

const seeAnswer = "See the answer";

/** The page of the home, its loan, and the tool's own fields. */
export const HomeAndLoanPage = (props: Props) => (
  <TypedPage page="scenario" path="property" loading={<ScenarioSkeleton />}>
    <Scenario {...props} />
  </TypedPage>
);

function Scenario({ loan: { title, chosen: find, choice }, below, ...asked }: Props) {
  const settings = useOwnSettings();
  const small = useMedia(narrow);
  const ids = useLoanIDs();
  const full = useScenario(({ document }) => whyFull(document));
  const chosen = useScenario(({ document }) => find(document)?.id);
  const id = chosen ?? ids[0];
  const analysis = useScenario(({ document }) => analysisOf(document));
  useBeginIn(firstField);
  return (
    <SettingsContext value={settings}>
      {!small && !analysis && <PropertyStrip />}
      {below}
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_336px] max-lg:grid-cols-1">
        {analysis && <OfAnalysis analysis={analysis} />}
        {!analysis && (
          <section aria-label={title} className="min-w-0 border-line max-lg:border-b lg:border-r">
            <div className="mx-auto flex max-w-[640px] flex-wrap items-center gap-2 px-4 pt-4">
              <h2 className="mr-auto font-semibold text-h2">{title}</h2>
              {choice}
              <Button
                size="sm"
                icon={Plus}
                className="touch:h-11"
                disabled={full !== undefined}
                title={full}
                onClick={() => void openNewLoan()}
              >
                Add loan
              </Button>
              {small && (
                // The next field is far below the loan's rows.
                <Button variant="link" size="sm" className="w-full justify-start" onClick={() => act("mod+Enter")}>
                  {`Next: ${asked.children ? asked.asks : (asked.onward ?? seeAnswer)}`}
                  <Icon of={ArrowDown} size={14} />
                </Button>
              )}
            </div>
            <div className="mx-auto max-w-[640px] pb-4">
              {id && (
                <LoanSheet
                  key={id}
                  id={id}
                  place={ids.indexOf(id)}
                  home={small ? <HomeLines id={id} place={ids.indexOf(id)} /> : undefined}
                />
              )}
            </div>
          </section>
        )}
        <Asked {...asked} />
      </div>
    </SettingsContext>
  );
}

/** The home and the loan in a chapter of a purchase analysis, which can only be read here and link to where they are typed. */
function OfAnalysis({ analysis }: { analysis: string }) {
  const home = useScenario(({ document }) => document.properties[0]);
  const price = useScenario(({ document }) => document.properties[0]?.purchaseDetails[0]?.price);
  const loan = useScenario(({ document }) => loanToBuyWith(document));
  const facts = [
    ["Home", home && placeName(home, 0)],
    ["Price", typeof price === "number" && money(price)],
    ["Loan", loan && loanName(loan)],
  ] as const;
  return (
    <section
      aria-label="Home and loan"
      className="min-w-0 border-line px-6 py-4 max-lg:border-b lg:border-r phone:px-4"
    >
      <h2 className="font-semibold text-h2">Home and loan</h2>
      <p className="mb-3 text-fg-2">
        This is a chapter of a purchase analysis, which has one home and one set of loans.
      </p>
      <dl className="num mb-4 grid max-w-[480px] gap-1">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-fg-2">{label}</dt>
            <dd>{value || "Not known yet"}</dd>
          </div>
        ))}
      </dl>
      <Link to={editorOf({ tool: "pa", reportID: analysis })} className={buttonClass({})}>
        Change them in the analysis
      </Link>
    </section>
  );
}

const HomeLines = (loan: { id: string; place: number }) => (
  <>
    <PropertyLine {...loan} />
    <PriceLine {...loan} />
  </>
);

function Asked({ asks, says, children, onward = seeAnswer }: Omit<Props, "loan" | "below">) {
  const reportID = useScenario(({ document }) => document.id);
  const tool = useTool().key;
  const section = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const answer = resultsOf({ tool, reportID });
  /** Goes from the home and the loan to the tool's own fields, and from there to the answer, because the rows between are rarely all filled in. */
  const goOn = () => {
    const first = section.current?.querySelector<HTMLElement>("input, button");
    if (!first || section.current?.contains(document.activeElement)) return void navigate(answer);
    first.scrollIntoView({ block: "nearest" });
    first.focus();
  };
  useActions([{ label: "Continue", does: `Continue: ${asks}`, keys: "mod+Enter", onSelect: goOn }]);
  return (
    <section ref={section} aria-label={asks} className="bg-surface px-5 py-4">
      <h2 className="mb-1 font-semibold text-h2">{asks}</h2>
      <p className="mb-3 text-fg-2">{says}</p>
      <div className="flex flex-col gap-3">{children}</div>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to={answer} className={buttonClass({ variant: "primary" })}>
          {onward}
        </Link>
        <span className="flex items-center gap-1 text-fg-3 text-xs touch:hidden">
          {keyLabels("mod+Enter").map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          continue
        </span>
      </div>
      <p className="mt-6 text-fg-3 text-sm">
        <RulesDay />
      </p>
    </section>
  );
}

/** Returns the field of the price, or of the value for an owned home, which has no price. */
function firstField({ properties: [home], loans }: WorkingReport): string | null {
  const [price] = home?.purchaseDetails ?? [];
  if (!home || !price) return null;
  if (!loans.some(isRefinance)) return price.price === null ? `${price.id}.price` : null;
  return (home.userEstimatedValue ?? null) === null ? `${home.id}.userEstimatedValue` : null;
}

const lines = Array.from({ length: 10 }, (_, line) => line);
const ScenarioSkeleton = () => (
  <Skeleton label="Loading the scenario">
    <div className="flex h-27 flex-col gap-3 border-line border-b bg-canvas px-6 py-3">
      <Bone className="h-3.5 w-64" />
      <Bone className="h-7 w-full max-w-[520px]" />
    </div>
    <div className="mx-auto max-w-[640px] px-4 pt-4">
      {lines.map((line) => (
        <Bone key={line} className="my-4 h-3 w-full" />
      ))}
    </div>
  </Skeleton>
);
