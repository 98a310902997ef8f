import { useState } from "react";
import { money } from "../../../lib/format";
import { loanOf, type WorkingLoan } from "../../../lib/scenario/document";
import { edit, useScenario } from "../../../lib/scenario/store";
import { Button } from "../../../ui/button";
import { Drawer } from "../../../ui/drawer";
import { notify } from "../../../ui/notify";
import type { CellProps } from "../cells/use-loan";
import { listedCredits, setCreditsWorksheet } from "../edits/worksheet-edits";
import { type AdditionalLine, isAdditionalWrong } from "./additional-credit";
import { AdditionalCredits } from "./additional-credits";
import { blankFees, type FeeLine, feesOf, lineOf, newLine, totalsOf, wrongWith } from "./draft";
import { FeeGroup } from "./fee-group";
import { useBases } from "./use-bases";

type Draft = { fees: readonly FeeLine[]; additional: readonly AdditionalLine[] };

/** What the loan lists. A typed total becomes a line of its own, so that nothing of it is lost. */
function draftOf(loan: WorkingLoan | undefined): Draft {
  if (!loan) return { fees: [], additional: [] };
  const listed = listedCredits(loan).map(lineOf);
  const total = typeof loan.credits === "number" && loan.credits > 0 ? loan.credits : null;
  const typed = total === null ? [] : [{ ...newLine("credits", "Credits"), rate: total }];
  const additional = loan.additionalCredits.map(({ name, amount }, at) => ({
    key: `kept-${at}`,
    name,
    amount: typeof amount === "number" ? amount : null,
  }));
  return { fees: listed.length > 0 ? listed : typed, additional };
}

const contentOf = ({ fees, additional }: Draft) => ({
  fees: feesOf(fees),
  additional: additional.flatMap(({ name, amount }) =>
    amount === null ? [] : [{ name: name.trim() || "Credit", amount }],
  ),
});

const isWrong = ({ fees, additional }: Draft) =>
  fees.some((line) => wrongWith(line) !== null) || additional.some(isAdditionalWrong);

/** The Credits Worksheet: the credits of this loan one by one, and what comes on top of them. */
export default function CreditsForm({ id, place, onClose }: CellProps & { onClose: () => void }) {
  const [first] = useState(() => draftOf(loanOf(useScenario.getState().document, id)));
  const [draft, setDraft] = useState(first);
  const [asked, setAsked] = useState(false);
  const save = () => {
    setAsked(true);
    if (isWrong(draft)) return;
    const content = contentOf(draft);
    if (JSON.stringify(content) === JSON.stringify(contentOf(first))) return notify.success("No changes to save.");
    edit(null, setCreditsWorksheet(id, content.fees, content.additional));
    notify.success("Credits worksheet added");
    onClose();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title="Credits Worksheet"
      aside={<span className="shrink-0 text-fg-3">Loan {place + 1}</span>}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <Body id={id} draft={draft} setDraft={setDraft} asked={asked} />
    </Drawer>
  );
}

type BodyProps = {
  id: string;
  draft: Draft;
  setDraft: (change: (before: Draft) => Draft) => void;
  asked: boolean;
};

function Body({ id, draft, setDraft, asked }: BodyProps) {
  const bases = useBases(id);
  const listed = totalsOf({ ...blankFees(), credits: draft.fees }, bases).credits;
  const more = contentOf(draft).additional.reduce((sum, { amount }) => sum + amount, 0);
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
        <span className="num">{listed === null ? "\u2014" : money(0 - listed - more)}</span>
      </p>
    </div>
  );
}
