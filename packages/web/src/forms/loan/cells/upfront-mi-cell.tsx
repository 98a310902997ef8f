import { limits } from "@highway/engine/scenario/schema/limits";
import { memo } from "react";
import { money, percent } from "../../../lib/format/format";
import { setWorksheetFlag } from "../../../scenario/edits/insurance-edits";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { edit } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Cell, NoneCell } from "../../fields/cell";
import { dollarsText } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { ResetButton } from "../../fields/reset-button";
import { type CellProps, named, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";
import { MIWorksheetButton, useMIWorksheet } from "../insurance/mi-worksheet-button";
import { useMissingMI } from "../insurance/premium";

/** The premium or fee due at closing, which may be added to the loan. */
export const UpfrontMICell = memo(function UpfrontMICell(loan: CellProps) {
  const selfInsured = useLoanField(loan.id, "selfInsured");
  const cash = useIsCash(loan.id);
  const { window, openWorksheet } = useMIWorksheet(loan);
  return (
    <>
      {cash || selfInsured ? <NoneCell /> : <UpfrontPremiumCell {...loan} onWorksheet={openWorksheet} />}
      {window}
    </>
  );
});

type Premium = CellProps & { onWorksheet: () => void };

function UpfrontPremiumCell({ id, place, onWorksheet }: Premium) {
  const typed = useLoanField(id, "upfrontMI");
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  const missing = useMissingMI(id, "upfrontMI");
  const fieldKey = `${id}.upfrontMI`;
  const unknown = usual === null || missing !== null;
  return (
    <Cell
      fieldKey={fieldKey}
      note={missing}
      aside={(typeof typed === "number" ? typed : usual) ? <Financed id={id} place={place} /> : null}
      gutter={<Gutter id={id} place={place} onWorksheet={onWorksheet} />}
    >
      <FigureInput
        fieldKey={fieldKey}
        label={named("Upfront MI", place)}
        value={typed}
        write={dollarsText}
        decimals={limits.upfrontMI.decimals}
        prefix="$"
        fallback={unknown ? "\u2014" : usual === 0 ? "None" : dollarsText(usual)}
        look={usual ? "default" : "word"}
        onType={(figure) => edit(fieldKey, setFigure(id, "upfrontMI", figure))}
        row="upfrontMI"
        column={place}
      />
    </Cell>
  );
}

/** Whether the premium is added to the loan, and the percentage that it is, or would be were it not typed. */
function Financed({ id, place }: CellProps) {
  const { isFinanced } = useLoanField(id, "MIWorksheet");
  const typed = useLoanField(id, "upfrontMI") !== null;
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  const share = useFigure(id, ({ defaults }) => defaults.upfrontMIPercentage);
  return (
    <>
      <span className="cell-check">
        <Checkbox
          label="financed"
          aria-label={`Finance the upfront MI of loan ${place + 1}`}
          checked={isFinanced}
          onChange={(checked) => edit(null, setWorksheetFlag(id, "isFinanced", checked))}
        />
      </span>
      {usual ? (
        <span className="cell-words num">
          {typed ? `default ${money(usual, { cents: true })}` : percent(share, { trim: true })}
        </span>
      ) : null}
    </>
  );
}

function Gutter({ id, place, onWorksheet }: Premium) {
  const typed = useLoanField(id, "upfrontMI") !== null;
  const isVA = useLoanField(id, "program") === "va";
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  if (!typed) return isVA && <MIWorksheetButton place={place} onOpen={onWorksheet} />;
  const what = usual === null ? "default" : `default of ${money(usual, { cents: true })}`;
  return (
    <ResetButton
      label={`Back to the ${what}, upfront MI of loan ${place + 1}`}
      onClick={() => edit(null, setFigure(id, "upfrontMI", null))}
    />
  );
}
