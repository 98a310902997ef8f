import { cx } from "../../../lib/class-names";
import { money, moneyWithCents } from "../../../lib/format/format";
import type { Computed } from "../../columns";
import { offeredOf } from "./answer";
import { LoanBadge } from "./loan-badge";
import { LoanTitle } from "./loan-title";
import { useSkin } from "./skin";

const chosenLook = "border-accent bg-accent-soft ring-1 ring-accent ring-inset";

/** The list of loans beside the page on a screen, 44 px a loan, always in sight. */
export function LoanRail() {
  const skin = useSkin();
  const { answer } = skin.words.client;
  const offered = offeredOf(skin);
  if (offered.length < 2) return null;
  return (
    <nav
      aria-label={answer.picker}
      className="rounded-card border border-paper-line bg-surface px-2 pt-3 pb-2 shadow-paper print:hidden"
    >
      <h2 className="px-2 pb-1.5 font-semibold text-md">{answer.picker}</h2>
      {offered.map((offer) => (
        <Line key={offer.id} offer={offer} />
      ))}
    </nav>
  );
}

function Line({ offer }: { offer: Computed }) {
  const { picked, pick } = useSkin();
  const isPicked = offer.id === picked.id;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={() => pick(offer.id)}
      className={cx(
        "grid min-h-11 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 rounded-[10px] border px-2 py-0.5 text-left",
        isPicked
          ? "border-transparent bg-accent-soft font-semibold forced-colors:border-[Highlight]"
          : "border-transparent hover:bg-paper",
      )}
    >
      <LoanBadge column={offer} />
      <LoanTitle column={offer} className="line-clamp-2 text-note wrap-break-word" />
      <span className="num whitespace-nowrap text-md">{paymentOf(offer)}</span>
    </button>
  );
}

/** The letters of the loans at the top of a phone's screen, always in reach. */
export function LoanChips() {
  const skin = useSkin();
  const { answer } = skin.words.client;
  const offered = offeredOf(skin);
  if (offered.length < 2) return null;
  return (
    <nav
      aria-label={answer.picker}
      className="sticky top-0 z-10 -mx-4 min-w-0 border-paper-line border-b bg-paper px-4 py-2 print:hidden"
    >
      <ul className="relative -mx-4 -my-1 flex gap-1.5 overflow-x-auto px-4 py-1">
        {offered.map((offer) => {
          const isPicked = offer.id === skin.picked.id;
          const { total } = offer.result.monthly;
          const isSaid = (isPicked || offered.length < 3) && total !== null;
          return (
            <li
              key={offer.id}
              className={cx("min-w-11", isSaid ? "flex-[1_0_auto]" : "flex-1", isPicked && "grow-[2]")}
            >
              <button
                type="button"
                aria-pressed={isPicked}
                onClick={() => skin.pick(offer.id)}
                className={cx(
                  "flex min-h-11 w-full items-center justify-center gap-1.5 rounded-[12px] border px-2",
                  isPicked ? chosenLook : "border-paper-edge bg-surface",
                )}
              >
                <LoanBadge column={offer} />
                <LoanTitle column={offer} className="sr-only" />
                {isSaid && (
                  <span className={cx("num text-md", isPicked ? "font-semibold" : "text-fg-2")}>{money(total)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function paymentOf({ result }: Computed): string {
  const { total } = result.monthly;
  return total === null ? "" : moneyWithCents(total);
}
