import { limits } from "@highway/core/scenario/limits";
import { memo } from "react";
import { money, percent } from "../../../lib/format";
import { edit } from "../../../lib/scenario/store";
import { Checkbox } from "../../../ui/checkbox";
import { setUpfrontFinanced } from "../edits/insurance-edits";
import { setFigure } from "../edits/loan-edits";
import { Cell, NoneCell } from "../fields/cell";
import { FigureInput } from "../fields/figure-input";
import { ResetButton } from "../fields/reset-button";
import { dollarsText } from "./figure-fields";
import { type CellProps, named, useFigure, useIsCash, useLoanField } from "./use-loan";
import { VAUse } from "./va-use";

/** The premium or fee due at closing, which may be added to the loan. */
export const UpfrontMICell = memo(function UpfrontMICell({ id, place }: CellProps) {
  const typed = useLoanField(id, "upfrontMI");
  const program = useLoanField(id, "program");
  const selfInsured = useLoanField(id, "selfInsured");
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  const share = useFigure(id, ({ defaults }) => defaults.upfrontMIPercentage);
  const missing = useFigure(
    id,
    (result) => result.missing.find(({ field }) => field === "upfrontMI")?.sentence ?? null,
  );
  const cash = useIsCash(id);
  if (cash || selfInsured) return <NoneCell />;
  const fieldKey = `${id}.upfrontMI`;
  const due = typeof typed === "number" ? typed : usual;
  const words =
    typed === null ? percent(share, { decimals: 3, trim: true }) : `default ${money(usual, { cents: true })}`;
  return (
    <Cell
      fieldKey={fieldKey}
      note={missing}
      aside={
        due ? (
          <>
            <UpfrontFinanced id={id} place={place} />
            <span className="cell-words num">{usual || typed === null ? words : ""}</span>
          </>
        ) : null
      }
      gutter={
        typed !== null ? (
          <ResetButton
            label={`Back to the default of ${money(usual, { cents: true })}, loan ${place + 1}`}
            onClick={() => edit(null, setFigure(id, "upfrontMI", null))}
          />
        ) : (
          program === "va" && <VAUse id={id} place={place} />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={named("Upfront MI", place)}
        value={typed}
        write={dollarsText}
        decimals={limits.upfrontMI.decimals}
        prefix="$"
        fallback={usual === null || missing !== null ? "\u2014" : usual === 0 ? "None" : dollarsText(usual)}
        look={usual ? "default" : "word"}
        onType={(figure) => edit(fieldKey, setFigure(id, "upfrontMI", figure))}
        row="upfrontMI"
        column={place}
      />
    </Cell>
  );
});

function UpfrontFinanced({ id, place }: CellProps) {
  const { isFinanced } = useLoanField(id, "MIWorksheet");
  return (
    <span className="cell-check">
      <Checkbox
        label="financed"
        aria-label={`Finance the upfront MI of loan ${place + 1}`}
        checked={isFinanced}
        onChange={(checked) => edit(null, setUpfrontFinanced(id, checked))}
      />
    </span>
  );
}
