import { moveInBasisPoints, priceText } from "@highway/engine/money/shown-price";
import { Link } from "react-router";
import { money, percent } from "../../lib/format/format";
import { clientPage } from "../../lib/paths";
import { Dialog } from "../../ui/overlays/dialog";
import type { Row } from "./figures";
import type { FloatingClient, Touched } from "./floating";
import { monthly, once } from "./since-card";
import { sheetTime } from "./words";

type Props = {
  open: boolean;
  onClose: () => void;
  row: Row;
  time: string;
  touched: Touched;
  floating: readonly FloatingClient[];
  rateForPoint: number;
};

/** The floating clients whom the move of a coupon touches, by both ways in which a lender passes it on, and those whom it does not. */
export function ClientsWindow({ open, onClose, row, time, touched, floating, rateForPoint }: Props) {
  const { couponName, currentPrice } = row.coupon;
  const others = floating.filter(({ clientID }) => !touched.clients.some((each) => each.clientID === clientID));
  const move = moveInBasisPoints(row.sheetPrice ?? 0, currentPrice ?? 0);
  return (
    <Dialog open={open} onClose={onClose} title={`Clients floating on ${couponName}`} width={720}>
      <div className="px-5 pb-5">
        <p className="text-fg-2">
          {`From ${priceText(row.sheetPrice ?? 0)} at ${sheetTime(time)} to ${priceText(currentPrice ?? 0)}, which is ${Math.abs(move)} bp ${move < 0 ? "down" : "up"}. At the same cost, the rate changes by ${percent(rateForPoint)} for each point; at the same rate, the points change.`}
        </p>
        {touched.clients.length > 0 ? (
          <ul className="mt-3">
            {touched.clients.map((client) => (
              <li
                key={client.clientID}
                className="num flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t py-2.5"
              >
                <span className="min-w-0">
                  <Link
                    to={clientPage(client.clientID)}
                    className="font-medium text-accent-text underline-offset-2 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
                  >
                    {client.name}
                  </Link>
                  <span className="block text-fg-3 text-sm">
                    {`${client.scenario}, ${money(client.loan.amount)} at ${percent(client.loan.rate)}`}
                  </span>
                </span>
                <span className="text-right">
                  <span className="block font-medium first-letter:uppercase">{monthly(client.cost.aMonth)}</span>
                  <span className="block text-fg-3 text-sm">{`at ${percent(client.cost.rate, 4)}, or ${once(client.cost.once)}`}</span>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-3">None of your floating clients has a loan that is priced off this coupon.</p>
        )}
        {others.length > 0 && (
          <p className="mt-3 border-line border-t pt-3 text-fg-3 text-sm">
            {`Not affected by this coupon: ${others.map(({ name }) => name).join(", ")}.`}
          </p>
        )}
        <p className="mt-3 text-fg-3 text-sm">
          Estimates for the first new fixed-rate loan of each client's newest scenario, among the 25 scenarios saved
          last. A lender decides when and how it changes its sheet.
        </p>
      </div>
    </Dialog>
  );
}
