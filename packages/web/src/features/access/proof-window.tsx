import type { ProofWays } from "@highway/core/people/access/factors.schema";
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError, isRefusedAs, sentence } from "../../lib/api/api-error";
import { useWhenOnline } from "../../lib/loading/network";
import { Cancelled, hasPasskeys, proveWithPasskey } from "../../lib/passkeys";
import { useUser } from "../../lib/session";
import { Button } from "../../ui/button";
import { CodeField } from "../../ui/fields/code-field";
import { FieldError } from "../../ui/fields/field-error";
import { Dialog } from "../../ui/overlays/dialog";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ResendCode } from "./resend-code";
import { SecondCodeForm } from "./second-code-form";

/** Asks who is there, over the page, before an action that needs a fresh proof. */
export default function ProofWindow({ onDone }: { onDone: (isProved: boolean) => void }) {
  return (
    <Dialog open onClose={() => onDone(false)} title="Confirm that it is you" width={400}>
      <div className="px-5 pb-5">
        <p className="mb-4 text-fg-2">
          Before you continue, confirm who you are. For the next 15 minutes, this browser will not ask you again.
        </p>
        <ProofForm onProved={() => onDone(true)} />
      </div>
    </Dialog>
  );
}

type Props = { onProved: () => void };

/** Asks the person for a fresh proof of who they are: the strongest that they have set up. */
function ProofForm({ onProved }: Props) {
  const [ways, setWays] = useState<ProofWays | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew, because an answer holds for five minutes and once.
  useEffect(() => {
    let isGone = false;
    call("POST /v1/auth/proof/options", { body: {} }).then(
      ([found]) => isGone || setWays(found),
      (error) => isGone || setFailed(sentence(error)),
    );
    return () => {
      isGone = true;
    };
  }, [attempts]);
  const retry = () => {
    setFailed(null);
    setAttempts(attempts + 1);
  };
  useWhenOnline(failed === null ? undefined : retry);
  if (failed) return <Problem message={failed} onRetry={retry} />;
  if (!ways)
    return (
      <Skeleton label="Loading">
        <Bone className="h-control w-full" />
      </Skeleton>
    );
  if (ways.email) return <MailedProof onProved={onProved} />;
  return <StrongProof ways={ways} onProved={onProved} onSpent={() => setAttempts(attempts + 1)} />;
}

/** Takes a passkey, a code of the app, or a recovery code. */
function StrongProof({ ways, onProved, onSpent }: Props & { ways: ProofWays; onSpent: () => void }) {
  const [busy, setBusy] = useState<"passkey" | "code" | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const attempt = async (way: "passkey" | "code", act: () => Promise<unknown>): Promise<string | null> => {
    setBusy(way);
    setWrong(null);
    try {
      await act();
      onProved();
      return null;
    } catch (error) {
      setBusy(null);
      if (way === "code") return (error instanceof ApiError && Object.values(error.fields)[0]) || sentence(error);
      if (!(error instanceof Cancelled)) setWrong(sentence(error));
      onSpent();
      return null;
    }
  };
  const { passkey } = ways;
  const isCode = ways.app || ways.recovery;
  return (
    <div className="flex flex-col gap-4">
      {passkey && hasPasskeys() && (
        <Button
          variant={isCode ? "secondary" : "primary"}
          icon={KeyRound}
          busy={busy === "passkey"}
          className="w-full"
          data-autofocus={isCode ? undefined : true}
          onClick={() => void attempt("passkey", () => proveWithPasskey(passkey))}
        >
          Use a passkey
        </Button>
      )}
      {wrong && <FieldError>{wrong}</FieldError>}
      {isCode && (
        <SecondCodeForm
          ways={ways}
          label="Confirm"
          busy={busy === "code"}
          onSend={(body) => attempt("code", () => call("POST /v1/auth/proof", { body }))}
        />
      )}
    </div>
  );
}

/** Mails a code to those who have set up nothing stronger, and takes it. */
function MailedProof({ onProved }: Props) {
  const { email } = useUser();
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSent) field.current?.focus();
  }, [isSent]);
  const attempt = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await act();
    } catch (error) {
      setWrong((error instanceof ApiError && error.fields.email) || sentence(error));
      if (isRefusedAs(error, "invalid")) setCode("");
      field.current?.focus();
    }
    setBusy(false);
  };
  const mail = () =>
    attempt(async () => {
      await call("POST /v1/auth/code", { body: { email } });
      setSent(true);
    });
  const send = (digits: string) =>
    attempt(async () => {
      await call("POST /v1/auth/proof", { body: { email: digits } });
      onProved();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (isSent ? send(code) : mail());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {isSent && (
        <CodeField
          ref={field}
          id="proof-code"
          value={code}
          invalid={wrong !== null}
          describedBy={wrong ? "proof-code-error" : undefined}
          onChange={(digits) => {
            setCode(digits);
            if (digits.length === 6) void send(digits);
          }}
        />
      )}
      {wrong && <FieldError id="proof-code-error">{wrong}</FieldError>}
      <Button type="submit" variant="primary" busy={busy} data-autofocus={isSent ? undefined : true} className="w-full">
        {isSent ? "Confirm" : "Email me a code"}
      </Button>
      {isSent && (
        <div className="text-sm">
          <ResendCode email={email} onError={setWrong} onAsk={() => field.current?.focus()} />
        </div>
      )}
    </form>
  );
}
