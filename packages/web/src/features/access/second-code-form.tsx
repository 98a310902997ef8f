import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { CodeField } from "../../ui/fields/code-field";
import { FieldError } from "../../ui/fields/field-error";
import { TextField } from "../../ui/fields/text-field";

export type SecondCode = { app: string } | { recovery: string };
type Kind = "app" | "recovery";

type Props = {
  ways: { app: boolean; recovery: boolean };
  /** What the button says. */
  label: string;
  busy: boolean;
  /** @returns what is wrong with the code */
  onSend: (code: SecondCode) => Promise<string | null>;
};

const requiredSentences = {
  app: "Enter the six digits that the authenticator app shows.",
  recovery: "Enter a recovery code: four groups of four letters and digits.",
};

/** Takes a code of the authenticator app, or a recovery code in its place. */
export function SecondCodeForm({ ways, label, busy, onSend }: Props) {
  const [kind, setKind] = useState<Kind>(ways.app ? "app" : "recovery");
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has a field of its own.
  useEffect(() => field.current?.focus(), [kind]);
  const send = async (typed: string) => {
    const isWhole = kind === "app" ? typed.length === 6 : typed.replace(/[^a-z0-9]/gi, "").length === 16;
    if (!isWhole) return setWrong(requiredSentences[kind]);
    setWrong(null);
    const refused = await onSend(kind === "app" ? { app: typed } : { recovery: typed });
    if (!refused) return;
    setWrong(refused);
    // A long code is mended rather than typed again; an app's is soon another.
    if (kind === "app") setCode("");
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(code);
  };
  const change = (next: Kind) => {
    setKind(next);
    setCode("");
    setWrong(null);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {kind === "app" ? (
        <div>
          <CodeField
            ref={field}
            id="app-code"
            label="Code from your authenticator app"
            value={code}
            invalid={wrong !== null}
            describedBy={wrong ? "app-code-error" : undefined}
            onChange={(digits) => {
              setCode(digits);
              if (digits.length === 6) void send(digits);
            }}
          />
          {wrong && <FieldError id="app-code-error">{wrong}</FieldError>}
        </div>
      ) : (
        <TextField
          ref={field}
          label="Recovery code"
          name="recovery"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint="Each recovery code works once."
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={wrong}
        />
      )}
      <Button type="submit" variant="primary" busy={busy} className="w-full">
        {label}
      </Button>
      {ways.app && ways.recovery && (
        <Button
          variant="link"
          size="sm"
          className="self-start"
          onClick={() => change(kind === "app" ? "recovery" : "app")}
        >
          {kind === "app" ? "Use a recovery code instead" : "Use the authenticator app instead"}
        </Button>
      )}
    </form>
  );
}
