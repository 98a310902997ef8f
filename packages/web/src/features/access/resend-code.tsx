import { useEffect, useState } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { Button } from "../../ui/button";

/** Seconds before another code may be asked for. */
const resendPauseSeconds = 45;

type Props = {
  email: string;
  onError: (sentence: string) => void;
  /** The button is pressed, and gives way to the seconds: the focus goes to the code's field. */
  onAsk: () => void;
};

/** Has another code sent, once the first has had time to come. */
export function ResendCode({ email, onError, onAsk }: Props) {
  const [left, setLeft] = useState(resendPauseSeconds);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const resend = async () => {
    setLeft(resendPauseSeconds);
    setSent(false);
    onAsk();
    try {
      await call("POST /v1/auth/code", { body: { email } });
      setSent(true);
    } catch (error) {
      // Nothing was sent, so there is nothing to wait for.
      setLeft(0);
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
