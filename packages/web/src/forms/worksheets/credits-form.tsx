import { additionalCreditFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { money, noNumber } from "../../lib/format/format";
import { keepFormDraft } from "../../lib/forms/form-drafts";
import { nameInNotice, notify } from "../../lib/notify";
import { loanOf } from "../../scenario/document";
import { setCreditsWorksheet } from "../../scenario/edits/worksheet-edits";
import { offeredPlace } from "../../scenario/names/loan-name";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { CloseButton } from "../../ui/overlays/close-button";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { BackNotice } from "../../ui/page/back-notice";
import { LoanDrawer } from "../fields/loan-drawer";
import type { CellProps } from "../fields/use-loan";
import { FeeGroup } from "./fee-group";
import { walkAmounts } from "./line-keys";
import { useBases } from "./use-bases";
import {
  type AdditionalLine,
  additionalTotal,
  areCreditsWrong,
  blankFees,
  type CreditsDraft,
  creditsAt,
  creditsDraftOf,
  creditsOf,
  isAdditionalWrong,
  sameCredits,
  totalsOf,
  useWorksheetDraftKey,
} from "./worksheet-draft";
import { OwnName, WorksheetLine, WorksheetSection } from "./worksheet-line";

/** The Credits Worksheet: the credits of this loan one by one, and the credits on top of them. */
export default function CreditsForm({ id, place, onClose }: CellProps & { onClose: () => void }) {
  const { draft, setDraft, isChanged, isBack, forget } = useCredits(id);
  const [asked, setAsked] = useState(false);
  const done = () => {
    forget();
    onClose();
  };
  const save = () => {
    setAsked(true);
    if (areCreditsWrong(draft)) return;
    if (!isChanged) return notify.success("No changes to save.");
    const content = creditsOf(draft);
    edit(null, setCreditsWorksheet(id, content.fees, content.additional));
    notify.success("Credits worksheet added");
    done();
  };
  return (
    <LoanDrawer
      places={[place]}
      open
      onClose={onClose}
      title="Credits Worksheet"
      aside={<span className="shrink-0 text-fg-3">{offeredPlace(place).head}</span>}
      width={640}
      footer={
        <>
          <CloseButton>Cancel</CloseButton>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      {isBack && <BackNotice className="mx-5 mt-1" />}
      <Body id={id} draft={draft} setDraft={setDraft} asked={asked} />
      <UnsavedGuard dirty={isChanged} forget={forget}>
        The credits that you typed are not saved in the loan.
      </UnsavedGuard>
    </LoanDrawer>
  );
}

/** Holds the form of a loan's credits, filled with the loan's, or with those typed before the page was left. */
function useCredits(id: string) {
  const keeping = useWorksheetDraftKey("credits", id);
  const [first] = useState(() => creditsDraftOf(loanOf(useScenario.getState().document, id)));
  const [back] = useState(() => creditsAt(keeping));
  const [draft, setDraft] = useState(back ?? first);
  const isChanged = !sameCredits(draft, first);
  useEffect(() => keepFormDraft(keeping, isChanged ? draft : null), [keeping, draft, isChanged]);
  return { draft, setDraft, isChanged, isBack: back !== null && isChanged, forget: () => keepFormDraft(keeping, null) };
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
    <div data-fees="" className="px-5 pt-2 pb-6">
      <div className="flex flex-col gap-4">
        <FeeGroup
          category="credits"
          look="credit"
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
      </div>
      {none && <p className="py-4 text-center text-fg-3">No credits</p>}
      <p className="mt-6 flex justify-between pr-[45px] font-semibold phone:pr-[9px]">
        All credits
        <span className="num">{listed === null || more === null ? noNumber : money(0 - listed - more)}</span>
      </p>
    </div>
  );
}

let lastCreditKey = 0;

/** The additional credits, which count whether the loan's credits are typed or listed. */
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
  const removal = useRef(0);
  // Its Undo would change a worksheet that is closed.
  useEffect(() => () => notify.dismiss(removal.current), []);
  const remove = (line: AdditionalLine) => {
    const place = lines.indexOf(line);
    onChange((before) => before.filter(({ key }) => key !== line.key));
    removal.current = notify.undo(`${nameInNotice(line.name.trim()) || "Credit"} removed.`, () =>
      onChange((now) => now.toSpliced(place, 0, line)),
    );
  };
  return (
    <WorksheetSection
      title="Additional credits"
      look="credit"
      isEmpty={lines.length === 0}
      total={total}
      add={
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
      }
    >
      <ul onKeyDown={walkAmounts}>
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
    </WorksheetSection>
  );
}

/** One additional credit: its name and its dollars. */
function AdditionalCredit(props: {
  line: AdditionalLine;
  isNew: boolean;
  asked: boolean;
  onChange: (line: AdditionalLine) => void;
  onRemove: () => void;
}) {
  const { line, isNew, asked, onChange, onRemove } = props;
  return (
    <WorksheetLine
      look="credit"
      named={line.name.trim() || "the new credit"}
      asked={asked}
      wrong={isAdditionalWrong(line) ? additionalCreditFields.amount.sentence : null}
      onRemove={onRemove}
      name={
        <OwnName
          label="Name of the credit"
          autoFocus={isNew}
          value={line.name}
          onType={(name) => onChange({ ...line, name })}
        />
      }
      amount={{
        value: line.amount,
        decimals: additionalCreditFields.amount.decimals,
        prefix: "$",
        placeholder: "$0",
        onChange: (amount, text) => onChange({ ...line, amount: text ?? amount }),
      }}
    />
  );
}
