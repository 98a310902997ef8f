import { useEffect } from "react";
import { useShallow } from "zustand/react/shallow";
import { moneyWithCents, percent } from "../../lib/format/format";
import { isOwned } from "../../scenario/document";
import { basisOf } from "../../scenario/figures/loan-figures";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { placeName } from "../../scenario/names/place-name";
import { useSettledScenario } from "../../scenario/store/settled-scenario";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Drawer } from "../../ui/overlays/drawer";
import { HomeValueField } from "../property/home-figures";
import { DebtList } from "./debt-list";
import { MortgageList } from "./mortgage-list";
import { OwedHead } from "./owed-list";
import { type Position, positions } from "./totals";

/** The drawer of everything that the client owes, what is paid off, and the effect of that. Each change counts as it is typed. */
export default function DebtsDrawer({ onClose }: { onClose: () => void }) {
  // The results open this drawer too, and they do not load the whole check.
  useEffect(() => void loadWholeCheck(), []);
  return (
    <Drawer
      open
      onClose={onClose}
      title="Mortgages and debts"
      width={960}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-6 px-5 pb-6">
        <HomeValues />
        <MortgageList />
        <DebtList />
        <BeforeAndAfter />
      </div>
    </Drawer>
  );
}

/** The fields for the value of each home that the client owns. */
function HomeValues() {
  const homes = useScenario(
    useShallow(({ document }) => document.properties.filter(({ id }) => isOwned(document, id))),
  );
  const all = useScenario((state) => state.document.properties);
  return homes.length === 0 ? null : (
    <div className="flex flex-wrap gap-x-4 gap-y-3">
      {homes.map((home) => {
        const name = placeName(home, all.indexOf(home));
        return <HomeValueField key={home.id} property={home} name={name} label={`Value of ${name}`} className="w-52" />;
      })}
    </div>
  );
}

const emptyFigure = "\u2014";
const cents = (value: number | null) => (value === null ? emptyFigure : moneyWithCents(value));
const share = (value: number | null) => (value === null ? emptyFigure : percent(value, 1));

type Line = { label: string; of: (position: Position, today: Position) => string };

const savedMonthly = ({ month }: Position, today: Position) => {
  if (month === null || today.month === null) return emptyFigure;
  return moneyWithCents(Math.round((today.month - month) * 100) / 100);
};

const lines: readonly Line[] = [
  { label: "Owed", of: ({ owed }) => cents(owed) },
  { label: "Monthly payments", of: ({ month }) => cents(month) },
  { label: "Monthly savings", of: (position, today) => (position === today ? "" : savedMonthly(position, today)) },
  { label: "Cash to close", of: (position, today) => (position === today ? "" : cents(position.cash)) },
];
const sale: Line = {
  label: "Cash after the sale",
  of: (position, today) => (position === today ? "" : cents(position.cashAfterSale)),
};
const income: Line = { label: "Debt to income", of: ({ dti }) => share(dti) };

/** The table that compares what the client owes and pays today with each loan. */
function BeforeAndAfter() {
  const state = useSettledScenario();
  const all = positions(basisOf(state));
  const [today] = all;
  const shown = [
    ...lines,
    ...(all.some(({ cashAfterSale }) => cashAfterSale !== null) ? [sale] : []),
    ...(all.some(({ dti }) => dti !== null) ? [income] : []),
  ];
  return (
    <section aria-label="Before and after">
      <OwedHead title="Before and after">
        <p className="text-fg-3 text-sm">
          Counts debts, and mortgages with their mortgage insurance. Property tax and home insurance are left out.
        </p>
      </OwedHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Today and with each loan" className="overflow-x-auto">
        <table className="num w-full border-collapse whitespace-nowrap">
          <thead>
            <tr>
              <td />
              {all.map(({ title }) => (
                <th key={title} scope="col" className="py-[5px] pl-4 text-right font-medium text-fg-3 text-xs/5">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, of }) => (
              <tr key={label} className="border-line border-t">
                <th scope="row" className="py-[5px] text-left font-normal text-fg-2">
                  {label}
                </th>
                {all.map((position) => (
                  <td key={position.title} className="py-[5px] pl-4 text-right">
                    {of(position, today!)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
