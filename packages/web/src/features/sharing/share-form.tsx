import type { Client } from "@highway/core/clients/schema";
import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import type { SendAnswer } from "@highway/core/sharing/sending/schema";
import { Eye, Lock, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { date, minutesAndSeconds } from "../../lib/format/format";
import { paths } from "../../lib/paths";
import { useUser } from "../../lib/session";
import { langs } from "../../lib/words/lang";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import { Select } from "../../ui/fields/select";
import { Switch } from "../../ui/fields/switch";
import { Icon } from "../../ui/icon";
import { Dialog } from "../../ui/overlays/dialog";
import { removeVideo, type Video } from "./attached-video";
import { endChoices, endInWords, endTime } from "./link-ends";
import { MessageField } from "./message-field";
import { Recipients } from "./recipients";
import { ShareButtons } from "./share-buttons";
import { addressList, type ShareValues } from "./share-values";
import { firstName, type Sharing } from "./subject";
import { type ShareFormState, useShare } from "./use-share";

type Props = Sharing & {
  client: Client;
  permissions: CorpPermissions;
  onClose: () => void;
  onSent: (answer: SendAnswer, values: ShareValues) => void;
  onBlocked: () => void;
};

const noApprovers: readonly string[] = [];

export function ShareForm({ client, permissions, onClose, ...sharing }: Props) {
  const { subject, changed } = sharing;
  const { hasHeader } = useUser().header;
  const { requirePasscode, langVis, reportMessageVis } = permissions;
  const approval = permissions.sendForApproval ? addressList(permissions.approvalEmailTo) : noApprovers;
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

/** The days for which a recording is kept (the second specification, section 9). */
const daysOnRecord = 30;

function expiry(createdAt: string, now: number) {
  const days = Math.max(0, Math.ceil((Date.parse(createdAt) + daysOnRecord * 86_400_000 - now) / 86_400_000));
  return `Expires in ${days} ${days === 1 ? "day" : "days"}.`;
}

/** Shows the recording that goes with the report. */
const AttachedVideo = ({ video }: { video: Video }) => (
  <section aria-label="Video">
    <p className="mb-1 font-medium text-fg-2 text-sm">Video</p>
    <div className="flex items-center gap-3.5 rounded-md border border-line p-2">
      <span className="relative h-13 w-22 shrink-0 overflow-hidden rounded-sm bg-sunken">
        <img src={video.thumbnailUrl} alt="" className="size-full object-cover" />
        <span className="num absolute right-1 bottom-1 rounded-xs bg-fg px-1 text-surface text-xs">
          {minutesAndSeconds(video.durationInSeconds)}
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium">{video.name}</b>
        <span className="num block text-fg-3 text-sm">
          Recorded {date(video.createdAt)}. {expiry(video.createdAt, Date.now())}
        </span>
      </span>
      <Button variant="quiet" onClick={removeVideo}>
        Remove
      </Button>
    </div>
  </section>
);

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

type ShareOptionsProps = { form: ShareFormState; values: ShareValues; langVis: boolean };

/** Asks in which language the client reads, and whether a PDF goes with the mail. */
const ShareOptions = ({ form, values, langVis }: ShareOptionsProps) => (
  <div className="flex flex-col gap-3">
    {langVis && (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-medium text-fg-2 text-sm">Language of the email and the report</span>
        <Segmented
          label="Language of the email and the report"
          value={values.lang}
          onChange={(lang) => form.set("lang", lang)}
          segments={langs}
        />
      </div>
    )}
    <div className="flex items-center justify-between gap-3">
      <span>
        <span className="font-medium text-fg-2 text-sm">Attach the report as a PDF</span>
        {values.hasPasscode && (
          <span className="block text-fg-3 text-sm">With a passcode, the PDF waits behind the link.</span>
        )}
      </span>
      <Switch
        label="Attach the report as a PDF"
        hideLabel
        checked={values.attachPdf && !values.hasPasscode}
        disabled={values.hasPasscode}
        onChange={(on) => form.set("attachPdf", on)}
      />
    </div>
  </div>
);

type WhoCanOpenProps = {
  form: ShareFormState;
  values: ShareValues;
  /** The corporation requires a passcode of everybody: there is nothing to choose. */
  required: boolean;
};

const audienceSentence = (hasPasscode: boolean, required: boolean) => {
  if (required) return "Your company asks for a passcode. Only the people above can open it, with a code sent to each.";
  return hasPasscode
    ? "Only the people above can open it, with a code sent to each."
    : "Off. Anyone who has the link can open the report.";
};

/** Says who can open the report and until when, with the switch and the list that decide it. */
const WhoCanOpen = ({ form, values, required }: WhoCanOpenProps) => (
  <div className="rounded-md border border-line px-4 py-3">
    <div className="flex items-center gap-3">
      <Icon of={Lock} className="mt-0.5 self-start text-fg-2" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-md">{required ? "A passcode is asked for" : "Ask for a passcode"}</p>
        <p role="status" className="text-fg-2">
          {audienceSentence(values.hasPasscode, required)}
        </p>
      </div>
      {!required && (
        <Switch
          label="Ask for a passcode"
          hideLabel
          checked={values.hasPasscode}
          onChange={(on) => form.set("hasPasscode", on)}
        />
      )}
    </div>
    <div className="mt-2.5 flex items-center justify-between gap-3 border-line border-t pt-2.5 pl-7">
      <p role="status" className="num min-w-0 text-fg-2">
        The link {endInWords(endTime(values.ends, Date.now()))}.
      </p>
      <Select
        aria-label="Ends"
        className="w-32 shrink-0"
        value={values.ends}
        options={endChoices}
        onChange={(ends) => form.set("ends", ends)}
      />
    </div>
  </div>
);
