import type { AlertDetail } from "@highway/core/alerts/schema";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { moveInBasisPoints, priceText } from "@highway/engine/money/shown-price";
import { BellRing, Volume2, VolumeX, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { keepSoundOn, useSoundOn } from "../../../lib/alert-sound";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { cx } from "../../../lib/class-names";
import { money, quantity } from "../../../lib/format/format";
import { paths } from "../../../lib/paths";
import { listenToHub } from "../../../lib/sockets/hub-line";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { easternTime } from "../words";
import { markSeen } from "./alert-clients";
import { changeColor, changeText, rateText } from "./touched-table";
import { useNoticeSound } from "./use-notice-sound";

/** Hears alerts on the line of the page, while the market is open and a rule is on that is told by page. @returns when each came, by its id */
function useArrivals(isWanted: boolean): ReadonlyMap<string, number> {
  const [arrivals, setArrivals] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    if (!isWanted) return;
    return listenToHub({
      isWanted: () => sessionAt(Date.now()).isOpen,
      hear: (message) => {
        if (message.action !== "alert") return;
        const { alertID } = message as unknown as { alertID: string };
        setArrivals((before) => new Map(before).set(alertID, Date.now()));
        void refreshApi("/v1/markets/alerts");
      },
      // What came while there was no line is read as soon as there is one.
      onState: ({ state }) => state === "open" && void refreshApi("/v1/markets/alerts"),
    });
  }, [isWanted]);
  return arrivals;
}

/** An alert of an earlier day of trading is history, and appears by itself no more. */
const isOfToday = (at: string) => Date.parse(at) >= sessionAt(Date.now()).opensAt - 12 * 3_600_000;

/** The newest alert that the officer has not seen, above whatever page is open, until it is closed. */
export default function AlertNotice() {
  const rules = useApi("GET /v1/markets/lock-alerts", {}, { revalidateOnFocus: false });
  const isHearing = rules.state === "ready" && rules.data[0].rules.some(({ isOn, ways }) => isOn && ways.page);
  const arrivals = useArrivals(isHearing);
  const alerts = useApi("GET /v1/markets/alerts", isHearing || arrivals.size > 0 ? {} : null, {
    refreshInterval: 120_000,
  });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const unseen =
    alerts.state === "ready"
      ? alerts.data.filter(
          ({ id, seenAt, ways, heldUntil, createdAt }) =>
            ways.page &&
            seenAt === null &&
            !closed.has(id) &&
            isOfToday(heldUntil ?? createdAt) &&
            (heldUntil === null || Date.parse(heldUntil) <= Date.now()),
        )
      : [];
  const [newest] = unseen;
  if (!newest) return null;
  const close = () => {
    setClosed((before) => new Set([...before, ...unseen.map(({ id }) => id)]));
    for (const { id } of unseen) void markSeen(id).catch(() => {});
  };
  return (
    <Notice
      key={newest.id}
      id={newest.id}
      arrivedAt={arrivals.get(newest.id)}
      more={unseen.length - 1}
      onClose={close}
    />
  );
}

type Props = { id: string; arrivedAt: number | undefined; more: number; onClose: () => void };

function Notice({ id, arrivedAt, more, onClose }: Props) {
  const answer = useApi("GET /v1/markets/alerts/{id}", { path: { id } }, { refreshInterval: 5_000 });
  const alert = answer.state === "ready" ? answer.data[0] : null;
  const isRefused = useNoticeSound(id);
  const isOn = useSoundOn();
  // An alert that came before this page was open arrives here with the page.
  const [shownAt] = useState(() => Date.now());
  if (!alert) return null;
  return (
    <section
      role="alert"
      aria-label="Lock alert"
      className="fixed bottom-4 left-[calc(var(--rail-w)+1rem)] z-40 flex max-h-[calc(100dvh-6rem)] w-[416px] max-w-[calc(100vw-var(--rail-w)-2rem)] phone:max-w-none animate-appear flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-pop phone:right-3 phone:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] phone:left-3 phone:w-auto print:hidden"
    >
      <div className="flex items-start gap-2.5 px-4 pt-3">
        <Icon of={BellRing} className="mt-0.5 shrink-0 text-warning" />
        <div className="min-w-0 flex-1">
          <h2 className="text-pretty font-semibold">{`${alert.isTest ? "Test: " : ""}${alert.title}`}</h2>
          <p className="num text-fg-2">
            {shortMove(alert)}
            {alert.sample && <span className="text-warning">Sample</span>}
          </p>
        </div>
        <IconButton
          icon={isOn ? Volume2 : VolumeX}
          label={isOn ? "Turn alert sounds off" : "Turn alert sounds on"}
          onClick={() => keepSoundOn(!isOn)}
        />
        <IconButton icon={X} label="Close the alert" onClick={onClose} />
      </div>
      <div className="min-h-0 overflow-y-auto px-4 pb-2">
        <Clients alert={alert} />
        {isRefused && isOn && (
          <p className="mt-1 text-sm text-warning">
            Your browser played no sound, because you have not clicked anything on this page yet.
          </p>
        )}
        <p className="num mt-2 text-pretty text-fg-3 text-xs">
          {`Tick at ${easternTime(Date.parse(alert.tickAt), { seconds: true })}, received at ${easternTime(arrivedAt ?? shownAt, { seconds: true })} ET.`}
          {alert.clients.length > 0 &&
            ` Payments at the same cost: 1 point is ${rateText(alert.rateForPoint)} of rate, your setting. An estimate.`}
          {more > 0 && ` ${quantity(more, "more alert")} came before this one.`}
        </p>
      </div>
      <div className="flex items-center gap-2 border-line border-t px-4 py-2.5">
        <Link to={`${paths.lockAlerts}?alert=${id}`} onClick={onClose} className={buttonClass({ variant: "primary" })}>
          See clients
        </Link>
        <Link to={paths.markets} onClick={onClose} className={buttonClass({ variant: "secondary" })}>
          Open chart
        </Link>
        <Button variant="quiet" onClick={onClose} className="ml-auto">
          OK
        </Button>
      </div>
    </section>
  );
}

/** "−25 bp, 101.56 to 101.31 " */
function shortMove({ from, to, since }: AlertDetail): string {
  if (to === null || since === "dayBefore") return "";
  if (from === null) return `${priceText(to)} `;
  const bp = moveInBasisPoints(from, to);
  return `${bp < 0 ? "−" : "+"}${Math.abs(bp)} bp, ${priceText(from)} to ${priceText(to)} `;
}

const SHOWN = 5;

function Clients({ alert: { clients, touched, gapMinutes } }: { alert: AlertDetail }) {
  const rest = clients.length - SHOWN;
  return (
    <>
      {gapMinutes !== null && (
        <p className="mt-1 text-sm text-warning">{`The feed had sent no price for ${gapMinutes} minutes before this one.`}</p>
      )}
      {touched && clients.length > 0 && (
        <ul className="num mt-2">
          {clients.slice(0, SHOWN).map((client) => (
            <li
              key={client.clientID}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-3 border-line border-t py-1"
            >
              <span className="truncate">{client.name}</span>
              <span className="text-fg-2">{`${money(client.amount)} at ${rateText(client.rate)}`}</span>
              <b className={cx("min-w-18 text-right font-semibold", changeColor(client.aMonth))}>
                {changeText(client.aMonth)}
              </b>
            </li>
          ))}
          {rest > 0 && <li className="border-line border-t py-1 text-fg-2">{`and ${rest} more`}</li>}
          <li className="flex justify-between border-fg-3 border-t py-1 font-semibold">
            <span>{quantity(clients.length, "floating client")}</span>
            <span className={changeColor(touched.aMonth)}>{`${changeText(touched.aMonth)} a month`}</span>
          </li>
        </ul>
      )}
    </>
  );
}
