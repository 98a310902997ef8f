import type { SendAnswer } from "@highway/core/sharing/sending/schema";
import { useState } from "react";
import { useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { Dialog } from "../../ui/overlays/dialog";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { removeVideo } from "./attached-video";
import { unsubscribedSentence } from "./send-outcomes";
import { SendResult } from "./send-result";
import { ShareForm } from "./share-form";
import type { ShareValues } from "./share-values";
import type { Sharing } from "./subject";

type ShareWindowProps = Sharing & {
  onClose: () => void;
  /** A person must decide something on the page before the report can go out. */
  onBlocked: () => void;
};

/** As long as the specification has it: over a quarter of an hour. */
const manyMinutes = 1_000_000;

/** The window 'Send {report name}' asks to whom, with what words, and who can open the report; then it says what became of each mail. */
export default function ShareWindow({ onClose, ...sharing }: ShareWindowProps) {
  const [result, setResult] = useState<{ answer: SendAnswer; values: ShareValues } | null>(null);
  const close = () => {
    removeVideo();
    const sentence = result && unsubscribedSentence(result.answer.emailSent);
    if (sentence) notify.notice(sentence, manyMinutes);
    onClose();
  };
  if (!result)
    return <Sending {...sharing} onClose={close} onSent={(answer, values) => setResult({ answer, values })} />;
  return (
    <SendResult
      {...result}
      reportID={sharing.subject.reportID}
      onChange={(emailSent) => setResult({ ...result, answer: { ...result.answer, emailSent: [...emailSent] } })}
      onClose={close}
    />
  );
}

type SendingProps = ShareWindowProps & { onSent: (answer: SendAnswer, values: ShareValues) => void };

/** The form needs the client's addresses and what the corporation asks for. */
function Sending({ onClose, ...rest }: SendingProps) {
  const { subject } = rest;
  const client = useApi("GET /v2/client/{id}", { path: { id: subject.clientID } });
  const permissions = useApi("GET /v1/user/corp-permissions");
  if (client.state === "ready" && permissions.state === "ready")
    return <ShareForm {...rest} client={client.data[0]} permissions={permissions.data} onClose={onClose} />;
  const failed = [client, permissions].find((answer) => answer.state === "failed");
  return (
    <Dialog open width={560} title={`Send ${subject.name}`} onClose={onClose}>
      {failed?.state === "failed" ? <Problem message={failed.message} onRetry={failed.retry} /> : <ShareBones />}
    </Dialog>
  );
}

const ShareBones = () => (
  <Skeleton label="Loading" className="flex flex-col gap-4 px-5 pb-5">
    <Bone className="h-14 w-full" />
    <Bone className="h-52 w-full" />
    <Bone className="h-16 w-full" />
    <Bone className="h-24 w-full" />
    <Bone className="h-13 w-full" />
  </Skeleton>
);
