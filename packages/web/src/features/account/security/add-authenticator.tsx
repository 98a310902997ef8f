import type { NewAuthenticator } from "@highway/core/people/access/factors.schema";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { ApiError, isRefusedAs, sentence } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { useWhenOnline } from "../../../lib/loading/network";
import { Button } from "../../../ui/button";
import { CodeField } from "../../../ui/fields/code-field";
import { FieldError } from "../../../ui/fields/field-error";
import { Dialog } from "../../../ui/overlays/dialog";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { QrCode } from "../../../ui/qr-code";
import { RecoveryCodesWindow } from "./recovery-codes-window";

type Props = {
  /** True where the person has recovery codes already, and so gets none with the app. */
  hasCodes?: boolean;
  onClose: () => void;
};

/** Sets up an authenticator app: first its picture and its first code, then the recovery codes that come with it. */
export function AddAuthenticator({ hasCodes = false, onClose }: Props) {
  const [hadCodes] = useState(hasCodes);
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
  /** The app may be set up also where no answer said so. */
  const close = () => {
    void refreshApi("/v1/auth/factors");
    onClose();
  };
  const keep = (recoveryCodes: readonly string[]) => {
    if (recoveryCodes.length === 0) return close();
    void refreshApi("/v1/auth/factors");
    setCodes(recoveryCodes);
  };
  if (codes) return <RecoveryCodesWindow codes={codes} onDone={close} />;
  return (
    <Dialog open onClose={close} title="Set up an authenticator app" width={440}>
      <div className="px-5 pb-5">
        {failed && <Problem message={failed} onRetry={retry} />}
        {!failed && !made && (
          <Skeleton label="Loading">
            <Bone className="mx-auto size-44" />
          </Skeleton>
        )}
        {!failed && made && <FirstCode made={made} hadCodes={hadCodes} onKept={keep} />}
      </div>
    </Dialog>
  );
}

/** Asks whether an earlier try has set the app up, whose answer was lost, and with it the only sight of its recovery codes. @returns the codes to show; null where no app is set up */
async function codesOfEarlierTry(hadCodes: boolean): Promise<readonly string[] | null> {
  const [{ appSince }] = await call("GET /v1/auth/factors");
  if (appSince === null) return null;
  if (hadCodes) return [];
  const [{ recoveryCodes }] = await call("POST /v1/auth/recovery-codes", { body: {} });
  return recoveryCodes;
}

type FirstCodeProps = {
  made: NewAuthenticator;
  hadCodes: boolean;
  onKept: (recoveryCodes: readonly string[]) => void;
};

/** Shows the picture to scan, and takes the first code. */
function FirstCode({ made, hadCodes, onKept }: FirstCodeProps) {
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isUnanswered = useRef(false);
  const add = async (digits: string): Promise<readonly string[]> => {
    try {
      const body = { sealed: made.sealed, code: digits };
      const [{ recoveryCodes }] = await call("POST /v1/auth/authenticator", { body });
      return recoveryCodes;
    } catch (error) {
      if (!isRefusedAs(error, "invalid", "conflict")) isUnanswered.current = true;
      else if (isUnanswered.current && isRefusedAs(error, "conflict")) {
        const codes = await codesOfEarlierTry(hadCodes);
        if (codes) return codes;
      }
      throw error;
    }
  };
  const send = async (digits: string) => {
    if (busy) return;
    if (digits.length < 6) return setWrong("Enter the six digits that the authenticator app shows.");
    setBusy(true);
    setWrong(null);
    try {
      onKept(await add(digits));
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
