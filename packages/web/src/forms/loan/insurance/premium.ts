import { count, money, percent } from "../../../lib/format/format";
import { useFigure } from "../../fields/use-loan";

/** Where a premium comes from and how long it is paid: "0.55% a year, life of loan". */
const basis = (share: number | null, paid: string) => `${percent(share, { decimals: 2 })} a year, ${paid}`;

/** What stands beside the monthly premium: its other unit or its rule, and how long it is paid. */
export const usePremiumWords = (id: string) =>
  useFigure(id, (result, loan) => {
    const { MI, miMonths, payoffMonths, amountBeforeMI, defaults, ltv } = result;
    const paid = miMonths > 0 && miMonths === payoffMonths ? "life of loan" : `${count(miMonths)} payments`;
    if (typeof loan.annualMIPercentage === "number") return `${money(MI, { cents: true })}, ${paid}`;
    if (typeof loan.MI === "number") return basis(amountBeforeMI ? (loan.MI * 1200) / amountBeforeMI : 0, paid);
    if (MI) return basis(defaults.annualMIPercentage, paid);
    return MI === 0 ? `${percent(ltv, { decimals: 2, trim: true })} LTV` : "";
  });

/** The sentence that asks for a premium which no rule gives; null where one is known. */
export const useMissingMI = (id: string, field: "MI" | "upfrontMI") =>
  useFigure(id, ({ missing }) => missing.find((each) => each.field === field)?.sentence ?? null);
