import type { HubFrame } from "@highway/core/market/hub/frame.schema";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import type { Quotes } from "@highway/core/market/quotes/schema";
import { useEffect, useRef, useState } from "react";
import type { SWRConfiguration } from "swr";
import { call } from "../../lib/api/api";
import { type Loaded, useApi } from "../../lib/api/use-api";
import { useHub } from "../../lib/sockets/use-hub";

/** How often the prices are asked for while the market is open, and while it is not. */
const OPEN_MS = 5_000;
const CLOSED_MS = 60_000;
/** While the hub tells a frame every fifteen seconds nobody asks. A hub that has been silent for two of them may be that of a feed that is: then this often. */
const HUB_SILENT_MS = 30_000;
const BESIDE_HUB_MS = 15_000;
/** Prices that came so long ago are called lost, and so much later where the hub was to tell them. */
const LOST_MS = 20_000;
/** Figures keep their colors for this long after that; then they look as old as they are. */
const OLD_MS = 60_000;

/** An answer that failed is asked for again as soon as any other, not later and later; many pages that lose the product at once come back apart. */
const again: SWRConfiguration = {
  dedupingInterval: 1_000,
  shouldRetryOnError: true,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
    void setTimeout(() => void revalidate({ retryCount }), OPEN_MS * (0.5 + Math.random())),
};

/** How the prices stand: `live` or `closed`, `late` where the feed is silent, `lost` where the product does not answer, `off` where no feed is connected. */
export type Standing = "live" | "closed" | "late" | "lost" | "off";

export type Live = {
  quotes: Quotes;
  /** The instant by the server's clock. */
  now: number;
  standing: Standing;
  /** The prices are so old that none of them may look like one of now. */
  isOld: boolean;
  /** The instant up to which the prices are known. */
  asOf: number;
  /** The prices were last heard at this instant by the clock of this device. */
  arrivedAt: number;
};

/** Reads the prices: as the market's hub tells them, and by asking again and again while it does not. */
export function useQuotes(): Loaded<Quotes> & { live: Live | null } {
  const [every, setEvery] = useState(OPEN_MS);
  const answer = useApi("GET /v1/markets/coupons", {}, { refreshInterval: every, ...again });
  const isWanted = useRef(false);
  const hub = useHub<Quotes>({ snapshot, apply: withFrame, isOpen: () => isWanted.current });
  const asked = answer.state === "ready" ? answer.data[0] : undefined;
  const quotes = newer(asked, hub.data) ?? null;
  const arrival = useArrival(quotes);
  const device = useSeconds();
  const isTold = hub.state === "live";
  const live = quotes && arrival ? liveOf(quotes, arrival, device, isTold ? HUB_SILENT_MS : 0) : null;
  const isOpen = live !== null && live.standing !== "closed" && live.standing !== "off";
  isWanted.current = isOpen;
  const isSilent = arrival !== null && device - arrival >= HUB_SILENT_MS;
  const whileOpen = isTold ? (isSilent ? BESIDE_HUB_MS : 0) : OPEN_MS;
  const wanted = isOpen || live === null ? whileOpen : CLOSED_MS;
  useEffect(() => setEvery(wanted), [wanted]);
  if (answer.state !== "ready") return { ...answer, live };
  return { ...answer, data: answer.data[0], replace: (data) => answer.replace([data]), live };
}

const snapshot = async (): Promise<Quotes> => (await call("GET /v1/markets/coupons"))[0];

/** Puts the coupons of a frame in their places. One that is not known yet comes with the next snapshot. */
export function withFrame(quotes: Quotes, { sequence, at, coupons }: HubFrame): Quotes {
  const changed = new Map(coupons.map((coupon) => [coupon.couponID, coupon]));
  return {
    ...quotes,
    sequence,
    // The frame may be older than the answer that has its changes.
    at: at > quotes.at ? at : quotes.at,
    feed: "live",
    heardAt: at > (quotes.heardAt ?? "") ? at : quotes.heardAt,
    coupons: quotes.coupons.map((coupon) => changed.get(coupon.couponID) ?? coupon),
  };
}

/** Chooses the newer prices among those that were asked for and those that the hub told; of equally new ones, those that were told last. */
export function newer(asked: Quotes | undefined, told: Quotes | undefined): Quotes | undefined {
  if (!asked || !told) return asked ?? told;
  if (asked.sequence !== told.sequence) return asked.sequence > told.sequence ? asked : told;
  return asked.at >= told.at ? asked : told;
}

/** The device's clock when this answer came. */
function useArrival(quotes: Quotes | null): number | null {
  const kept = useRef<{ quotes: Quotes; at: number } | null>(null);
  if (quotes && kept.current?.quotes !== quotes) kept.current = { quotes, at: Date.now() };
  return quotes && kept.current ? kept.current.at : null;
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Tells how prices that arrived at one time of the device's clock stand at another. @param grace how much longer than usual the prices may stay silent */
export function liveOf(quotes: Quotes, arrivedAt: number, device: number, grace = 0): Live {
  const silence = Math.max(0, device - arrivedAt);
  const now = Date.parse(quotes.at) + silence;
  const isLost = silence > (quotes.feed === "closed" ? CLOSED_MS + LOST_MS : LOST_MS + grace);
  const isOpen = sessionAt(now).isOpen;
  const standing = isLost && isOpen ? "lost" : standingOf(quotes, isOpen);
  const asOf = standing === "late" && quotes.heardAt ? Date.parse(quotes.heardAt) : Date.parse(quotes.at);
  const isOld = standing === "late" || standing === "off" || (standing === "lost" && silence > LOST_MS + OLD_MS);
  return { quotes, now, standing, isOld, asOf, arrivedAt };
}

function standingOf({ feed }: Quotes, isOpen: boolean): Standing {
  if (feed === "off") return "off";
  if (!isOpen) return "closed";
  return feed === "late" ? "late" : "live";
}
