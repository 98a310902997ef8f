import { useMemo, useState } from "react";
import { paymentProblems } from "../../scenario/issues/payment-problems";
import { endStep } from "../../scenario/store/store";
import type { ScheduleLoan } from "./lines";

/** Errors show once their field was left, and never block typing. */
export type PaymentErrors = {
  error: (field: string) => string | null;
  leave: (field: string) => void;
  /** Shows every error. @returns whether there is none */
  leaveAll: () => boolean;
};

export function usePaymentErrors({ loan, result }: ScheduleLoan): PaymentErrors {
  const problems = useMemo(() => paymentProblems(loan, result), [loan, result]);
  // Errors that stand when the panel opens show at once: they were typed before, or have come up since.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(problems.keys()));
  return {
    error: (field) => (left.has(field) ? (problems.get(field) ?? null) : null),
    leave: (field) => {
      endStep();
      setLeft((before) => (before.has(field) ? before : new Set(before).add(field)));
    },
    leaveAll: () => {
      setLeft((before) => new Set([...before, ...problems.keys()]));
      return problems.size === 0;
    },
  };
}
