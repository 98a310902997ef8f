import type { Client } from "@highway/core/clients/schema";
import type { CorpPermissions } from "@highway/core/permissions/schema";
import type { SendAnswer } from "@highway/core/sharing/sending/schema";
import { Eye } from "lucide-react";
import { useUser } from "../../lib/session";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlays/dialog";
import { AttachedVideo } from "./attached-video-card";
import { BrandingPrompt } from "./branding-prompt";
import { MessageField } from "./message-field";
import { Recipients } from "./recipients";
import { ShareButtons } from "./share-buttons";
import { ShareOptions } from "./share-options";
import { addressList, type ShareValues } from "./share-values";
import { firstName, type Sharing } from "./subject";
import { useShare } from "./use-share";
import { WhoCanOpen } from "./who-can-open";

type Props = Sharing & {
  client: Client;
  permissions: CorpPermissions;
  onClose: () => void;
  onSent: (answer: SendAnswer, values: ShareValues) => void;
  onBlocked: () => void;
};

const none: readonly string[] = [];

export function ShareForm({ client, permissions, onClose, ...sharing }: Props) {
  const { subject, changed } = sharing;
  const { hasHeader } = useUser().header;
  const { requirePasscode, langVis, reportMessageVis } = permissions;
  const approval = permissions.sendForApproval ? addressList(permissions.approvalEmailTo) : none;
  const share = useShare({ ...sharing, client, approval, mustHavePasscode: requirePasscode });
  const { form, values, video, doing } = share;
  return (
    <Dialog
      open
      width={560}
      title={`Send ${subject.name}`}
      onClose={onClose}
      footer={
        <ShareButtons
          {...{ values, doing, approval, onClose }}
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
        {!hasHeader && <BrandingPrompt onLeave={onClose} />}
        <Recipients {...{ form, client, approval }} cc={addressList(permissions.cc)} />
        {reportMessageVis && <MessageField form={form} to={firstName(client.name)} tool={subject.tool} />}
        <WhoCanOpen {...{ form, values }} required={requirePasscode} />
        <ShareOptions {...{ form, values, langVis }} />
        {video && <AttachedVideo video={video} />}
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-fg-3 text-sm">
          <span>{changed && "Your changes are saved before the report goes out."}</span>
          <Button variant="link" size="sm" icon={Eye} busy={doing === "previewing"} onClick={share.preview}>
            Preview what {firstName(client.name)} will see
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
