import type { AdPlace as Place } from "@highway/core/promos/plain.schema";
import { lazy } from "react";
import { WhenRested } from "../lib/when-rested";

const AdPlace = lazy(() => import("../features/promos/ad-place").catch(() => ({ default: () => null })));

/** An ad, below what is read, once the page rests: nothing moves for it. */
export const Ad = (at: { location: Place }) => (
  <WhenRested>
    <AdPlace {...at} />
  </WhenRested>
);
