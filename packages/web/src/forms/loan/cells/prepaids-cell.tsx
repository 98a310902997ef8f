import { limits } from "@highway/engine/scenario/schema/limits";
import { memo, useState } from "react";
import { money } from "../../../lib/format/format";
import { setPrepaids } from "../../../scenario/edits/loan-edits";
import { edit } from "../../../scenario/store/store";
import { Cell } from "../../fields/cell";
import { escrowWords, useEscrows } from "../../fields/escrows";
import { dollarsText } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { ResetButton } from "../../fields/reset-button";
import { type CellProps, named, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";
import { useWrongPart } from "../../fields/use-wrong-part";
import { WorksheetButton } from "../../worksheets/worksheet-button";
import { Financed } from "./financed";

/** A typed total, or what months of tax and insurance and days of interest come to. */
export const PrepaidsCell = memo(function PrepaidsCell({ id, place }: CellProps) {
  const typed = useLoanField(id, "userPrepaidEscrows");
  const usual = useFigure(id, ({ defaults }) => defaults.prepaidEscrows);
  const due = useFigure(id, ({ prepaidEscrows }) => prepaidEscrows);
  const cash = useIsCash(id);
  const escrows = useEscrows(id);
  const fieldKey = `${id}.userPrepaidEscrows`;
  const [open, setOpen] = useState(false);
  const months = useWrongPart(`${id}.escrows`);
  const wrong = open ? null : months;
  const overridden = typed !== null && usual !== null;
  const words = overridden ? `default ${money(usual)}` : escrowWords(escrows);
  return (
    <Cell
      fieldKey={wrong ?? fieldKey}
      aside={
        <>
          {!cash && due ? <Financed id={id} place={place} flag="isFinancedPrepaidEscrow" cost="prepaids" /> : null}
          <WorksheetButton
            id={id}
            place={place}
            of="prepaids"
            label={`${words}: months and days prepaid for loan ${place + 1}`}
            className="cell-link num"
            wrong={wrong}
            onOpen={setOpen}
          >
            {words}
          </WorksheetButton>
        </>
      }
      gutter={
        overridden && (
          <ResetButton
            label={`Back to the default of ${money(usual)}, loan ${place + 1}`}
            onClick={() => edit(null, setPrepaids(id, null))}
          />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={named("Prepaids and escrows", place)}
        value={typed}
        write={dollarsText}
        decimals={limits.userPrepaidEscrows.decimals}
        prefix="$"
        fallback={usual === null ? "\u2014" : dollarsText(Math.round(usual))}
        look={usual === null ? "word" : "default"}
        onType={(figure) => edit(fieldKey, setPrepaids(id, figure))}
        row="prepaids"
        column={place}
      />
    </Cell>
  );
});
