import type { SecondStep } from "@highway/core/people/access/factors.schema";
import type { InvitationChoice } from "@highway/core/people/access/schema";
import type { User } from "@highway/core/people/users/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError, isRefusedAs, sentence } from "../../lib/api/api-error";
import { offerPasskeys } from "../../lib/passkeys";
import { Button } from "../../ui/button";
import { CodeField } from "../../ui/fields/code-field";
import { FieldError } from "../../ui/fields/field-error";
import { TextField } from "../../ui/fields/text-field";
import { PasskeyButton } from "./passkey-button";
import { ResendCode } from "./resend-code";
import { SecondStepForm, secondStepIn } from "./second-step";

/** Signs a person in with a passkey, or by a code that is mailed. With an `email` given, the code goes to that address. */
export function SignInForm({ email: known, onSignedIn }: { email?: string; onSignedIn: (user: User) => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (asked === null) return <EmailStep known={known} onAsked={setAsked} onSignedIn={onSignedIn} />;
  return <CodeStep email={asked} onSignedIn={onSignedIn} onBack={known ? undefined : () => setAsked(null)} />;
}

type EmailStepProps = { known?: string; onAsked: (email: string) => void; onSignedIn: (user: User) => void };

/** Asks for the address and has a code sent to it. The address field's own suggestions offer the passkeys of this device. */
function EmailStep({ known, onAsked, onSignedIn }: EmailStepProps) {
  const [email, setEmail] = useState(known ?? "");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field?: string; form?: string }>({});
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!known) field.current?.focus();
  }, [known]);
  const enter = useEffectEvent(onSignedIn);
  const [offers, setOffers] = useState(0);
  // A press on the button ends the offer, and what comes of that press begins it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says when.
  useEffect(() => offerPasskeys(enter, (error) => setWrong({ form: error.message })), [offers]);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!address) return setWrong({ field: "Enter your email address." });
    setBusy(true);
    setWrong({});
    try {
      await call("POST /v1/auth/code", { body: { email: address } });
      onAsked(address);
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.email : undefined;
      setWrong(field ? { field } : { form: sentence(error) });
      setBusy(false);
    }
  };
  return (
    <form onSubmit={ask} noValidate className="flex flex-col gap-4">
      <TextField
        ref={field}
        label="Email"
        type="email"
        name="email"
        autoComplete="username webauthn"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        readOnly={known !== undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong.field}
      />
      {wrong.form && <FieldError>{wrong.form}</FieldError>}
      <Button type="submit" variant="primary" busy={busy} data-autofocus={known ? true : undefined} className="w-full">
        Email me a code
      </Button>
      <PasskeyButton
        onSignedIn={onSignedIn}
        onFailed={(form) => {
          setWrong(form ? { form } : {});
          setOffers(offers + 1);
        }}
      />
    </form>
  );
}

type CodeStepProps = { email: string; onSignedIn: (user: User) => void; onBack?: () => void };

/** Takes the six digits. The last digit sends them; so does a paste or the phone's own suggestion. */
export function CodeStep({ email, onSignedIn, onBack }: CodeStepProps) {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [choices, setChoices] = useState<readonly InvitationChoice[] | null>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  /** @returns what is wrong where more than the code was sent, for that step to say */
  const send = async (digits: string, more: { invitation?: string; app?: string; recovery?: string } = {}) => {
    if (busy) return null;
    if (digits.length < 6) {
      setWrong("Enter the six digits of the code.");
      return null;
    }
    setBusy(true);
    setWrong(null);
    try {
      const [user] = await call("POST /v1/auth/session", { body: { email, code: digits, ...more } });
      onSignedIn(user);
      return null;
    } catch (error) {
      setBusy(false);
      const { app, recovery, code: wrongCode }: FieldSentences = error instanceof ApiError ? error.fields : {};
      const offered = choicesIn(error);
      const next = secondStepIn(error);
      // Only a code that is worth nothing any more leads back to its own field.
      if (Object.keys(more).length > 0 && !wrongCode && !offered && !next) return app ?? recovery ?? sentence(error);
      setChoices(offered);
      setStep(next);
      if (offered || next) return null;
      setWrong(wrongCode ?? sentence(error));
      if (isRefusedAs(error, "invalid")) setCode("");
      field.current?.focus();
      return null;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  if (choices) return <InvitationChoices choices={choices} onChoose={(invitation) => send(code, { invitation })} />;
  if (step)
    return <SecondStepForm step={step} busy={busy} onSend={(more) => send(code, more)} onSignedIn={onSignedIn} />;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-fg-2">
        If <strong className="break-all font-medium text-fg">{email}</strong> belongs to an account, a code is on its
        way. It works for 10 minutes, in this browser.
      </p>
      <div>
        <CodeField
          ref={field}
          value={code}
          invalid={wrong !== null}
          describedBy={wrong ? "code-error" : undefined}
          onChange={(digits) => {
            setCode(digits);
            if (digits.length === 6) void send(digits);
          }}
        />
        {wrong && <FieldError id="code-error">{wrong}</FieldError>}
      </div>
      <Button type="submit" variant="primary" busy={busy} className="w-full">
        Sign in
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <ResendCode email={email} onError={setWrong} onAsk={() => field.current?.focus()} />
        {onBack && (
          <Button variant="link" size="sm" onClick={onBack}>
            Use another email
          </Button>
        )}
      </div>
    </form>
  );
}

/** Reads the invitations of somebody whom several companies invite, from the answer that asks for a choice. */
const choicesIn = (error: unknown): readonly InvitationChoice[] | null =>
  error instanceof ApiError && error.code === "conflict" && Array.isArray(error.current) ? error.current : null;

type Props = {
  choices: readonly InvitationChoice[];
  /** @returns why the person did not join */
  onChoose: (invitation: string) => Promise<string | null>;
};

/** Asks a new person which of the companies that invited them to join. */
function InvitationChoices({ choices, onChoose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const choose = async (id: string) => {
    setChosen(id);
    setWrong(null);
    setWrong(await onChoose(id));
    setChosen(null);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        Choose the company to join
      </h2>
      <p className="mb-1 text-fg-2">
        More than one company invited you. Your account will belong to the one that you choose.
      </p>
      {choices.map(({ id, corporation }) => (
        <Button
          key={id}
          busy={chosen === id}
          disabled={chosen !== null && chosen !== id}
          className="w-full"
          onClick={() => void choose(id)}
        >
          {`Join ${corporation}`}
        </Button>
      ))}
      {wrong && <FieldError>{wrong}</FieldError>}
    </section>
  );
}
