import { money, percent } from "../../lib/format/format";
import { basisOf } from "../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../scenario/store/settled";
import { type Position, positions } from "./position";

const none = "\u2014";
const cents = (value: number | null) => (value === null ? none : money(value, { cents: true }));
const share = (value: number | null) => (value === null ? none : percent(value, { decimals: 1 }));

type Line = { label: string; of: (position: Position, today: Position) => string };

const saved = ({ month }: Position, today: Position) => {
  if (month === null || today.month === null) return none;
  return money(Math.round((today.month - month) * 100) / 100, { cents: true });
};

const lines: readonly Line[] = [
  { label: "Owed", of: ({ owed }) => cents(owed) },
  { label: "Payments a month", of: ({ month }) => cents(month) },
  { label: "Saved a month", of: (position, today) => (position === today ? "" : saved(position, today)) },
  { label: "Cash to close", of: (position, today) => (position === today ? "" : cents(position.cash)) },
];
const sale: Line = {
  label: "Cash after the sale",
  of: (position, today) => (position === today ? "" : cents(position.cashAfterSale)),
};
const income: Line = { label: "Debt to income", of: ({ dti }) => share(dti) };

/** What all of it comes to today, and with each loan. */
export function BeforeAndAfter() {
  const state = useSettledScenario();
  const all = positions(basisOf(state));
  const [today] = all;
  const shown = [
    ...lines,
    ...(all.some(({ cashAfterSale }) => cashAfterSale !== null) ? [sale] : []),
    ...(all.some(({ dti }) => dti !== null) ? [income] : []),
  ];
  return (
    <section aria-label="Before and after" className="owed-section">
      <header className="owed-head">
        <h3 className="font-semibold">Before and after</h3>
        <p className="text-fg-3 text-sm">Mortgages with their insurance, and debts. Taxes and home insurance not.</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Today and with each loan" className="overflow-x-auto">
        <table className="owed-table num">
          <thead>
            <tr>
              <td />
              {all.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {all.map((position) => (
                  <td key={position.title}>{of(position, today!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
