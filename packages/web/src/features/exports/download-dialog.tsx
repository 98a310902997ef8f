import type { Lang } from "@highway/core/clients/schema";
import type { FileKind, Format } from "@highway/core/exports/schema";
import { Check, Download as DownloadIcon } from "lucide-react";
import { useRef, useState } from "react";
import { type FileJob, fileKinds, makeFile } from "../../lib/api/make-file";
import { asApiError, useApi } from "../../lib/api/use-api";
import { nameInNotice, notify } from "../../lib/notify";
import { langs } from "../../lib/words/lang";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import { Icon } from "../../ui/icon";
import { Dialog } from "../../ui/overlays/dialog";

type Props = {
  reportID: string;
  clientID: string;
  /** The report's name. */
  name: string;
  onClose: () => void;
};

const formats = [
  { value: "pdf", label: "PDF" },
  { value: "png", label: "PNG" },
] as const;
const formatSentences: Record<Format, string> = {
  pdf: "Pages to print or send, with searchable text.",
  png: "The whole report as one tall picture.",
};
const summarySentences = {
  with: "The report on one page, with a QR code that opens the whole report for 30 days. Its link is listed with your shared links.",
  without: "The report on one page. It has no QR code, because your company requires a passcode for every report.",
  unknown: "The report on one page.",
};

/** Has a file of the saved report made and saves it on the device, in the chosen language and form. */
export default function DownloadDialog({ reportID, clientID, name, onClose }: Props) {
  const [chosen, setChosen] = useState<Lang | null>(null);
  const [format, setFormat] = useState<Format>("pdf");
  const [kind, setKind] = useState<FileKind>("report");
  const permissions = useApi("GET /v1/user/corp-permissions");
  const client = useApi("GET /v2/client/{id}", { path: { id: clientID } });
  const { download, start, begin, close } = useDownload(reportID);
  const isWorking = download.state === "working";
  const leave = () => {
    close();
    onClose();
  };
  const choose =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      begin();
    };
  const code = permissions.state !== "ready" ? "unknown" : permissions.data.requirePasscode ? "without" : "with";
  const choosesLang = permissions.state === "ready" && permissions.data.langVis;
  // Until the client is read, a file in no chosen language is the server's to put into the client's.
  const lang = chosen ?? (choosesLang && client.state === "ready" ? client.data[0].lang : null);
  return (
    <Dialog
      open
      title={`Download ${name}`}
      width={440}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{leaveLabels[download.state]}</Button>
          <Button
            variant="primary"
            icon={DownloadIcon}
            disabled={isWorking}
            onClick={() => (download.state === "done" ? keepFile(download.job) : start({ format, kind, lang }))}
          >
            {labelOf(download)}
          </Button>
        </>
      }
    >
      <div className="px-5 pt-1 pb-4">
        <dl className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-y-3">
          {choosesLang && (
            <Choice
              label="Language"
              value={lang ?? "en"}
              onChange={choose(setChosen)}
              segments={langs}
              disabled={isWorking}
            />
          )}
          <Choice label="Contents" value={kind} onChange={choose(setKind)} segments={fileKinds} disabled={isWorking} />
          <Choice label="Format" value={format} onChange={choose(setFormat)} segments={formats} disabled={isWorking} />
        </dl>
        <p className="mt-3 text-fg-2">{kind === "report" ? formatSentences[format] : summarySentences[code]}</p>
        <p className="mt-1 text-fg-2">The file shows the report as it was last saved.</p>
        <DownloadState download={download} />
      </div>
    </Dialog>
  );
}

const Choice = <T extends string>(props: Parameters<typeof Segmented<T>>[0]) => (
  <>
    <dt className="text-fg-2">{props.label}</dt>
    <dd>
      <Segmented {...props} />
    </dd>
  </>
);

const leaveLabels = { choosing: "Cancel", working: "Hide", done: "Done", failed: "Cancel" } as const;
const labelOf = ({ state }: Download) =>
  state === "failed" ? "Try again" : state === "done" ? "Download again" : "Download";

/** The line's place is always there, so that nothing moves when it speaks. */
const DownloadState = ({ download }: { download: Download }) => (
  <div className="mt-3 min-h-11" aria-live="polite">
    {download.state === "working" && (
      <>
        <p>Export in progress...</p>
        <progress
          aria-label="Export in progress"
          max={100}
          value={download.progress}
          className="mt-1.5 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
      </>
    )}
    {download.state === "done" && (
      <p className="flex items-center gap-1.5 text-positive">
        <Icon of={Check} />
        {download.job.name} is in your downloads.
      </p>
    )}
    {download.state === "failed" && <p className="text-danger">{download.message}</p>}
  </div>
);

type Download =
  | { state: "choosing" }
  | { state: "working"; progress: number }
  | { state: "done"; job: FileJob }
  | { state: "failed"; message: string };

/** Makes a file of a report. The file arrives even when the window is closed meanwhile; then a notice says so. */
function useDownload(reportID: string) {
  const [download, setDownload] = useState<Download>({ state: "choosing" });
  const isClosed = useRef(false);
  const tell = (next: Download) => {
    if (!isClosed.current) setDownload(next);
  };
  const start = async ({ format, kind, lang }: { format: Format; kind: FileKind; lang: Lang | null }) => {
    tell({ state: "working", progress: 0 });
    try {
      const job = await makeFile(
        { reportID, format, kind, ...(lang && { lang }) },
        { onProgress: (progress) => tell({ state: "working", progress }) },
      );
      keepFile(job);
      tell({ state: "done", job });
      if (isClosed.current) notify.success(`${nameInNotice(job.name)} downloaded.`);
    } catch (error) {
      const { message } = asApiError(error);
      tell({ state: "failed", message });
      if (isClosed.current) notify.error(message);
    }
  };
  const close = () => {
    isClosed.current = true;
    if (download.state === "working") notify.notice("Export in progress...");
  };
  /** Another file is wanted, so what was said of the last one goes. */
  const begin = () => setDownload({ state: "choosing" });
  return { download, start, begin, close };
}

/** Hands a finished file to the browser, which saves it with its downloads. */
function keepFile({ url, name }: FileJob) {
  if (!url) return;
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
