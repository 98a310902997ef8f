import { useMemo, useState } from "react";
import { endStep } from "../../lib/scenario/store";
import { paymentProblems } from "./payment-problems";
import type { ScheduleLoan } from "./schedule-loan";

/** Errors show once their field was left, and never block typing. */
export type PaymentErrors = {
  error: (field: string) => string | null;
  leave: (field: string) => void;
  /** Shows every error. @returns whether there is none */
  leaveAll: () => boolean;
};

export function usePaymentErrors({ loan, result }: ScheduleLoan): PaymentErrors {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const problems = useMemo(() => paymentProblems(loan, result), [loan, result]);
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
