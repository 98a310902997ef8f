import type { SecondStep } from "@highway/core/people/access/factors.schema";
import type { User } from "@highway/core/people/users/schema";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api/api-error";
import { FieldError } from "../../ui/fields/field-error";
import { PasskeyButton } from "./passkey-button";
import { type SecondCode, SecondCodeForm } from "./second-code-form";

/** Reads what else a person can show, from the answer to a mailed code that does not suffice. */
export function secondStepIn(error: unknown): SecondStep | null {
  const current = error instanceof ApiError && error.code === "conflict" ? error.current : null;
  return current && typeof current === "object" && "app" in current ? (current as SecondStep) : null;
}

type Props = {
  step: SecondStep;
  busy: boolean;
  /** @returns what is wrong with the code */
  onSend: (code: SecondCode) => Promise<string | null>;
  onSignedIn: (user: User) => void;
};

/** Asks for one thing more, after the right mailed code. */
export function SecondStepForm({ step, busy, onSend, onSignedIn }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasCode = step.app || step.recovery;
  useEffect(() => {
    if (!hasCode) heading.current?.focus();
  }, [hasCode]);
  return (
    <section aria-labelledby="second-step" className="flex flex-col gap-4">
      <h2 id="second-step" ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        One more step
      </h2>
      {hasCode && <SecondCodeForm ways={step} label="Sign in" busy={busy} onSend={onSend} />}
      {step.passkey && <PasskeyButton onSignedIn={onSignedIn} onFailed={setWrong} />}
      {wrong && <FieldError>{wrong}</FieldError>}
      <p className="text-fg-3 text-sm">
        {step.app
          ? "If you lost your phone and your recovery codes, ask your company's Highway administrator to reset your sign-in."
          : "Your company requires more than an emailed code. If you lost your passkey, ask your Highway administrator to reset your sign-in."}
      </p>
    </section>
  );
}
