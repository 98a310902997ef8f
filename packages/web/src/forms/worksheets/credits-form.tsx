import { useEffect, useState } from "react";
import { money } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { loanOf } from "../../scenario/document";
import { setCreditsWorksheet } from "../../scenario/edits/worksheet-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { DiscardQuestion } from "../../ui/overlays/discard-question";
import { Drawer } from "../../ui/overlays/drawer";
import { BackNotice } from "../../ui/page/back-notice";
import type { CellProps } from "../fields/use-loan";
import { AdditionalCredits } from "./additional-credits";
import {
  additionalTotal,
  type CreditsDraft,
  contentOf,
  creditsDraftOf,
  isWrong,
  keepCredits,
  keptCredits,
  sameCredits,
} from "./credits-draft";
import { blankFees, totalsOf } from "./draft";
import { FeeGroup } from "./fee-group";
import { useLoanKeeping } from "./kept-form";
import { useBases } from "./use-bases";

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
  const keeping = useLoanKeeping("credits", id);
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
