import { moveInBasisPoints, priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import { Download } from "lucide-react";
import { useApi } from "../../lib/api/use-api";
import { IconButton } from "../../ui/icon-button";
import type { Live } from "./use-quotes";
import { easternTime } from "./words";

const columns = [
  "Coupon",
  "Price",
  "32nds",
  "Since close, bp",
  "Previous close",
  "Open",
  "High",
  "Low",
  "Last tick, ET",
];

/** A table as other programs open it. */
export const tableText = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(cell).join(",")).join("\r\n");

/** What stands above a table of prices: where they are from, and that they are made up where they are. */
export const sourceRows = ({ source, sample }: Pick<Live["quotes"], "source" | "sample">) => [
  ["Source", source],
  ...(sample ? [["Sample", "These are sample prices."]] : []),
];

/** Saves a table on the device. */
export function downloadTable(name: string, text: string) {
  // A byte order mark tells Excel that the text is UTF-8.
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Tells whether the corporation lets its officers download prices. */
export function useMayDownload(): boolean {
  const permissions = useApi("GET /v1/user/corp-permissions");
  return permissions.state === "ready" && !permissions.data.hideDownloadMarketWrap;
}

/** A cell of a table that other programs open: quoted where it must be, and never a formula. */
function cell(value: string): string {
  const plain = /^[=+@\t\r]|^-(?![\d.]+$)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Writes the day's prices as a table, with the day, the time as of which they stand, and where they are from. */
export function marketWrap({ quotes, asOf, isOld }: Pick<Live, "quotes" | "asOf" | "isOld">): string {
  const shown = (price: number | null) => (price === null ? "" : priceText(price));
  const rows = quotes.coupons.map(({ couponName, currentPrice: price, previousClose: close, lastTick, ...day }) => [
    couponName,
    shown(price),
    price === null ? "" : priceIn32nds(price),
    price === null || close === null ? "" : String(moveInBasisPoints(close, price)),
    shown(close),
    shown(day.openPrice),
    shown(day.highPrice),
    shown(day.lowPrice),
    lastTick === null ? "" : easternTime(Date.parse(lastTick), { seconds: true }),
  ]);
  const about = [
    ["Day", quotes.coupons[0]?.couponDate ?? ""],
    [isOld ? "Last known prices, as of" : "As of", `${easternTime(asOf, { seconds: true })} ET`],
    ...sourceRows(quotes),
  ];
  return tableText([...about, [], columns, ...rows]);
}

/** Downloads the day's prices as a table, unless the corporation leaves that out. */
export function WrapButton({ live }: { live: Live }) {
  if (!useMayDownload()) return null;
  const download = () => downloadTable(`Market wrap ${live.quotes.coupons[0]?.couponDate ?? ""}.csv`, marketWrap(live));
  return <IconButton icon={Download} label="Download market wrap" onClick={download} />;
}
