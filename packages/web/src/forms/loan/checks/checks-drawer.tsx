import { sinceText } from "@highway/engine/rules/day";
import { checksOf } from "@highway/engine/scenario/checks/all-checks";
import { type Check, type CheckState, checkNames } from "@highway/engine/scenario/checks/check";
import { type SmallestChange, smallestChange } from "@highway/engine/scenario/checks/smallest-change";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { Check as CheckIcon, CircleHelp, TriangleAlert } from "lucide-react";
import { useEffect, useMemo } from "react";
import { type AnswerOf, call } from "../../../lib/api/api";
import { date, quantity } from "../../../lib/format/format";
import { comparedLoans, loanOf, type WorkingLoan, type WorkingReport } from "../../../scenario/document";
import { changeLoan, withFields } from "../../../scenario/edits/change";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { basisOf } from "../../../scenario/figures/loan-figures";
import { loadWholeCheck } from "../../../scenario/issues/issues";
import { loanAt, loanName } from "../../../scenario/names/loan-name";
import { lookUp } from "../../../scenario/store/look-ups";
import { changeFromOutside, edit, useScenario } from "../../../scenario/store/store";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { LoanMark } from "../../../ui/loan-mark";
import { SourceText } from "../../../ui/source-text";
import { FigureField } from "../../fields/figure-field";
import { LoanDrawer } from "../../fields/loan-drawer";
import { type CellProps, useLoanField } from "../../fields/use-loan";
import { bringCountyLimits } from "../../property/places";
import { checkedLoan } from "./attention";

type Offered = { check: Check; change: SmallestChange | null };

/** The order of the list: first what needs attention, then what could not be checked. */
const order: readonly CheckState[] = ["attention", "notChecked", "clear"];

/** The checks of a loan with the smallest change of each that needs attention; null while the loan has no figures. */
function useOffered(id: string): Offered[] | null {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return useMemo(() => {
    const loan = loanOf(document, id);
    const working = loan && checkedLoan(basisOf({ ...useScenario.getState(), document, client }), loan);
    if (!working) return null;
    return checksOf(working)
      .map((check) => ({
        check,
        change: check.state === "attention" ? smallestChange(working, check.check) : null,
      }))
      .sort((one, other) => order.indexOf(one.check.state) - order.indexOf(other.check.state));
  }, [document, client, id]);
}

/** The checks of one loan: what each rule says, what the loan has, and the smallest change that would pass. Only the officer sees them. */
export default function ChecksDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const place = useScenario(({ document }) => comparedLoans(document).findIndex((loan) => loan.id === id));
  const name = useScenario(({ document }) => loanName(loanOf(document, id) ?? document.loans[0]!));
  const offered = useOffered(id);
  // The offer rate may be wrong, which pages other than the editor do not check by themselves.
  useEffect(() => void loadWholeCheck(), []);
  useEffect(() => void bringCompared(id), [id]);
  if (place < 0) return null;
  return (
    <LoanDrawer
      places={[place]}
      open
      onClose={onClose}
      title={`Checks, ${loanAt(place)}`}
      aside={<LoanMark index={place} label={null} />}
    >
      <div className="px-5 pb-6">
        <p className="truncate text-fg-3 text-sm">{name}</p>
        <p aria-live="polite" className="mt-1 mb-3 text-fg-2">
          {summaryOf(offered)}
        </p>
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {offered?.map((each) => (
            <CheckItem key={each.check.check} id={id} place={place} {...each} />
          ))}
        </ul>
        <p className="mt-3 text-fg-3 text-sm">
          Checks are advice for you. They do not block anything, and no client sees them.
        </p>
      </div>
    </LoanDrawer>
  );
}

/** Says in a sentence how the checks stand. */
function summaryOf(offered: Offered[] | null): string {
  if (offered === null) return "The loan has no figures yet. Fill in what is missing to check it.";
  if (offered.length === 0) return "This loan has nothing to check.";
  const of = (state: CheckState) => offered.filter(({ check }) => check.state === state).length;
  const unknown = of("notChecked") > 0 ? `, ${of("notChecked")} could not be checked` : "";
  if (of("attention") === 0)
    return `Nothing needs attention: ${quantity(of("clear"), "check is", "checks are")} clear${unknown}.`;
  return `${quantity(of("attention"), "check needs", "checks need")} attention${unknown}, ${quantity(of("clear"), "is", "are")} clear.`;
}

const looks = {
  attention: { tone: "warning", icon: TriangleAlert, word: "Needs attention" },
  notChecked: { tone: "neutral", icon: CircleHelp, word: "Not checked" },
  clear: { tone: "positive", icon: CheckIcon, word: "Clear" },
} as const;

function CheckItem({ check, change, ...cell }: Offered & CellProps) {
  const { tone, icon, word } = looks[check.state];
  return (
    <li className="flex flex-col gap-1 py-3">
      <h3 className="flex items-center justify-between gap-3 font-semibold">
        {checkNames[check.check]}
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      </h3>
      <p className="font-medium">{check.verdict}</p>
      <p>{check.has}</p>
      {check.state === "notChecked" && <p>{check.missing}</p>}
      <p className="text-fg-2">{check.rule}</p>
      {check.check === "higherPriced" && <OfferRate {...cell} />}
      {change && <ClearingChange change={change} {...cell} />}
      <p className="text-fg-3 text-xs">
        <SourceText source={check.source} />. In effect {sinceText(check.from, date)}.
      </p>
    </li>
  );
}

/** The button that makes the change, as one step of undo. */
const ClearingChange = ({ change, id }: { change: SmallestChange } & CellProps) => (
  <div className="my-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <span className="font-medium">{change.sentence} clears it.</span>
    <Button
      size="sm"
      onClick={() =>
        edit(
          null,
          changeLoan(id, (loan) => withFields<WorkingLoan>(loan, change.fields)),
        )
      }
    >
      Apply this change
    </Button>
  </div>
);

/** The average prime offer rate, typed if none is loaded, or in place of the week's. */
function OfferRate({ id, place }: CellProps) {
  const value = useLoanField(id, "apor");
  const fieldKey = `${id}.apor`;
  return (
    <FigureField
      className="my-1 w-40"
      place="drawer"
      fieldKey={fieldKey}
      label={loanFields.apor.label}
      ariaLabel={`Average prime offer rate, ${loanAt(place)}`}
      value={value ?? null}
      decimals={loanFields.apor.decimals}
      suffix="%"
      onType={(figure) => edit(fieldKey, setFigure(id, "apor", figure))}
    />
  );
}

/** Says what the scenario still lacks for the checks: the county's limits, and the average prime offer rates of the day. */

type OfferRates = AnswerOf<"GET /v1/loan/apor">[0];

const WEEK_MS = 7 * 86_400_000;

/** Tells whether the rates are those of the week in which a day lies. */
function isOfWeek(rates: { date: string } | undefined, day: string): boolean {
  if (!rates) return false;
  const since = Date.parse(day) - Date.parse(rates.date);
  return since >= 0 && since < WEEK_MS;
}

/** Writes the rates and their week into the report. */
const withOfferRates =
  ({ fixed, adjustable, source, date }: OfferRates) =>
  (document: WorkingReport): WorkingReport => ({
    ...document,
    outside: { ...document.outside, apor: { fixed, adjustable, source, date } },
  });

/** Copies the average prime offer rates for the scenario's day into it. A failure is silent here, because the check says that they are not loaded. */
async function bringOfferRates() {
  const { id, asOf, outside } = useScenario.getState().document;
  if (isOfWeek(outside.apor, asOf)) return;
  try {
    const [rates] = await call("GET /v1/loan/apor", { query: { day: asOf } });
    const now = useScenario.getState().document;
    // By now the scenario may be of another day, or another one may be open.
    if (rates && now.id === id && now.asOf === asOf) changeFromOutside(withOfferRates(rates));
  } catch {
    // Without loaded rates the officer types the rate of the day.
  }
}

/** Brings what the checks of a loan need. */
async function bringCompared(id: string) {
  const loan = loanOf(useScenario.getState().document, id);
  await Promise.all([loan && bringCountyLimits(loan.propertyID), lookUp(bringOfferRates())]);
}
