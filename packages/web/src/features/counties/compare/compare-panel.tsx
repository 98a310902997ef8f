import { Info, X } from "lucide-react";
import { date } from "../../../lib/format/format";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { LoanMark } from "../../../ui/loan-mark";
import type { Card, Cards } from "../card/card";
import { mostCounties } from "../chosen";
import { CountySearch } from "../county-search";

type Props = {
  cards: Cards;
  fips: readonly string[];
  onAdd: (fip: string) => void;
  onRemove: (fip: string) => void;
};

/** The counties that stand side by side. The first is the page's own; up to three others can be added. */
export function ComparePanel({ cards, fips, onAdd, onRemove }: Props) {
  const cardOf = (fip: string): Card | undefined => cards.cards.find(({ row }) => row.fip === fip);
  return (
    <>
      <div className="flex items-center justify-between px-5 pt-4 pb-1">
        <h2 className="font-semibold text-h2">Compare</h2>
        <span className="num text-fg-3">
          {fips.length} of {mostCounties}
        </span>
      </div>
      <ul className="px-5">
        {fips.map((fip, at) => {
          const row = cardOf(fip)?.row;
          const name = row ? `${row.name}, ${row.state}` : `County ${fip}`;
          return (
            <li key={fip} className="flex h-10 items-center gap-2 border-line not-last:border-b touch:h-11">
              <LoanMark index={at} label={null} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {!row && <span className="text-fg-3 text-sm">No figures</span>}
              {at > 0 && <IconButton icon={X} label={`Remove ${name}`} onClick={() => onRemove(fip)} />}
            </li>
          );
        })}
      </ul>
      <div className="px-5 pt-2 pb-4">
        {fips.length < mostCounties ? (
          <CountySearch label="Add a county to compare" placeholder="Add a county" without={fips} onChoose={onAdd} />
        ) : (
          <p className="text-fg-3">Four counties at most. Remove one to add another.</p>
        )}
      </div>
      <dl className="border-line border-t px-5 py-3">
        <div className="flex justify-between gap-3">
          <dt className="text-fg-2">Table of counties</dt>
          <dd className="num">{date(cards.version.slice(0, 10))}</dd>
        </div>
      </dl>
      <p className="mx-5 mb-4 flex gap-2 rounded-md bg-canvas p-3 text-fg-2">
        <Icon of={Info} className="mt-0.5 shrink-0" />
        Counties only, and nothing about people but their number and median income: a lender must not steer.
      </p>
      {cards.sample && (
        <p className="mx-5 mb-4 rounded-md bg-warning-soft p-3 text-warning">
          Sample figures for trying out Highway. They are made up and say nothing about these counties.
        </p>
      )}
    </>
  );
}
