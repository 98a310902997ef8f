import { cx } from "../../../lib/class-names";
import { useWords } from "../words";
import type { Offer } from "./offers";
import { useShared } from "./report-context";
import { Section } from "./section";
import { type SideCell, type SideRow, sideRows } from "./side-rows";

/** All loans of the report, a column each. More than three scroll on a phone, under names that stay. */
export function SideBySide() {
  const { offers } = useShared();
  const words = useWords();
  if (offers.length < 2) return null;
  const rows = sideRows(offers, words);
  const { sides } = words.client;
  return (
    <Section name="sides" title={sides.title} className="min-w-0">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={sides.scroll} className="-mx-2 mt-3.5 overflow-x-auto px-2 pb-1">
        <table className="w-full table-fixed border-collapse" style={{ minWidth: `${offers.length * 108}px` }}>
          <thead>
            <tr>
              <th className="w-[24%] narrow:hidden">
                <span className="sr-only">{sides.figure}</span>
              </th>
              {offers.map((offer) => (
                <Head key={offer.id} offer={offer} letter={words.client.picks.letter(offer.letter)} />
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <Row key={row.key} row={row} lowest={words.loan.lowest} offers={offers} />
          ))}
        </table>
      </section>
    </Section>
  );
}

/** The small print below calls the loans by these letters. */
const Head = ({ offer, letter }: { offer: Offer; letter: string }) => (
  <th
    scope="col"
    className="pr-3 pb-3.5 text-left align-top font-semibold text-md leading-[18px] wide:pr-0 wide:pl-4 wide:text-right"
  >
    {!offer.isOwed && <small className="block font-normal text-fg-3 text-note">{letter}</small>}
    <span className="block wrap-break-word">{offer.title}</span>
    {offer.terms && <small className="block wrap-break-word font-normal text-fg-3 text-note">{offer.terms}</small>}
  </th>
);

type RowProps = { row: SideRow; lowest: string; offers: readonly Offer[] };

/** On a phone the name of a line stands above its figures, on a screen before them: whichever is shown is its head. */
const Row = ({ row, lowest, offers }: RowProps) => (
  <tbody className="border-paper-line border-t">
    <tr className="wide:hidden">
      <th scope="rowgroup" colSpan={offers.length} className="pt-2.5 pb-0.5 text-left font-normal text-fg-3 text-note">
        <span className="sticky left-0">{row.label}</span>
      </th>
    </tr>
    <tr>
      <th scope="row" className="py-2.5 text-left align-top font-normal text-fg-2 text-md narrow:hidden">
        {row.label}
      </th>
      {row.cells.map((cell, at) => (
        <Cell key={offers[at]?.id} cell={cell} isStrong={row.isStrong} lowest={lowest} />
      ))}
    </tr>
  </tbody>
);

const Cell = ({ cell, isStrong, lowest }: { cell: SideCell; isStrong: boolean; lowest: string }) => (
  <td
    className={cx(
      "num pr-3 pb-3 text-left align-top text-md wrap-break-word wide:py-2.5 wide:pr-0 wide:pl-4 wide:text-right",
      (isStrong || cell.isLowest) && !cell.isQuiet && "font-semibold",
      cell.isQuiet && "text-fg-3",
    )}
  >
    {cell.text}
    {cell.isLowest && <em className="block font-medium text-positive text-sm not-italic">{lowest}</em>}
    {cell.note && <span className="block font-normal text-fg-3 text-sm">{cell.note}</span>}
  </td>
);
