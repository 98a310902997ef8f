import { type FormEvent, type ReactNode, useState } from "react";
import { type AnswerOf, call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { useAttempt } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import type { ThemeChoice } from "../../theme/theme";
import { themeChoices } from "../../theme/theme";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/fields/select-field";
import { TextField } from "../../ui/fields/text-field";

export type ControlsProps = {
  theme: ThemeChoice;
  onTheme: (theme: ThemeChoice) => void;
  /** The corporation to which the member of the staff belongs. */
  corpID: string;
  /** Draws the permissions of a corporation, which another feature changes. */
  permissions: (corpID: string) => ReactNode;
  /** The report of the page; empty where it has none. */
  reportID: string;
};

/** What staff may set and have made from any page. */
export function Controls({ theme, onTheme, corpID, permissions, reportID }: ControlsProps) {
  const [other, setOther] = useState<string | null>(null);
  return (
    <>
      <SelectField
        label="Theme"
        value={theme}
        onChange={onTheme}
        options={themeChoices.map(({ name, label }) => ({ value: name, label }))}
      />
      <GenerateReport key={reportID} reportID={reportID} />
      <CorporationID own={corpID} shown={other ?? corpID} onChoose={setOther} />
      {permissions(other ?? corpID)}
    </>
  );
}

type CorporationProps = { own: string; shown: string; onChoose: (corpID: string | null) => void };

/** Takes another corporation's id, whose permissions are then shown and changed in place of one's own. */
function CorporationID({ own, shown, onChoose }: CorporationProps) {
  const [typed, setTyped] = useState(shown);
  const choose = (id: string) => {
    setTyped(id);
    onChoose(id === own ? null : id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(typed.trim() || own);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Corporation ID"
        className="min-w-48 flex-1"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">Use this corporation</Button>
      {shown !== own && (
        <Button variant="quiet" onClick={() => choose(own)}>
          Back to my own
        </Button>
      )}
    </form>
  );
}

type FileJob = AnswerOf<"GET /v2/report/generate-report-link">[0];
/** A call waits for the file for seconds; the largest report takes two or three of them. */
const mostCalls = 6;

/** Has the file of any officer's report made, and waits until it is there. @throws ApiError with the sentence to show */
async function generate(reportID: string, userID: string): Promise<FileJob | null> {
  const query = { reportID, format: "pdf", ...(userID && { userID }) } as const;
  for (let calls = 0; calls < mostCalls; calls++) {
    const [job] = await call("GET /v2/report/generate-report-link", { query });
    if (job.status === "failed") throw new ApiError("failed", job.problem ?? "The file could not be made.");
    if (job.url) return job;
  }
  return null;
}

/** Makes a PDF of a report by its id, whichever officer's it is. */
function GenerateReport({ reportID }: { reportID: string }) {
  const [typed, setTyped] = useState(reportID);
  const [userID, setUserID] = useState("");
  const [job, setJob] = useState<FileJob | null>(null);
  const { busy, attempt } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJob(null);
    void attempt(async () => {
      const made = await generate(typed.trim(), userID.trim());
      if (made) setJob(made);
      else notify.notice("The file is still being made. Press Generate report again in a minute.");
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-3">
      <TextField
        label="Report ID"
        className="w-full"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextField
        label="Officer ID"
        optional
        className="w-full"
        spellCheck={false}
        hint="Needed only where two officers have a report with the same ID."
        value={userID}
        onChange={({ target }) => setUserID(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabled={typed.trim() === ""}>
          Generate report
        </Button>
        <span role="status">
          {job?.url && (
            <a
              href={job.url}
              target="_blank"
              rel="noreferrer"
              className="text-accent-text underline underline-offset-2"
            >
              Open {job.name}
            </a>
          )}
        </span>
      </div>
    </form>
  );
}
