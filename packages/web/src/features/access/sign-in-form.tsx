import type { User } from "@highway/core/people/users/schema";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/fields/field-error";
import { TextField } from "../../ui/fields/text-field";
import { CodeStep } from "./code-step";

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
    if (!address) return setWrong({ field: "Enter your e-mail address." });
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
        label="E-mail"
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
