import type { NewAuthenticator } from "@highway/core/people/access/factors.schema";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { ApiError, sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { useWhenOnline } from "../../../lib/loading/network";
import { Button } from "../../../ui/button";
import { CodeField } from "../../../ui/fields/code-field";
import { FieldError } from "../../../ui/fields/field-error";
import { Dialog } from "../../../ui/overlays/dialog";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { QrCode } from "../../../ui/qr-code";
import { RecoveryCodeList } from "./recovery-code-list";

type Props = { onClose: () => void; onDone?: () => void };

/** Sets up an authenticator app: first its picture and its first code, then the recovery codes that come with it. */
export function AddAuthenticator({ onClose, onDone }: Props) {
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (failed) return;
    call("POST /v1/auth/authenticator/secret", { body: {} }).then(
      ([secret]) => setMade(secret),
      (error) => setFailed(sentence(error)),
    );
  }, [failed]);
  const retry = () => setFailed(null);
  useWhenOnline(failed === null ? undefined : retry);
  const finish = () => {
    onClose();
    onDone?.();
  };
  const keep = (recoveryCodes: readonly string[]) => {
    void refreshApi("/v1/auth/factors");
    if (recoveryCodes.length === 0) finish();
    else setCodes(recoveryCodes);
  };
  if (codes)
    return (
      <Dialog open onClose={finish} title="Save your recovery codes" alert width={440}>
        <div className="px-5 pb-5">
          <RecoveryCodeList codes={codes} onDone={finish} />
        </div>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title="Set up an authenticator app" width={440}>
      <div className="px-5 pb-5">
        {failed && <Problem message={failed} onRetry={retry} />}
        {!failed && !made && (
          <Skeleton label="Loading">
            <Bone className="mx-auto size-44" />
          </Skeleton>
        )}
        {!failed && made && <FirstCode made={made} onKept={keep} />}
      </div>
    </Dialog>
  );
}

/** Shows the picture to scan, and takes the first code. */
function FirstCode({ made, onKept }: { made: NewAuthenticator; onKept: (recoveryCodes: string[]) => void }) {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = async (digits: string) => {
    if (busy) return;
    if (digits.length < 6) return setWrong("Enter the six digits that the authenticator app shows.");
    setBusy(true);
    setWrong(null);
    try {
      const [{ recoveryCodes }] = await call("POST /v1/auth/authenticator", {
        body: { sealed: made.sealed, code: digits },
      });
      onKept(recoveryCodes);
    } catch (error) {
      setBusy(false);
      setWrong((error instanceof ApiError && error.fields.code) || sentence(error));
      setCode("");
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-fg-2">Scan this picture with the authenticator app on your phone.</p>
      <QrCode
        text={made.uri}
        label="The code that your authenticator app scans"
        className="mx-auto size-44 rounded-md"
      />
      <p className="text-fg-3 text-sm">
        If you cannot scan it, type this key into the app:{" "}
        <span className="num select-all font-medium text-fg">{made.secret.match(/.{4}/g)?.join(" ")}</span>
      </p>
      <div>
        <CodeField
          ref={field}
          id="first-code"
          label="The six digits that the app shows"
          value={code}
          invalid={wrong !== null}
          describedBy={wrong ? "first-code-error" : undefined}
          onChange={(digits) => {
            setCode(digits);
            if (digits.length === 6) void send(digits);
          }}
        />
        {wrong && <FieldError id="first-code-error">{wrong}</FieldError>}
      </div>
      <Button type="submit" variant="primary" busy={busy} className="w-full">
        Confirm
      </Button>
    </form>
  );
}
