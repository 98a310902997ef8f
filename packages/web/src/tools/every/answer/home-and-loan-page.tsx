import { Plus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { beginIn } from "../../../forms/fields/field-errors";
import { SettingsContext, useOwnSettings } from "../../../forms/fields/settings";
import { useLoanIDs } from "../../../forms/fields/use-loan";
import { LoanSheet } from "../../../forms/loan/window/loan-sheet";
import { openNewLoan } from "../../../forms/loan/window/open-loan";
import { PriceLine, PropertyLine } from "../../../forms/property/property-lines";
import { PropertyStrip } from "../../../forms/property/property-strip";
import { resultsOf } from "../../../lib/paths";
import { useMedia } from "../../../lib/use-media";
import { loanToBuyWith } from "../../../scenario/assumptions";
import { mostLoans } from "../../../scenario/document";
import { useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { useTool } from "../open-tool";
import { RulesDay } from "../rules-day";
import { TypedPage } from "../scenario-page";
import { LoanChoice } from "./loan-choice";

/** Below this width the strip of the homes has no room: their lines stand in the loan's sheet. */
const narrow = "(max-width: 720px)";

type Props = {
  /** What is asked besides: its title, and what it says below. */
  asks: string;
  says: string;
  /** The fields of it. */
  children: ReactNode;
};

/** The home, the loan that buys it, and what the tool asks besides. */
export const HomeAndLoanPage = (props: Props) => (
  <TypedPage page="scenario" path="property" loading={<ScenarioSkeleton />}>
    <Scenario {...props} />
  </TypedPage>
);

function Scenario(asked: Props) {
  const settings = useOwnSettings();
  const small = useMedia(narrow);
  const ids = useLoanIDs();
  const chosen = useScenario(({ document }) => loanToBuyWith(document)?.id);
  const id = chosen ?? ids[0];
  useBeginInPrice();
  return (
    <SettingsContext value={settings}>
      {!small && <PropertyStrip />}
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_336px] max-lg:grid-cols-1">
        <section aria-label="Loan to buy with" className="min-w-0 border-line max-lg:border-b lg:border-r">
          <div className="mx-auto flex max-w-[640px] flex-wrap items-center gap-2 px-4 pt-4">
            <h2 className="mr-auto font-semibold text-h2">Loan to buy with</h2>
            <LoanChoice />
            <Button
              size="sm"
              icon={Plus}
              className="touch:h-11"
              disabled={ids.length >= mostLoans}
              onClick={() => void openNewLoan()}
            >
              Add loan
            </Button>
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
        <Asked {...asked} />
      </div>
    </SettingsContext>
  );
}

const HomeLines = (loan: { id: string; place: number }) => (
  <>
    <PropertyLine {...loan} />
    <PriceLine {...loan} />
  </>
);

function Asked({ asks, says, children }: Props) {
  const reportID = useScenario(({ document }) => document.id);
  const tool = useTool().key;
  return (
    <section aria-label={asks} className="bg-surface px-5 py-4">
      <h2 className="mb-1 font-semibold text-h2">{asks}</h2>
      <p className="mb-3 text-fg-2">{says}</p>
      <div className="flex flex-col gap-3">{children}</div>
      <Link to={resultsOf({ tool, reportID })} className={buttonClass({ variant: "primary", className: "mt-4" })}>
        See the answer
      </Link>
      <p className="mt-6 text-fg-3 text-sm">
        <RulesDay />
      </p>
    </section>
  );
}

/** A report that nothing was typed into begins in its price. */
function useBeginInPrice() {
  const id = useScenario(({ document }) => document.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report
  useEffect(() => {
    const { document, opened, saved } = useScenario.getState();
    const price = document.properties[0]?.purchaseDetails[0];
    if (saved || document !== opened.document || price?.price !== null) return;
    // The page itself takes the focus when it is opened.
    const frame = requestAnimationFrame(() => beginIn(`${price.id}.price`));
    return () => cancelAnimationFrame(frame);
  }, [id]);
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
