import type { AlertDetail, TouchedClient } from "@highway/core/alerts/schema";
import { isLocked } from "@highway/core/clients/pure/rate-lock";
import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { sentence } from "../../../lib/api/api-error";
import { cx } from "../../../lib/class-names";
import { localDay } from "../../../lib/format/days";
import { date, difference, money, moneyWithCents, percent, quantity } from "../../../lib/format/format";
import { nameInNotice, notify } from "../../../lib/notify";
import { clientPage } from "../../../lib/paths";
import { setRateLock } from "../../../lib/set-rate-lock";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";

/** "+$16.47", or "No change". */
export function changeText(amount: number): string {
  const text = difference(amount, moneyWithCents);
  return text === "same" ? "No change" : text;
}
export const changeColor = (amount: number) =>
  amount > 0 ? "text-danger" : amount < 0 ? "text-positive" : "text-fg-2";
/** 6.500%, and 6.5625% where three decimals do not say it. */
export const rateText = (rate: number) => percent(rate, Math.abs(rate * 1000 - Math.round(rate * 1000)) < 1e-6 ? 3 : 4);

/** The floating clients whom an alert touches, each with the rate at the same cost and the payment. A client whose rate is locked since is marked here. */
export function TouchedTable({ alert: { clients, touched } }: { alert: AlertDetail }) {
  const total = touched?.aMonth ?? 0;
  return (
    <table className="num w-full border-collapse">
      <thead>
        <tr className="text-fg-3 text-xs">
          <th className="pb-1 text-left font-medium">Floating client</th>
          <th className="pb-1 text-right font-medium">Rate, same cost</th>
          <th className="pb-1 text-right font-medium">Payment</th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.clientID} className="border-line border-t align-top">
            <td className="py-1.5 pr-2">
              <Link
                to={clientPage(client.clientID)}
                className="font-medium text-accent-text underline-offset-2 hover:underline touch:relative touch:z-1 touch:-my-3 touch:inline-block touch:min-w-11 touch:py-3"
              >
                {client.name}
              </Link>
              <span className="block text-fg-3 text-xs">
                {`${money(client.amount)}${client.closingDate ? `, closes ${date(client.closingDate)}` : ""}`}
              </span>
              <LockMark client={client} />
            </td>
            <td className="py-1.5 text-right">
              {rateText(client.rate)}
              <span className="block text-fg-3 text-xs">{`to ${rateText(client.newRate)}`}</span>
            </td>
            <td className="py-1.5 pl-2 text-right">
              <b className={cx("font-semibold", changeColor(client.aMonth))}>{changeText(client.aMonth)}</b>
              <span className="block whitespace-nowrap text-fg-3 text-xs">
                {`${moneyWithCents(client.payment)} to ${moneyWithCents(client.newPayment)}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-fg-3 border-t font-semibold">
          <td className="py-1.5">{quantity(clients.length, "client")}</td>
          <td />
          <td className={cx("py-1.5 text-right", changeColor(total))}>{`${changeText(total)} a month`}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Says that the client's rate is locked since, or lets the officer say so. */
function LockMark({ client: { clientID, name, rateLock } }: { client: TouchedClient }) {
  const [busy, setBusy] = useState(false);
  if (isLocked(rateLock, inEastern(Date.now()).day))
    return (
      <span className="block py-0.5">
        <Badge icon={Lock}>Locked</Badge>
      </span>
    );
  const set = async (lock: TouchedClient["rateLock"] | null) => {
    setBusy(true);
    const isSet = await setRateLock(clientID, lock ?? null).then(
      () => true,
      (error: unknown) => void notify.error(sentence(error)),
    );
    setBusy(false);
    return isSet === true;
  };
  const lock = async () => {
    if (await set({ since: localDay(), until: null }))
      notify.undo(
        `${nameInNotice(name)} is marked as locked. The next alert will leave them out.`,
        () => void set(rateLock ?? null),
      );
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={Lock}
      busy={busy}
      aria-label={`Mark as locked: ${name}`}
      onClick={() => void lock()}
      className="-ml-2"
    >
      Mark as locked
    </Button>
  );
}
