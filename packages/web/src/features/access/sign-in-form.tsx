import type { InvitationChoice } from "@highway/core/people/access/schema";
import type { User } from "@highway/core/people/users/schema";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/fields/field-error";
import { inputClass } from "../../ui/fields/input-style";
import { TextField } from "../../ui/fields/text-field";
import { choicesIn, InvitationChoices } from "./invitation-choice";

/** Signs a person in by a code that is mailed. With an `email` given, the code goes to that address. */
export function SignInForm({ email: known, onSignedIn }: { email?: string; onSignedIn: (user: User) => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (asked === null) return <EmailStep known={known} onAsked={setAsked} />;
  return <CodeStep email={asked} onSignedIn={onSignedIn} onBack={known ? undefined : () => setAsked(null)} />;
}

/** Asks for the address and has a code sent to it. */
function EmailStep({ known, onAsked }: { known?: string; onAsked: (email: string) => void }) {
  const [email, setEmail] = useState(known ?? "");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field?: string; form?: string }>({});
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!known) field.current?.focus();
  }, [known]);
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
        autoComplete="username"
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
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (digits: string, invitation?: string) => {
    if (busy) return;
    if (digits.length < 6) return setWrong("Enter the six digits of the code.");
    setBusy(true);
    setWrong(null);
    try {
      const [user] = await call("POST /v1/auth/session", { body: { email, code: digits, invitation } });
      onSignedIn(user);
    } catch (error) {
      const offered = choicesIn(error);
      setChoices(offered);
      setBusy(false);
      if (offered) return;
      setWrong((error instanceof ApiError && error.fields.code) || sentence(error));
      setCode("");
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  if (choices) return <InvitationChoices choices={choices} onChoose={(invitation) => send(code, invitation)} />;
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
        <ResendCode email={email} onError={setWrong} />
        {onBack && (
          <Button variant="link" size="sm" onClick={onBack}>
            Use another email
          </Button>
        )}
      </div>
    </form>
  );
}

/** The six digits have one field: what a phone fills in or a person pastes arrives whole, and spaces and dashes fall away. */
function CodeField({
  ref,
  value,
  onChange,
  invalid,
  describedBy,
}: {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (digits: string) => void;
  invalid: boolean;
  describedBy?: string;
}) {
  return (
    <div>
      <label htmlFor="sign-in-code" className="mb-1 block font-medium text-fg-2 text-sm">
        Six-digit code
      </label>
      <input
        ref={ref}
        id="sign-in-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        placeholder="000000"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 6))}
        className={inputClass(
          "num h-14! text-center font-semibold text-[24px]! tracking-[0.4em] [text-indent:0.4em] placeholder:font-normal placeholder:opacity-40",
        )}
      />
    </div>
  );
}

/** Seconds before another code may be asked for. */
const resendPauseSeconds = 45;

function ResendCode({ email, onError }: { email: string; onError: (sentence: string) => void }) {
  const [left, setLeft] = useState(resendPauseSeconds);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = async () => {
    setLeft(resendPauseSeconds);
    try {
      await call("POST /v1/auth/code", { body: { email } });
      setSent(true);
    } catch (error) {
      onError(sentence(error));
    }
  };
  if (left === 0)
    return (
      <Button variant="link" size="sm" onClick={resend}>
        Send another code
      </Button>
    );
  return (
    <span className="num text-fg-3">
      <span role="status">{sent ? "A new code was sent. " : ""}</span>
      Another code in {left} s
    </span>
  );
}
