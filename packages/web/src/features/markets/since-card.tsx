import { inEastern, timeOf } from "@highway/core/market/quotes/pure/eastern";
import { moveIn32ndsText, moveInBasisPoints, priceText } from "@highway/engine/money/shown-price";
import { BellRing, ChevronRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { cx } from "../../lib/class-names";
import { difference, money, moneyWithCents } from "../../lib/format/format";
import { paths } from "../../lib/paths";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Card } from "../../ui/card";
import { TextField } from "../../ui/fields/text-field";
import { Icon } from "../../ui/icon";
import { Kbd } from "../../ui/kbd";
import type { Row } from "./figures";
import type { Touched } from "./floating";
import { BasisPoints } from "./move";
import { SheetButton } from "./sheet-form";
import type { Sheets } from "./use-sheets";
import { easternTime, sheetTime } from "./words";

type Props = {
  row: Row;
  sheets: Sheets;
  touched: Touched | undefined;
  /** How many floating clients there are in all; undefined until they are known. */
  floating: number | undefined;
  isOld: boolean;
  /** The newest alert that this coupon sent today. */
  sent: { id: string; at: number } | undefined;
  onClients: () => void;
};

/** What has happened since the officer's sheet came out: the move of the chosen coupon, and what it costs the floating clients. */
export function SinceCard(props: Props) {
  const { sheets } = props;
  if (!sheets.sheets)
    return (
      <Card title="Since my sheet">
        {sheets.failure && (
          <p className="text-fg-2">
            The time of your sheet could not be read.{" "}
            <button type="button" onClick={sheets.failure.retry} className={buttonClass({ variant: "link" })}>
              Try again
            </button>
          </p>
        )}
      </Card>
    );
  if (sheets.time === null) return <SheetAsked sheets={sheets} isFirst={sheets.sheets.isFirst} />;
  return <Since {...props} time={sheets.time} />;
}

/** Says in two lines what has happened since the sheet, for a phone, where the coupon's move is shown above: from which price to which, then what it sent and whom it touches. */
export function SinceLine(props: Props) {
  const { sheets, row, touched, floating, isOld, sent, onClients } = props;
  const { currentPrice: price, couponName } = row.coupon;
  const { sheetPrice } = row;
  if (!sheets.sheets || sheets.time === null)
    return (
      <div className="p-4">
        <SinceCard {...props} />
      </div>
    );
  const time = sheetTime(sheets.time);
  const isKnown = price !== null && sheetPrice !== null;
  const isFloating = touched !== undefined && floating !== undefined && floating > 0;
  return (
    <div className="px-4 py-1">
      <div className="flex min-h-11 items-center justify-between gap-2">
        {isKnown ? (
          <p
            className={cx("num", isOld ? "text-fg-3" : "text-fg-2")}
          >{`${priceText(sheetPrice)} to ${priceText(price)}`}</p>
        ) : (
          <p className="text-fg-2">{`The price of ${couponName} at ${time} ET is not known.`}</p>
        )}
        <SheetLink sheets={sheets} label={`${time}, change`} />
      </div>
      {(sent || (isKnown && isFloating)) && (
        <div className="num flex min-h-11 items-center gap-2">
          <SentMark sent={sent} />
          {isKnown && isFloating && (
            <button
              type="button"
              onClick={onClients}
              className={buttonClass({
                variant: "link",
                className: cx("min-w-0 flex-1 text-left", isOld && "text-fg-3"),
              })}
            >
              <span className="sr-only">See clients: </span>
              <span className="flex-1 whitespace-normal">{touchedText(touched, floating)}</span>
              <Icon of={ChevronRight} className="shrink-0 text-fg-3" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** "3 of 4 clients, +$57.14 a month" */
function touchedText({ clients, aMonth }: Touched, floating: number): string {
  const count = `${clients.length} of ${floating} floating`;
  return clients.length === 0 ? count : `${count}, ${monthly(aMonth)}`;
}

const Line = ({ name, value, isOld }: { name: string; value: string; isOld: boolean }) => (
  <div className="flex justify-between gap-3 whitespace-nowrap leading-[22px]">
    <dt className="text-fg-2">{name}</dt>
    <dd className={cx("num font-medium first-letter:uppercase", isOld && "text-fg-3")}>{value}</dd>
  </div>
);

function Since({ row, sheets, touched, floating, isOld, sent, onClients, time }: Props & { time: string }) {
  const { couponName, currentPrice: price } = row.coupon;
  const { sheetPrice } = row;
  const isKnown = price !== null && sheetPrice !== null;
  const move = isKnown ? moveInBasisPoints(sheetPrice, price) : 0;
  const color = isOld ? "text-fg-3" : move === 0 ? "text-fg-2" : move > 0 ? "text-positive" : "text-danger";
  return (
    <Card title="Since my sheet" aside={<SheetLink sheets={sheets} label={`${sheetTime(time)}, change`} />}>
      {isKnown ? (
        <>
          <p className="flex items-baseline justify-between font-semibold text-hero">
            <BasisPoints from={sheetPrice} to={price} isOld={isOld} unit=" bp" />
            <span className={cx("num", color)}>{`${moveIn32ndsText(sheetPrice, price)}/32`}</span>
          </p>
          <p className="mt-1 flex justify-between">
            <span className="text-fg-2">{couponName}</span>
            <span
              className={cx("num font-medium", isOld && "text-fg-3")}
            >{`${priceText(sheetPrice)} to ${priceText(price)}`}</span>
          </p>
        </>
      ) : (
        <p className="text-fg-2">{`The price of ${couponName} at ${sheetTime(time)} ET is not known.`}</p>
      )}
      {isKnown && touched && floating !== undefined && (
        <>
          <dl className="mt-3 border-line border-t pt-2">
            <Line name="Clients floating on it" value={`${touched.clients.length} of ${floating}`} isOld={isOld} />
            {touched.clients.length > 0 && (
              <>
                <Line name="Payment, same cost" value={monthly(touched.aMonth)} isOld={isOld} />
                <Line name="Cost, same rate" value={once(touched.once)} isOld={isOld} />
              </>
            )}
          </dl>
          {(sent || floating > 0) && (
            <div className="mt-2 flex items-center justify-between gap-2">
              <SentMark sent={sent} />
              {floating > 0 && (
                <button
                  type="button"
                  onClick={onClients}
                  className={buttonClass({ variant: "link", className: "ml-auto" })}
                >
                  See clients
                </button>
              )}
            </div>
          )}
        </>
      )}
    </Card>
  );
}

/** "+$57.14 a month", or "no change". */
export const monthly = (amount: number) => signedAmount(amount, moneyWithCents, " a month");
/** "+$3,473 once", or "no change". */
export const once = (amount: number) => signedAmount(amount, money, " once");

function signedAmount(amount: number, write: (size: number) => string, rest: string): string {
  const text = difference(amount, write);
  return text === "same" ? "no change" : `${text}${rest}`;
}

/** Leads to the alert that the coupon sent today. */
const SentMark = ({ sent }: Pick<Props, "sent">) =>
  sent && (
    <Link
      to={`${paths.lockAlerts}?alert=${sent.id}`}
      className="rounded-full touch:inline-flex touch:min-h-11 touch:items-center"
    >
      <Badge tone="warning" icon={BellRing}>{`Alert ${easternTime(sent.at)}`}</Badge>
    </Link>
  );

const SheetLink = ({ sheets, label }: { sheets: Sheets; label: string }) => (
  <SheetButton
    sheets={sheets}
    label={`My sheet, ${label}`}
    button={label}
    className={buttonClass({ variant: "link", size: "sm", className: "print:hidden" })}
  />
);

/** Before the day's sheet is out: asks for its time. */
function SheetAsked({ sheets, isFirst }: { sheets: Sheets; isFirst: boolean }) {
  const { time: typed = "" } = sheets.typed;
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d\d:\d\d/.test(typed)) return setWrong("Enter a time, such as 9:40 AM");
    setWrong(null);
    const time = typed.slice(0, 5);
    void sheets.takeTime(time, `Moves are measured from ${sheetTime(time)} ET.`);
  };
  return (
    <Card title="Your lender's sheet" className="print:hidden" aside={<SheetLink sheets={sheets} label="Settings" />}>
      <p className="text-fg-2">
        When did today's rate sheet come out (Eastern Time)? Moves are then measured from that price.
      </p>
      <form onSubmit={submit} noValidate className="mt-3 flex items-start gap-2">
        <TextField
          label="Time of my sheet, Eastern"
          hideLabel
          type="time"
          value={typed}
          error={wrong}
          onChange={(event) => sheets.type({ time: event.currentTarget.value })}
          className="flex-1"
        />
        <Button variant="primary" type="submit">
          Set time
        </Button>
      </form>
      <p className={cx("mt-2 text-pretty text-fg-3 text-sm", !isFirst && "phone:hidden")}>
        <span className="phone:hidden">
          Or press <Kbd>S</Kbd> when it arrives.{" "}
        </span>
        {isFirst && "You can name the lender later."}
      </p>
    </Card>
  );
}

/** The time in New York, as a sheet's time is saved: "09:40". */
export const sheetTimeAt = (instant: number): string => timeOf(inEastern(instant).minutes);
