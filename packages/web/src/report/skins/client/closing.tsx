import { cx } from "../../../lib/class-names";
import { money } from "../../../lib/format/format";
import { cellsOf, rowsThatApply } from "../../cells";
import { partColors } from "../../charts/part-colors";
import { labelOf } from "../../row";
import { cashParts, cashRows, premiumLeftOut } from "../../rows/cash";
import { cashAfterSale, saleOf } from "./answer";
import { Card } from "./card";
import { useSkin } from "./skin";

/** The signs of an amount that fit the width of its bar in their usual size. */
const mostSigns = 11;

/** The cash that the picked loan needs at closing, as a bar and as rows that add up. */
export function Closing({ name }: { name: string }) {
  const skin = useSkin();
  const { picked, manner, words } = skin;
  const sale = saleOf(skin);
  const left = cashAfterSale(sale, picked);
  const { closing } = words.client;
  const lines = rowsThatApply(Object.values(cashParts), [picked], manner).map((row) => {
    const [cell] = cellsOf(row, [picked], manner);
    const value = cell!.value ?? 0;
    return { key: row.key, label: labelOf(row, words.loan), cell: cell!, value, color: partColors[row.key] };
  });
  const paid = lines.filter(({ value }) => value > 0);
  const { toClose } = picked.result.cash;
  const leftOut = premiumLeftOut(picked, words.loan);
  const cashName = toClose < 0 ? words.client.report.cashToYou : labelOf(cashRows.cashToClose, words.loan);
  const said = paid.map(({ cell, label }) => `${label} ${cell.text}`).join(", ");
  return (
    <Card name={name} title={closing.title} of={picked}>
      <div className="mt-3 grid gap-5 @min-[640px]:grid-cols-[216px_minmax(0,1fr)] @min-[640px]:items-center @min-[640px]:gap-10">
        <div>
          <p className="text-fg-3 text-note">{cashName}</p>
          <p
            className={cx(
              "num whitespace-nowrap font-semibold leading-10 tracking-[-.028em]",
              money(toClose).length > mostSigns ? "text-[26px]" : "text-[34px]",
            )}
          >
            {money(Math.abs(toClose))}
          </p>
          {leftOut && <p className="text-fg-2 text-note">{leftOut}</p>}
          {paid.length > 0 && (
            <div role="img" aria-label={said} className="mt-3 flex h-[26px] gap-0.5 overflow-hidden rounded-sm">
              {paid.map(({ key, value, color }) => (
                <i key={key} className="block min-w-[3px]" style={{ flex: value, background: color }} />
              ))}
            </div>
          )}
        </div>
        <table className="w-full text-left">
          <tbody>
            {lines.map(({ key, label, cell, value, color }) => (
              <tr key={key} className="border-paper-line border-b">
                <th scope="row" className="relative py-2.5 pr-3 pl-6 font-normal">
                  <span
                    aria-hidden="true"
                    className={cx(
                      "absolute top-3.5 left-0 size-3 rounded-xs forced-color-adjust-none forced-colors:outline forced-colors:outline-[CanvasText]",
                      value <= 0 && "border-[1.5px] border-line-strong",
                    )}
                    style={{ background: value > 0 ? color : undefined }}
                  />
                  {label}
                </th>
                <td className={cx("num whitespace-nowrap py-2.5 text-right font-medium", value < 0 && "text-positive")}>
                  {cell.text}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="pt-2.5 font-semibold">
                {cashName}
              </th>
              <td className="num pt-2.5 text-right font-semibold">{money(Math.abs(toClose))}</td>
            </tr>
            {sale && left !== null && (
              <>
                <tr className="[&>*]:pt-2.5">
                  <th scope="row" className="font-normal">
                    {sale.proceeds < 0 ? closing.owedAtSale : words.loan.sale.left}
                  </th>
                  <td className="num text-right">{money(-sale.proceeds)}</td>
                </tr>
                <tr className="font-semibold [&>*]:pt-2.5">
                  <th scope="row" className="font-semibold">
                    {left < 0 ? closing.keptAfterSale : words.loan.figures.cashAfterSale}
                  </th>
                  <td className="num text-right">{money(Math.abs(left))}</td>
                </tr>
              </>
            )}
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
