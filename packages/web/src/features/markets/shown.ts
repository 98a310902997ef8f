import type { ReactNode } from "react";
import type { ChartAlerts } from "./alerts/use-chart-alerts";
import type { Range } from "./chart-card";
import type { Row } from "./figures";
import type { FloatingClient } from "./floating";
import type { Live } from "./use-quotes";
import type { Sheets } from "./use-sheets";

/** What the page shows, however wide it is. */
export type Shown = {
  live: Live;
  rows: readonly Row[];
  chosen: Row;
  choose: (couponID: string) => void;
  range: Range;
  setRange: (range: Range) => void;
  sheets: Sheets;
  /** The sheet's time of the day that is shown: "09:40". */
  sheet: string | null;
  /** The officer had told of no sheet before this visit. */
  isFirst: boolean;
  floating: readonly FloatingClient[] | undefined;
  closedOn: string;
  /** The minutes of the day's trading. */
  minutes: number;
  /** The minute at which the connection was lost; null while it holds. */
  lostAt: number | null;
  /** The market's news, as the width has room for it. */
  news: ReactNode;
  alerts: ChartAlerts;
  byQuarter: boolean;
  setByQuarter: (byQuarter: boolean) => void;
};
