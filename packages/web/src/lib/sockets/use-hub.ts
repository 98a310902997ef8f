import type { HubFrame } from "@highway/core/market/hub/frame.schema";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { useEffect, useRef, useState } from "react";
import { follow } from "./follow";
import { listenToHub, lookAtHub } from "./hub-line";

/**
 * The market as this page knows it. `live` includes every change up to now; `stale` is the last known state, since `since`, and must be shown as such;
 * `shut` is the day's last state, after which nothing changes.
 */
export type Hub<S> = {
  state: "loading" | "live" | "stale" | "shut";
  data: S | undefined;
  /** The time since which changes may be missing, in milliseconds since 1970. */
  since: number | undefined;
  /** The last failure, until it is resolved. */
  error: Error | undefined;
};

type Options<S> = {
  /** Requests all quotes; `sequence` is the number of the last change that they include. */
  snapshot: () => Promise<S>;
  /** Replaces the coupons that a frame holds, and the sequence. */
  apply: (quotes: S, frame: HubFrame) => S;
  /** Tells whether the market is open. Without it, the clock decides. */
  isOpen?: () => boolean;
};

const isMarketOpen = () => sessionAt(Date.now()).isOpen;

/** Follows the market while the page is visible and the market is open. */
export function useHub<S extends { sequence: number }>(options: Options<S>): Hub<S> {
  const latest = useRef(options);
  latest.current = options;
  const [hub, setHub] = useState<Hub<S>>({ state: "loading", data: undefined, since: undefined, error: undefined });
  useEffect(() => {
    const isOpen = () => (latest.current.isOpen ?? isMarketOpen)();
    let lineError: Error | undefined;
    const following = follow<S, HubFrame>({
      snapshot: () => latest.current.snapshot(),
      apply: (quotes, frame) => latest.current.apply(quotes, frame),
      lacks: ({ coupons, after, sequence }) => coupons.length === 0 && sequence > after,
      show: (data, isLatest, error) =>
        setHub((before) => {
          const state = isLatest ? "live" : isOpen() ? "stale" : "shut";
          if (!data) return { ...before, state: "loading", error: error ?? lineError };
          const since = state === "stale" ? (before.since ?? Date.now()) : undefined;
          return { state, data, since, error: isLatest ? undefined : (error ?? lineError) };
        }),
    });
    const close = listenToHub({
      isWanted: isOpen,
      hear: (message) => {
        if (message.action === "frame") following.hear(message as unknown as HubFrame);
        if (message.action === "failure") console.error("The market hub refused a message:", message);
      },
      onState: (line) => {
        // While the line connects again, its failure is not resolved yet.
        if (line.state !== "connecting") lineError = line.state === "waiting" ? line.error : undefined;
        if (line.state === "open") following.connected();
        else following.lost();
        // The last prices of the day, or while there is no connection the last that are known.
        if (line.state === "off" || line.state === "waiting") following.look();
      },
    });
    return () => {
      close();
      following.stop();
    };
  }, []);
  const isWanted = (options.isOpen ?? isMarketOpen)();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => lookAtHub(), [isWanted]);
  return hub;
}
