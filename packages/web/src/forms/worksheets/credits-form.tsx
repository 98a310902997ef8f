import { loanFields } from "@highway/engine/scenario/schema/loan";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { money } from "../../lib/format/format";
import { type FormDraftKey, formDraftAt, keepFormDraft } from "../../lib/forms/form-drafts";
import { notify } from "../../lib/notify";
import { loanOf, type WorkingLoan } from "../../scenario/document";
import { listedCredits, setCreditsWorksheet } from "../../scenario/edits/worksheet-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { DiscardQuestion } from "../../ui/overlays/discard-question";
import { Drawer } from "../../ui/overlays/drawer";
import { BackNotice } from "../../ui/page/back-notice";
import type { CellProps } from "../fields/use-loan";
import { AdditionalCredit, type AdditionalLine, isAdditionalWrong } from "./additional-credit";
import { FeeGroup } from "./fee-group";
import { useWorksheetDraftKey } from "./unsaved-worksheet";
import { useBases } from "./use-bases";
import { blankFees, type FeeLine, feesOf, lineOf, newLine, totalsOf, wrongWith } from "./worksheet-draft";

/** The Credits Worksheet: the credits of this loan one by one, and what comes on top of them. */
export default function CreditsForm({ id, place, onClose }: CellProps & { onClose: () => void }) {
  const { draft, setDraft, isChanged, isBack, forget } = useCredits(id);
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const done = () => {
    forget();
    onClose();
  };
  const save = () => {
    setAsked(true);
    if (isWrong(draft)) return;
    if (!isChanged) return notify.success("No changes to save.");
    const content = contentOf(draft);
    edit(null, setCreditsWorksheet(id, content.fees, content.additional));
    notify.success("Credits worksheet added");
    done();
  };
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <Drawer
      open
      onClose={close}
      title="Credits Worksheet"
      aside={<span className="shrink-0 text-fg-3">Loan {place + 1}</span>}
      width={640}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      {isBack && <BackNotice className="mx-5 mt-1" />}
      <Body id={id} draft={draft} setDraft={setDraft} asked={asked} />
      <DiscardQuestion open={leaving} onStay={() => setLeaving(false)} onDiscard={done}>
        The loan does not hold the credits that you typed.
      </DiscardQuestion>
    </Drawer>
  );
}

/** The form of a loan's credits: as the loan lists them, or as they were typed before the page was left. */
function useCredits(id: string) {
  const keeping = useWorksheetDraftKey("credits", id);
  const [first] = useState(() => creditsDraftOf(loanOf(useScenario.getState().document, id)));
  const [back] = useState(() => keptCredits(keeping));
  const [draft, setDraft] = useState(back ?? first);
  const isChanged = !sameCredits(draft, first);
  useEffect(() => keepCredits(keeping, isChanged ? draft : null), [keeping, draft, isChanged]);
  return { draft, setDraft, isChanged, isBack: back !== null && isChanged, forget: () => keepCredits(keeping, null) };
}

type BodyProps = {
  id: string;
  draft: CreditsDraft;
  setDraft: (change: (before: CreditsDraft) => CreditsDraft) => void;
  asked: boolean;
};

function Body({ id, draft, setDraft, asked }: BodyProps) {
  const bases = useBases(id);
  const listed = totalsOf({ ...blankFees(), credits: draft.fees }, bases).credits;
  const more = additionalTotal(draft);
  const none = draft.fees.length === 0 && draft.additional.length === 0;
  return (
    <div className="credits-form px-5 pt-2 pb-6">
      <FeeGroup
        category="credits"
        lines={draft.fees}
        total={listed}
        bases={bases}
        asked={asked}
        onChange={(change) => setDraft((before) => ({ ...before, fees: change(before.fees) }))}
      />
      <AdditionalCredits
        lines={draft.additional}
        total={more}
        asked={asked}
        onChange={(change) => setDraft((before) => ({ ...before, additional: change(before.additional) }))}
      />
      {none && <p className="py-4 text-center text-fg-3">No credits</p>}
      <p className="mt-6 flex justify-between font-semibold">
        All credits
        <span className="num">{listed === null || more === null ? "\u2014" : money(0 - listed - more)}</span>
      </p>
    </div>
  );
}

/** The credits of a loan while they are typed. */
type CreditsDraft = { fees: readonly FeeLine[]; additional: readonly AdditionalLine[] };

/** What the loan lists. A typed total becomes a line of its own, so that nothing of it is lost. */
function creditsDraftOf(loan: WorkingLoan | undefined): CreditsDraft {
  if (!loan) return { fees: [], additional: [] };
  const listed = listedCredits(loan).map(lineOf);
  const total = typeof loan.credits === "number" && loan.credits > 0 ? loan.credits : null;
  const typed = total === null ? [] : [{ ...newLine("credits", "Credits"), rate: total }];
  const additional = loan.additionalCredits.map(({ name, amount }, at) => ({
    key: `listed-${at}`,
    name,
    amount: typeof amount === "number" ? amount : null,
  }));
  return { fees: listed.length > 0 ? listed : typed, additional };
}

const contentOf = ({ fees, additional }: CreditsDraft) => ({
  fees: feesOf(fees),
  additional: additional.flatMap(({ name, amount }) =>
    amount === null ? [] : [{ name: name.trim() || "Credit", amount }],
  ),
});

/** Dollars; null while an amount is wrong. */
const additionalTotal = (draft: CreditsDraft): number | null =>
  draft.additional.some(isAdditionalWrong)
    ? null
    : contentOf(draft).additional.reduce((sum, { amount }) => sum + amount, 0);

const isWrong = ({ fees, additional }: CreditsDraft) =>
  fees.some((line) => wrongWith(line) !== null) || additional.some(isAdditionalWrong);

/** Lines without an amount say nothing. */
const sameCredits = (one: CreditsDraft, other: CreditsDraft) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

const keepCredits = (at: FormDraftKey, draft: CreditsDraft | null) => keepFormDraft(at, draft);

/** Its lines are new on this page, and named so. */
function keptCredits(at: FormDraftKey): CreditsDraft | null {
  const draft = formDraftAt<CreditsDraft>(
    at,
    ({ fees, additional }) => Array.isArray(fees) && Array.isArray(additional),
  );
  if (!draft) return null;
  return {
    fees: draft.fees.map(lineOf),
    additional: draft.additional.map((line, place) => ({ ...line, key: `back-${place}` })),
  };
}

let lastCreditKey = 0;

/** Credits that count whatever else the loan's credits are. */
function AdditionalCredits({
  lines,
  total,
  asked,
  onChange,
}: {
  lines: readonly AdditionalLine[];
  total: number | null;
  asked: boolean;
  onChange: (change: (before: readonly AdditionalLine[]) => readonly AdditionalLine[]) => void;
}) {
  const remove = (line: AdditionalLine) => {
    const place = lines.indexOf(line);
    onChange((before) => before.filter(({ key }) => key !== line.key));
    notify.undo(`${line.name.trim() || "Credit"} removed.`, () => onChange((now) => now.toSpliced(place, 0, line)));
  };
  return (
    <section aria-label="Additional credits" className="fee-group" data-fees="">
      <header className="fee-title">
        <h3>Additional credits</h3>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          className="text-accent-text"
          disabled={lines.length >= loanFields.additionalCredits.max}
          onClick={() => onChange((before) => [...before, { key: `added-${++lastCreditKey}`, name: "", amount: null }])}
        >
          Add a credit
        </Button>
        <span className="num ml-auto font-semibold">{total === null ? "\u2014" : money(total)}</span>
      </header>
      <ul>
        {lines.map((line) => (
          <AdditionalCredit
            key={line.key}
            line={line}
            isNew={line.key === `added-${lastCreditKey}`}
            asked={asked}
            onChange={(next) => onChange((before) => before.map((each) => (each.key === next.key ? next : each)))}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
    </section>
  );
}
