import { dollars } from "@highway/engine/money/cents";
import { priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { type Working, workOut } from "@highway/engine/scenario/working";
import { useMemo } from "react";
import { loanOf, priceOf, propertyOf, type WorkingReport } from "../../scenario/document";
import { figuresOf } from "../../scenario/figures/loan-figures";
import { useScenario } from "../../scenario/store/store";
import type { Bases } from "./worksheet-draft";

/** Returns the calculation behind a loan's figures; null if it has none. */
export function useWorking(id: string): Working | null {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return useMemo(() => {
    const loan = loanOf(document, id);
    const input = loan && figuresOf({ document, client }, loan).input;
    return input ? workOut(input, input.loans[0]!) : null;
  }, [document, client, id]);
}

/** Returns the amounts of which fees are a percentage. Without a loan amount, a price is enough for fees that are a share of the price. */
export function useBases(id: string): Bases {
  const working = useWorking(id);
  const price = useScenario(({ document }) => priceAlone(document, id));
  return useMemo(
    () => working?.bases ?? { price: price === null ? null : dollars(price), baseAmount: null },
    [working, price],
  );
}

function priceAlone(document: WorkingReport, id: string) {
  const loan = loanOf(document, id);
  const property = loan && propertyOf(document, loan.propertyID);
  return validFigure(loan && priceOf(property, loan.purchaseDetailsID)?.price, priceFields.price);
}
