import { useId } from "react";
import { cx } from "../../../lib/class-names";
import { money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { contractMonths, contractResult } from "../../../scenario/figures/loan-figures";
import { loanName } from "../../../scenario/names/loan-name";
import { downShare, spelledMonths } from "../../../scenario/names/loan-title";
import { cellsOf, homeAndPrice } from "../../cells";
import { type Computed, isToday } from "../../columns";
import { toldSteps } from "../../payment-steps";
import { isBought, isCash, isRefinance } from "../../row";
import { cashRows, premiumLeftOut } from "../../rows/cash";
import { homePrice, streetOf } from "../../rows/loans";
import { monthlyRows } from "../../rows/monthly";
import { cashAfterSale, offeredOf, roomOf, saleOf } from "./answer";
import { LoanBadge } from "./loan-badge";
import { LoanTitle } from "./loan-title";
import { useSkin } from "./skin";
import { box, type Mark, TileBody } from "./tile-body";
import { SoldTile, TodayTile } from "./today-tile";

/** Every loan at a glance, by home: the payment, the cash, and the terms that must stand beside a payment (12 CFR 1026.24(d)). A press picks a loan. */
export function LoanTiles() {
  const skin = useSkin();
  const { answer } = skin.words.client;
  const group = useId();
  const offered = offeredOf(skin);
  const { isDense } = roomOf(skin);
  const homes = [...new Set(offered.map(homeAndPrice))].map((home) =>
    offered.filter((column) => homeAndPrice(column) === home),
  );
  const today = skin.source.columns.filter(isToday);
  const sale = today.length === 0 ? saleOf(skin) : null;
  return (
    <fieldset className="mt-4 flex flex-wrap gap-x-3 gap-y-4 @min-[640px]:mt-5">
      <legend className="sr-only">{answer.group}</legend>
      {homes.map((loans, at) => {
        const first = at === 0 ? [...today.map(({ id }) => id), ...(sale ? [sale.propertyID] : [])] : [];
        const tiles = loans.length + first.length;
        return (
          <div
            key={loans[0]!.id}
            className="min-w-full @min-[640px]:flex @min-[640px]:min-w-0 @min-[640px]:flex-col"
            style={{ flex: `${tiles} 1 ${tiles * 168}px` }}
          >
            {!(today.length > 0 && homes.length === 1) && (
              <HomeHead loan={loans[0]!} isOne={homes.length === 1 && !sale} />
            )}
            <div className="grid grow gap-1.5 @min-[640px]:gap-2 @min-[640px]:grid-cols-[repeat(auto-fit,minmax(min(100%,164px),1fr))]">
              {at === 0 && today.map((column) => <TodayTile key={column.id} column={column} />)}
              {at === 0 && sale && <SoldTile sale={sale} />}
              {loans.map((offer) => (
                <Tile key={offer.id} offer={offer} group={group} isOne={offered.length === 1} isDense={isDense} />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

/** A home and its price. The street of an only home is already in the headline. */
function HomeHead({ loan, isOne }: { loan: Computed; isOne: boolean }) {
  const { figures } = useSkin().words.loan;
  const { city = "" } = loan.property ?? {};
  const named = [streetOf(loan.property), city].filter(Boolean).join(", ");
  const worth = isBought(loan) ? figures.price : figures.value;
  return (
    <h2 className="mb-2 flex flex-wrap justify-between gap-x-3 text-note @min-[640px]:mb-2.5 @min-[640px]:block @min-[640px]:border-paper-edge @min-[640px]:border-b-2 @min-[640px]:pb-1.5">
      <span className="font-semibold text-fg-2">{isOne ? worth : named || worth}</span>
      <span className="num font-medium text-fg-3 @min-[640px]:block">{money(homePrice(loan))}</span>
    </h2>
  );
}

type TileProps = { offer: Computed; group: string; isOne: boolean; isDense: boolean };

function Tile({ offer, group, isOne, isDense }: TileProps) {
  const { picked, pick } = useSkin();
  const isPicked = offer.id === picked.id;
  const Box = isOne ? "div" : "label";
  return (
    <Box
      className={cx(
        box,
        isDense && "@max-[640px]:py-1",
        "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        isPicked && !isOne ? "border-accent bg-accent-soft/25 ring-1 ring-accent ring-inset" : "border-paper-edge",
        !isOne && "cursor-pointer",
      )}
    >
      {!isOne && (
        <input
          type="radio"
          name={group}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[14px] outline-none"
          checked={isPicked}
          onChange={() => pick(offer.id)}
        />
      )}
      <Glance offer={offer} isDense={isDense} />
    </Box>
  );
}

/** The content of a loan's tile. */
function Glance({ offer, isDense }: Pick<TileProps, "offer" | "isDense">) {
  const skin = useSkin();
  const { client, loan: loanWords } = skin.words;
  const made = loanName({ ...offer.loan, name: "" }, loanWords);
  const isSaid = offer.title.toLowerCase().includes(made.toLowerCase());
  return (
    <TileBody
      badge={
        <>
          <span aria-hidden="true" className="contents">
            <LoanBadge column={offer} />
          </span>
          <span className="sr-only">{offer.head}</span>
        </>
      }
      title={<LoanTitle column={offer} />}
      subtitle={isSaid ? null : made}
      made={isSaid || skin.words.lang === "en" || offeredOf(skin).length > 4 ? null : made}
      payment={offer.result.monthly.total === null ? client.report.unknown : moneyWithCents(offer.result.monthly.total)}
      isKnown={offer.result.monthly.total !== null}
      steps={toldSteps(offer, loanWords).map(({ payment, when }) => `${money(payment)} ${when}`)}
      cash={cashText(offer, skin)}
      {...termsOf(offer, skin)}
      marks={marksOf(offer, skin)}
      isDense={isDense}
    />
  );
}

type Skinned = ReturnType<typeof useSkin>;

function cashText(offer: Computed, skin: Skinned): string {
  const leftOut = premiumLeftOut(offer, skin.words.loan);
  return [cashSum(offer, skin), ...(leftOut ? [leftOut] : [])].join(", ");
}

function cashSum(offer: Computed, skin: Skinned): string {
  const { picks, answer } = skin.words.client;
  const left = cashAfterSale(saleOf(skin), offer);
  const cash = left ?? offer.result.cash.toClose;
  const sum = money(Math.abs(cash));
  if (left !== null) return (cash < 0 ? answer.keptAfterSale : answer.afterSale)(sum);
  return (cash < 0 ? picks.toYou : picks.toClose)(sum);
}

/** Returns the terms: "20% down at 6.5%" beside the cash, and the others, "6.549% APR, 360 payments". */
function termsOf(offer: Computed, skin: Skinned): { beside: string | null; terms: string[] } {
  const { basis, words } = skin;
  const { picks, answer } = words.client;
  const { loan, terms } = offer;
  if (isCash(offer)) return { beside: terms || null, terms: [] };
  const { rates } = contractResult(basis, loan, offer.result);
  const rate = trimmedPercent(rates[0]?.rate ?? loan.rate);
  const years = spelledMonths(Number(loan.term) * 12, words.loan);
  const isFirst = rates.length > 1;
  const down = isBought(offer) && terms ? downShare(offer.result) : null;
  const apr = aprOf(offer, skin) ?? "";
  const one = (line: string) => (line ? [line] : []);
  if (!isBought(offer)) return { beside: answer.yearsAt(years, rate, isFirst), terms: one(apr) };
  if (down === null) return { beside: picks.at(rate, isFirst), terms: one(apr) };
  const rest = [picks.below(rate, isFirst), apr].filter((each) => each !== "").join(", ");
  return { beside: picks.downAt(down, rate, isFirst), terms: one(rest) };
}

/** Writes "6.549% APR, 360 payments". These are the payments of the contract, whatever is paid in addition. */
function aprOf(offer: Computed, { basis, words: { client } }: Skinned): string | null {
  const result = contractResult(basis, offer.loan, offer.result);
  if (result.apr === null) return null;
  return client.picks.terms(trimmedPercent(result.apr), client.idea.payments(contractMonths(result)));
}

/** Returns the marks of the lowest payment and the least cash, by the report's rule, and what a refinance changes. */
function marksOf(offer: Computed, { source, manner, words: { client } }: Skinned): Mark[] {
  const { answer } = client;
  const at = source.columns.indexOf(offer);
  const isLowest = (row: (typeof monthlyRows)["totalPayment"] | (typeof cashRows)["cashToClose"]) =>
    cellsOf(row, source.columns, manner)[at]?.isLowest === true;
  const saved = isRefinance(offer) ? (offer.result.savings?.monthlySavings ?? null) : null;
  const size = moneyWithCents(Math.abs(saved ?? 0));
  const change =
    saved === null
      ? null
      : saved === 0
        ? { text: answer.sameAsToday, isGood: false }
        : { text: (saved > 0 ? answer.lessThanToday : answer.moreThanToday)(size), isGood: saved > 0 };
  return [
    ...(change ? [change] : []),
    ...(isLowest(monthlyRows.totalPayment) ? [{ text: answer.lowestPayment, isGood: true }] : []),
    ...(isLowest(cashRows.cashToClose) ? [{ text: answer.leastCash, isGood: true }] : []),
  ];
}
