import { bothUnitsText } from "@highway/core/alerts/pure/size";
import { levelText } from "@highway/core/alerts/pure/words";
import type { RuleInput } from "@highway/core/alerts/schema";
import { useApi } from "../../../lib/api/use-api";
import { Unbroken } from "../../../ui/unbroken";
import { sheetTime, shortDay } from "../words";
import { awayText, goalOf, indexText, type Market, reachedBy, triedText, wouldHaveSent } from "./rule-figures";
import { notationOf } from "./typed-figure";

/** Past days are measured from this time while the sheet has none today. */
const USUAL_SHEET = "09:40";

type Props = { value: RuleInput; market: Market };

/** What the sentence means today, and how often it would have been sent. */
export function RuleMeaning({ value, market, isNew }: Props & { isNew: boolean }) {
  const reached = isNew ? reachedBy(value, market) : undefined;
  const isReadable = notationOf(value).faultOf(value.amount) === null;
  return (
    <div className="flex flex-col gap-0.5 rounded-md border border-line bg-canvas px-3 py-2.5 text-fg-2 text-sm">
      {isReadable ? (
        <>
          <p className="text-fg">
            <Today value={value} market={market} isReached={reached !== undefined} />
          </p>
          {reached !== undefined && (
            <p className="text-warning">
              <Unbroken>{`It is ${levelText(reached)} now, so this alert goes off with the next price.`}</Unbroken>
            </p>
          )}
          <PastDays value={value} market={market} />
        </>
      ) : (
        <p>{`Once the ${value.since === "level" ? "price" : "size of the move"} is entered, this says what it means today.`}</p>
      )}
    </div>
  );
}

function Today({ value, market, isReached }: Props & { isReached: boolean }) {
  const { since, amount, direction } = value;
  if (since === "dayBefore") return indexText(value, market);
  const goal = goalOf(value, market);
  if (since === "level") {
    const away = isReached ? undefined : awayText(value, market);
    return <Unbroken>{away ? `${levelText(amount)}. ${away}` : `${levelText(amount)}.`}</Unbroken>;
  }
  const units = `${bothUnitsText(amount)}. `;
  if (goal === undefined)
    return since === "sheet" && !market.sheet
      ? `${units}This alert waits until your sheet has a time today.`
      : `${units}The price it is measured from is not known right now.`;
  return (
    <>
      {`${units}Today that is `}
      <b className="whitespace-nowrap font-semibold">{levelText(goal)}</b>
      {` or ${direction === "falls" ? "lower" : "higher"}.`}
    </>
  );
}

function PastDays({ value, market }: Props) {
  const { since, subject } = value;
  const time = market.sheet ?? USUAL_SHEET;
  const coupon = since === "dayBefore" ? null : { query: { coupon: subject, time } };
  const spans = useApi("GET /v1/markets/coupons/spans", coupon, { refreshInterval: 300_000 });
  if (coupon === null)
    return (
      <p>
        An index names no clients, because it shows the rates that other borrowers locked, not what your lender charges.
      </p>
    );
  const sent = spans.state === "ready" ? wouldHaveSent(value, spans.data) : undefined;
  if (!sent) return spans.state !== "loading" && <p>The prices of the last few days are not known yet.</p>;
  const measured = `Each day is measured from ${sheetTime(time)}, ${market.sheet ? "the time of today's sheet" : "since your sheet has no time today"}.`;
  return <p>{since === "sheet" ? `${triedText(sent, shortDay)} ${measured}` : triedText(sent, shortDay)}</p>;
}
