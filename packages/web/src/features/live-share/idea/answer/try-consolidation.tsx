import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { loansThatReplace } from "@highway/engine/tools/consolidation/replaced";
import { money, moneyWithCents, trimmedPercent } from "../../../../lib/format/format";
import { atTheEnd, dash, decideOf, leadOf, nameOf, timeOf } from "../../../../report/consolidation/text";
import { useConsolidationWords } from "../../../../report/skins/client/consolidation/words";
import { useShared } from "../../report/report-context";
import { addedKnob } from "./knobs";
import { type Choosing, type Effect, OneOf, TryAnswer, useAnswerIdeaWords } from "./try-answer";

/** What a client may move in a consolidation: which of the debts are in, what is paid each month beyond what is due, and which of the offered loans it is. */
export default function TryConsolidation() {
  const { loaded } = useShared();
  const all = useConsolidationWords();
  const words = useAnswerIdeaWords();
  const { report } = loaded;
  const answer = loaded.workedOut.answer as Consolidation | undefined;
  if (!answer || report.toolName !== "dc") return null;
  const { applied } = report.consolidation;

  function effectOf(consolidation: Consolidation): Effect {
    const { monthlySavings, lifetimeSaved, samePayment, monthsAfter, yearInterestAfter } = consolidation;
    const isFreed = monthlySavings === null || monthlySavings >= 0;
    const warned = decideOf({ ...consolidation, warnings: consolidation.warnings.filter(isNew) }, all);
    return {
      label: isFreed ? all.cells.freed : all.cells.more,
      isHalf: true,
      figure: monthlySavings === null ? dash : moneyWithCents(Math.abs(monthlySavings)),
      says: leadOf(consolidation, all),
      lines: [
        [
          { saves: words.savesByTheEnd, costs: words.costsByTheEnd, neither: words.differenceByTheEnd }[
            atTheEnd(consolidation)
          ],
          lifetimeSaved === null ? all.notKnown : money(Math.abs(lifetimeSaved)),
        ],
        [all.time.title, timeOf(samePayment?.months ?? monthsAfter, all)],
        [all.cells.year, money(yearInterestAfter)],
      ],
      ...(warned.length > 0 && { note: warned.join(" ") }),
    };
  }

  return (
    <TryAnswer
      prepared={answer}
      choices={(choosing) => (
        <>
          <Owed items={answer.items} {...choosing} />
          <OfferedLoans loanID={answer.loanID} {...choosing} />
        </>
      )}
      knobs={(moved) => [addedKnob(applied ?? Math.max(0, moved.monthlySavings ?? 0), words.applied)]}
      isPossible={(moved) => leftOutIn(moved).length < answer.items.length}
      notPossible={words.nothingIn}
      whyOff={words.whyOffOfDebts}
      effectOf={effectOf}
    />
  );
}

const leftOutIn = ({ leftOut = [] }: Choosing["moved"]) => leftOut as readonly string[];

/** Leaves out the warning that the home secures the loan, which the report says as a whole. */
const isNew = ({ kind }: Consolidation["warnings"][number]) => kind !== "securedByHome";

/** The mortgages and debts that the report pays off: an empty box leaves one out. */
function Owed({ items, moved, move }: Choosing & { items: Consolidation["items"] }) {
  const all = useConsolidationWords();
  const words = useAnswerIdeaWords();
  const left = leftOutIn(moved);
  const set = (id: string, isIn: boolean) => {
    const out = items.map((item) => item.id).filter((each) => (each === id ? !isIn : left.includes(each)));
    move("leftOut", out, []);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-fg-2 text-md">{words.owed}</legend>
      {items.map((item) => (
        <label
          key={item.id}
          className="flex min-h-13 cursor-pointer items-center gap-3 border-paper-line border-b py-1.5 last:border-b-0"
        >
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-(--accent)"
            checked={!left.includes(item.id)}
            onChange={({ target }) => set(item.id, (target as HTMLInputElement).checked)}
          />
          <span className="min-w-0">
            <b className="block font-medium wrap-anywhere">{nameOf(item, all)}</b>
            <span className="num block text-fg-2 text-note">
              {item.rate === null
                ? words.owedLine(money(item.balance), moneyWithCents(item.payment))
                : words.owedLineAt(money(item.balance), trimmedPercent(item.rate), moneyWithCents(item.payment))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The loans of the report that pay off the same, by their term and rate. */
function OfferedLoans({ loanID, moved, move }: Choosing & { loanID: string }) {
  const { basis } = useShared();
  const all = useConsolidationWords();
  const words = useAnswerIdeaWords();
  const offered = loansThatReplace(basis.document as unknown as Scenario, loanID);
  if (offered.length < 2) return null;
  return (
    <OneOf
      legend={words.newLoan}
      value={String(moved.newLoan ?? loanID)}
      options={offered.map(({ id, term, rate }) => [id, words.loanAt(timeOf(term * 12, all), trimmedPercent(rate))])}
      onChoose={(id) => move("newLoan", id, loanID)}
    />
  );
}
