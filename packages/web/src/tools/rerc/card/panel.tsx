import { metricLabels } from "@highway/engine/tools/report-card/input";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { Columns3, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { date } from "../../../lib/format/format";
import { ChangePanel } from "../../../report/answer/change-panel";
import type { CardSelection } from "../../../report/report-card/cards";
import { standsOf } from "../../../report/report-card/compare-rows";
import { countyTitle } from "../../../report/report-card/text";
import { reportCardEn } from "../../../report/report-card/words.en";
import {
  compareWith,
  countyOfCard,
  reportCardOf,
  showFigure,
  showOverall,
  stopComparing,
  takeFigures,
} from "../../../scenario/report-card";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { LoanMark } from "../../../ui/loan-mark";
import { CountySearch } from "../county-search";

/** The most counties side by side. */
const most = 4;
type Props = { shown: CardSelection; newest: string };
/** The figure that is open, which a phone keeps in sight. */
type PanelProps = Props & { metric: Metric };

/** The report's choices besides the county: others to compare, the figures that a client sees, and the day of all of them. */
export const Panel = ({ shown, newest, metric }: PanelProps) => (
  <ChangePanel
    title="Compare"
    aside={<Count />}
    answer={{ label: reportCardEn.metrics[metric].long, figure: standsOf(shown.card.grades[metric], reportCardEn) }}
    button={{ icon: Columns3, label: "Compare" }}
  >
    <Compared shown={shown} />
    <ShownToClient />
    <Figures shown={shown} newest={newest} />
    <p className="mx-5 mb-4 phone:mx-4 flex gap-2 rounded-md bg-canvas p-3 text-fg-2">
      <Icon of={Info} className="mt-0.5 shrink-0" />
      Counties only, with nothing about people beyond their number and median income, because a lender must not steer
      buyers.
    </p>
    {shown.cards.sample && (
      <p className="mx-5 mb-4 phone:mx-4 rounded-md bg-warning-soft p-3 text-warning">{reportCardEn.method.sample}</p>
    )}
  </ChangePanel>
);

/** Returns the county of the card, which comes first and stays, and those beside it. */
function useFips(): string[] {
  const compared = useScenario(({ document }) => reportCardOf(document).compared);
  const county = useScenario(({ document }) => countyOfCard(document));
  return [county, ...compared.filter((fip) => fip !== county)];
}

const Count = () => (
  <span className="num text-fg-3">
    {useFips().length} of {most}
  </span>
);

/** The compared counties, up to three besides that of the card. */
function Compared({ shown: { cards, card } }: { shown: CardSelection }) {
  const fips = useFips();
  const isHome = useScenario(({ document }) => Boolean(document.properties[0]?.fip));
  return (
    <>
      <ul className="px-5 phone:px-4">
        {fips.map((fip, at) => {
          const row = cards.cards.find((each) => each.row.fip === fip)?.row;
          const name = row ? countyTitle(row) : `County ${fip}`;
          return (
            <li key={fip} className="flex h-10 items-center gap-2 border-line not-last:border-b touch:h-11">
              <LoanMark index={at} label={null} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {!row && <span className="text-fg-3 text-sm">No figures</span>}
              {fip === card.row.fip ? (
                <span className="text-fg-3 text-sm">{isHome ? "the home's" : "the card's"}</span>
              ) : (
                <IconButton icon={X} label={`Remove ${name}`} onClick={() => edit(null, stopComparing(fip))} />
              )}
            </li>
          );
        })}
      </ul>
      <div className="px-5 pt-2 pb-4 phone:px-4">
        {fips.length < most ? (
          <CountySearch
            label="Add a county to compare"
            placeholder="Add a county"
            without={fips}
            onChoose={(fip) => edit(null, compareWith(fip))}
          />
        ) : (
          <p className="text-fg-3">Up to four counties can be compared. Remove one to add another.</p>
        )}
      </div>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-line border-t px-5 py-3.5 phone:px-4">
    <h2 className="mb-1 font-semibold text-h2">{title}</h2>
    {children}
  </section>
);

/** The choice of figures for the client. The officer can leave figures out, but never change one. */
function ShownToClient() {
  const card = useScenario(({ document }) => reportCardOf(document));
  return (
    <Part title="What your client is shown">
      <ul className="grid grid-cols-2 gap-x-4">
        {metrics.map((metric) => {
          const isShown = card.metrics.includes(metric);
          return (
            <li key={metric}>
              <Checkbox
                label={metricLabels[metric]}
                checked={isShown}
                disabled={isShown && card.metrics.length === 1}
                onChange={(checked) => edit(null, showFigure(metric, checked))}
              />
            </li>
          );
        })}
        <li>
          <Checkbox
            label="Overall grade"
            checked={card.showOverall}
            onChange={(checked) => edit(null, showOverall(checked))}
          />
        </li>
      </ul>
    </Part>
  );
}

/** The day of the figures, which stay those of that day until the officer takes newer ones. */
function Figures({ shown: { cards, card }, newest }: Props) {
  const isOld = newest !== cards.version;
  return (
    <Part title="Figures">
      <p className="text-fg-2">
        {`These are the figures from ${date(cards.version.slice(0, 10))}. Your client sees the same ones, however late the link is opened.`}
      </p>
      {isOld && (
        <>
          <p className="mt-2 text-fg-2">{`There are newer figures from ${date(newest.slice(0, 10))}.`}</p>
          <Button size="sm" className="mt-2" onClick={() => edit(null, takeFigures(card.row.fip, newest))}>
            Use the newest figures
          </Button>
        </>
      )}
    </Part>
  );
}
