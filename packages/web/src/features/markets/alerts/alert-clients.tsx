import type { AlertDetail } from "@highway/core/alerts/schema";
import { moveInBasisPoints, priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import { Columns3, Mail } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { call } from "../../../lib/api/api";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { money, percent } from "../../../lib/format/format";
import { lazyWindow } from "../../../lib/loading/lazy-window";
import { toolPageOf } from "../../../lib/paths";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { BasisPoints } from "../move";
import { easternTime } from "../words";
import type { Market } from "./rule-figures";
import { Latencies } from "./told-ways";
import { rateText, TouchedTable } from "./touched-table";

export async function markSeen(id: string): Promise<void> {
  await call("PUT /v1/markets/alerts/{id}", { path: { id }, body: { seen: true } });
  await refreshApi("/v1/markets/alerts");
}

const LettersWindow = lazyWindow(() => import("./letters-window"));

type Props = { id: string; market: Market; onClose: () => void };

/** One alert: what moved, whom it touches and by how much, how that is worked out, and how fast it was told. */
export function AlertClients({ id, market, onClose }: Props) {
  const answer = useApi("GET /v1/markets/alerts/{id}", { path: { id } }, { refreshInterval: 10_000 });
  const alert = answer.state === "ready" ? answer.data[0] : null;
  const [isWriting, setWriting] = useState(false);
  const isNew = alert !== null && alert.seenAt === null;
  useEffect(() => {
    // Whoever opened it has seen it, on whatever page or device it came.
    if (isNew) void markSeen(id).catch(() => {});
  }, [isNew, id]);
  if (answer.state === "failed") return <Problem message={answer.message} onRetry={answer.retry} />;
  if (!alert)
    return (
      <Skeleton label="Loading the alert">
        <Bone className="m-5 h-40" />
      </Skeleton>
    );
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-4 p-5">
        <Moved alert={alert} />
        {alert.clients.length > 0 && <TouchedTable alert={alert} />}
        <Explained alert={alert} />
        <section className="border-line border-t pt-3">
          <dl className="num">
            <div className="flex justify-between gap-3 leading-6">
              <dt className="text-fg-2">{alert.since === "dayBefore" ? "Read" : "Tick"}</dt>
              <dd className="font-medium">{`${easternTime(Date.parse(alert.tickAt), { seconds: true })} ET`}</dd>
            </div>
          </dl>
          <Latencies alert={alert} />
        </section>
        <Others alert={alert} market={market} />
      </div>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-5 py-3 phone:px-4">
        {alert.clients[0] && (
          <Link
            to={toolPageOf("compare", { tool: alert.clients[0].tool as never, reportID: alert.clients[0].reportID })}
            className={buttonClass({ variant: "secondary", className: "phone:grow" })}
          >
            <Icon of={Columns3} />
            {alert.clients.length === 1 ? "Open the scenario" : "Open the first scenario"}
          </Link>
        )}
        {alert.clients.length > 0 && !alert.isTest && (
          <Button icon={Mail} className="phone:grow" onClick={() => setWriting(true)}>
            {alert.clients.length === 1 ? "Write to the client" : "Write to all"}
          </Button>
        )}
        <Button variant="primary" onClick={onClose} className="ml-auto phone:w-full">
          OK, seen
        </Button>
      </footer>
      <Suspense fallback={null}>
        {isWriting && <LettersWindow alertID={id} onClose={() => setWriting(false)} />}
      </Suspense>
    </div>
  );
}

function Moved({ alert: { title, isTest, sample, from, to, since, gapMinutes } }: { alert: AlertDetail }) {
  return (
    <section>
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold text-h2">{title}</b>
        {isTest && <Badge tone="accent">Test</Badge>}
        {sample && <Badge tone="warning">Sample</Badge>}
      </p>
      {from !== null && to !== null && since !== "dayBefore" && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold text-hero">
            <BasisPoints from={from} to={to} isOld={false} unit=" bp" />
          </span>
          <span className="text-fg-2">
            {`${priceText(from)} (${priceIn32nds(from)}) to ${priceText(to)} (${priceIn32nds(to)})`}
          </span>
        </p>
      )}
      {gapMinutes !== null && (
        <p className="mt-1 text-warning">{`The feed had sent no price for ${gapMinutes} minutes before this one.`}</p>
      )}
    </section>
  );
}

function Explained({ alert }: { alert: AlertDetail }) {
  return (
    <p className="text-pretty rounded-md border border-line bg-canvas px-3 py-2.5 text-fg-2 text-sm">
      <b className="font-semibold text-fg">How this is calculated.</b> {explanationOf(alert)}
    </p>
  );
}

function explanationOf({ since, from, to, clients, touched, rateForPoint }: AlertDetail): string {
  if (since === "dayBefore")
    return "An index shows the rates that other borrowers locked, not what your lender charges for a move, so no payment is calculated from it.";
  if (from === null || to === null) return "No price was known, so no payment is calculated.";
  if (touched === null) return "Your clients' payments are still being calculated.";
  if (clients.length === 0) return "None of your floating clients' loans is priced off this coupon.";
  const bp = moveInBasisPoints(from, to);
  const points = Math.abs(bp) / 100;
  const way = bp < 0 ? "rises" : "falls";
  return `${Math.abs(bp)} bp of price is ${points} point. At the same cost the rate ${way} by ${rateText(points * rateForPoint)} (1 point is ${percent(rateForPoint)} of rate, your setting). At the same rate the cost ${way} by ${money(Math.abs(touched.once))} in all. Payments are principal and interest. Your lender's own sheet decides, so this is an estimate.`;
}

/** Who is not touched, and why. */
function Others({ alert: { others }, market }: { alert: AlertDetail; market: Market }) {
  if (others.length === 0) return null;
  const couponName = (id: string) =>
    market.coupons.find(({ couponID }) => couponID === id)?.couponName ?? id.toUpperCase();
  const named = others.map(({ name, couponID, isLocked }) =>
    isLocked
      ? `${name} (rate is locked)`
      : couponID
        ? `${name} (floats on ${couponName(couponID)})`
        : `${name} (not priced off any coupon in this list)`,
  );
  return <p className="text-pretty text-fg-3 text-sm">{`Not affected: ${named.join(", ")}.`}</p>;
}
