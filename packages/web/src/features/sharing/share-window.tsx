import type { Client } from "@highway/core/clients/schema";
import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import type { SendAnswer } from "@highway/core/sharing/sending/schema";
import { Eye, Mail, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { paths } from "../../lib/paths";
import { useUser } from "../../lib/session";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Dialog } from "../../ui/overlays/dialog";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { BackNotice } from "../../ui/page/back-notice";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { MailPreview } from "./mail-preview";
import { MessageField } from "./message-field";
import { readyMessageIn } from "./ready-messages";
import { noteOutcome } from "./send-outcomes";
import { SendResult } from "./send-result";
import { ShareButtons } from "./share-buttons";
import { Recipients, ShareOptions, WhoCanOpen } from "./share-fields";
import { addressList, type ShareValues } from "./share-values";
import { firstName, type Sharing, type Subject } from "./subject";
import { useShare } from "./use-share";
import { useWordsOf } from "./words-of";

type ShareWindowProps = Sharing & {
  onClose: () => void;
  /** A person must decide something on the page before the report can go out. */
  onBlocked: () => void;
};

/**
 * The window 'Send {report name}' asks to whom, with what words, and who can open the report; then it says what became of each mail. Once it is closed, a
 * notice says so in its place, also of a send that was still on its way.
 */
export default function ShareWindow({ onClose, ...sharing }: ShareWindowProps) {
  const [result, setResult] = useState<{ answer: SendAnswer; values: ShareValues } | null>(null);
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    if (result) noteOutcome(result.answer.emailSent);
    onClose();
  };
  const sent = (answer: SendAnswer, values: ShareValues) =>
    isClosed.current ? noteOutcome(answer.emailSent) : setResult({ answer, values });
  if (!result) return <LoadedShareForm {...sharing} onClose={close} onSent={sent} />;
  return (
    <SendResult
      {...result}
      reportID={sharing.subject.reportID}
      onChange={(change) =>
        setResult((now) => now && { ...now, answer: { ...now.answer, emailSent: [...change(now.answer.emailSent)] } })
      }
      onClose={close}
    />
  );
}

type LoadedShareFormProps = ShareWindowProps & { onSent: (answer: SendAnswer, values: ShareValues) => void };

/** The form needs the client's addresses and what the corporation asks for. */
function LoadedShareForm({ onClose, ...rest }: LoadedShareFormProps) {
  const { subject } = rest;
  const client = useApi("GET /v2/client/{id}", { path: { id: subject.clientID } });
  const permissions = useApi("GET /v1/user/corp-permissions");
  const words = useWordsOf(rest.basis);
  if (client.state === "ready" && permissions.state === "ready" && words)
    return <ShareForm {...rest} {...{ words, onClose }} client={client.data[0]} permissions={permissions.data} />;
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

type FormProps = Sharing & {
  client: Client;
  permissions: CorpPermissions;
  /** The tool in whose words the email speaks. */
  words: Subject["tool"];
  onClose: () => void;
  onSent: (answer: SendAnswer, values: ShareValues) => void;
  onBlocked: () => void;
};

const noApprovers: readonly string[] = [];

function ShareForm({ client, permissions, words, onClose, ...sharing }: FormProps) {
  const { subject, changed } = sharing;
  const { header, profile } = useUser();
  const { hasHeader } = header;
  const { requirePasscode, langVis, reportMessageVis } = permissions;
  const approval = permissions.sendForApproval ? addressList(permissions.approvalEmailTo) : noApprovers;
  const share = useShare({ ...sharing, client, approval, langVis, mustHavePasscode: requirePasscode });
  const { form, values, doing } = share;
  const [isMailShown, showMail] = useState(false);
  const chooseLang = (lang: ShareValues["lang"]) => {
    const names = { to: firstName(client.name), from: firstName(profile.fullName) };
    const said = readyMessageIn(lang, words, values, names);
    form.set("lang", lang);
    if (said) form.set("message", said.message);
    if (said) form.set("messageText", said.messageText);
  };
  if (isMailShown)
    return (
      <Dialog
        open
        width={640}
        title="The email"
        onClose={() => showMail(false)}
        footer={<Button onClick={() => showMail(false)}>Back</Button>}
      >
        <MailPreview of={share.mail()} />
      </Dialog>
    );
  return (
    <Dialog
      open
      width={560}
      title={`Send ${subject.name}`}
      onClose={onClose}
      footer={
        <ShareButtons
          values={values}
          doing={doing}
          approval={approval}
          canSend={hasHeader}
          canCopy={!requirePasscode}
          onSend={share.send}
          onCopy={share.copy}
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasHeader && doing === null) share.send();
        }}
        className="flex flex-col gap-4.5 px-5 pt-1 pb-5"
      >
        {share.isBack && <BackNotice />}
        {!hasHeader && <BrandingPrompt onLeave={onClose} />}
        <Recipients form={form} client={client} approval={approval} cc={addressList(permissions.cc)} />
        {reportMessageVis && <MessageField form={form} to={firstName(client.name)} tool={subject.tool} words={words} />}
        <WhoCanOpen form={form} values={values} required={requirePasscode} />
        <ShareOptions form={form} values={values} langVis={langVis} onLang={chooseLang} />
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-fg-3 text-sm">
          <span>{changed && "Your changes are saved before the report goes out."}</span>
          <span className="flex flex-wrap gap-x-4">
            <Button variant="link" size="sm" icon={Mail} onClick={() => showMail(true)}>
              Preview the email
            </Button>
            <Button variant="link" size="sm" icon={Eye} busy={doing === "previewing"} onClick={share.preview}>
              Preview what {firstName(client.name)} will see
            </Button>
          </span>
        </div>
      </form>
      <UnsavedGuard dirty={share.isUnsent} forget={share.forget}>
        What you typed for this email is not sent.
      </UnsavedGuard>
    </Dialog>
  );
}

/** Says that a report without a header cannot go out: it goes out under a name. */
const BrandingPrompt = ({ onLeave }: { onLeave: () => void }) => (
  <p role="status" className="flex gap-2.5 rounded-md bg-warning-soft px-3.5 py-3 text-warning">
    <Icon of={TriangleAlert} className="mt-0.5" />
    <span>
      Complete your branding information in the “header” section of the “settings” page.{" "}
      <Link
        to={`${paths.customSettings}?tab=customheader`}
        onClick={onLeave}
        className="font-medium underline underline-offset-2"
      >
        Open settings
      </Link>
    </span>
  </p>
);
