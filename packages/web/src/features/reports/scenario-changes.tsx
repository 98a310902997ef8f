import type { FieldSentences } from "@highway/core/platform/errors";
import type { ReportLine } from "@highway/core/reports/schema";
import { reportFields } from "@highway/engine/scenario/schema/report";
import { cut } from "@highway/engine/text/cut";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { createReport } from "../../lib/api/create-report";
import { refreshApi } from "../../lib/api/use-api";
import { count } from "../../lib/format/format";
import { sayFailure, useForm } from "../../lib/forms/use-form";
import { useAttempt, useRecordForm } from "../../lib/forms/use-record-form";
import { nameInNotice, notify } from "../../lib/notify";
import { useWhileThere } from "../../lib/use-is-there";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/fields/text-field";
import { CloseButton } from "../../ui/overlays/close-button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { UnsavedGuard } from "../../ui/overlays/discard-question";

const mostLetters = reportFields.name.maxLength;

/** Asks again for every list of scenarios. */
const refreshScenarios = () => refreshApi("/v2/client/report");

async function documentOf(id: string) {
  const [{ report, client }] = await call("GET /v2/client/reports/{id}", { path: { id } });
  return { report, clientID: client._id };
}

/** The scenarios of which a copy is being saved: a second press makes no second copy, and holds up none of another. */
const copying = new Set<string>();

export async function duplicateScenario(scenario: ReportLine) {
  if (copying.has(scenario.id)) return;
  copying.add(scenario.id);
  await copyBeside(scenario).catch((error: unknown) => sayFailure(error));
  copying.delete(scenario.id);
}

/** Saves a copy beside the scenario. The copy is attached to nothing: what it has in common with others would change there with it. */
async function copyBeside({ id, name }: ReportLine) {
  const { report, clientID } = await documentOf(id);
  const { id: _id, lastUpdated: _lastUpdated, createdAt: _createdAt, ...rest } = report;
  const copyName = `${cut(name, mostLetters - " (copy)".length)} (copy)`;
  const toolMeta = { ...report.toolMeta, attachedReports: [] };
  const copy = { ...rest, name: copyName, toolMeta };
  await createReport({ copy: report }, { clientID, report: copy });
  await refreshScenarios();
  notify.success(`${nameInNotice(copyName)} saved.`);
}

type Renaming = {
  scenario: ReportLine;
  /** Renames the scenario that is open where it is open; null for another one, which is saved at once. */
  renameOpen: ((name: string) => void) | null;
  onClose: () => void;
};

const checkName = ({ name }: { name: string }): FieldSentences => (name.trim() ? {} : { name: "Enter a name" });

/** Asks for a scenario's new name. */
export function RenameScenario({ scenario, renameOpen, onClose }: Renaming) {
  const close = useWhileThere(onClose);
  const form = useForm({ name: scenario.name }, checkName);
  const name = form.values.name.trim();
  const { busy, submit } = useRecordForm({
    form,
    onUnchanged: onClose,
    save: async () => {
      if (renameOpen) {
        renameOpen(name);
        notify.success(`Renamed to ${nameInNotice(name)}. Save to keep the name.`);
      } else {
        const { report } = await documentOf(scenario.id);
        await call("PUT /v2/client/reports/{id}", { path: { id: scenario.id }, body: { report: { ...report, name } } });
        await refreshScenarios();
        notify.success(`Renamed to ${nameInNotice(name)}.`);
      }
      close();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename scenario"
      width={440}
      footer={
        <>
          <CloseButton>Cancel</CloseButton>
          <Button type="submit" form="rename-scenario" variant="primary" busy={busy}>
            Rename
          </Button>
        </>
      }
    >
      <form id="rename-scenario" onSubmit={submit} noValidate className="px-5 pb-4">
        <TextField
          label="Name"
          name="name"
          required
          data-autofocus
          maxLength={mostLetters}
          value={form.values.name}
          onChange={({ target }) => form.set("name", target.value)}
          onFocus={({ target }) => target.select()}
          error={form.error("name")}
        />
      </form>
      <UnsavedGuard dirty={form.dirty}>The new name of this scenario is not saved.</UnsavedGuard>
    </Dialog>
  );
}

/** Deletes run beside each other, so that many take no longer than they must. */
const deletesAtOnce = 4;
/** The names that a question lists. */
const namesListed = 5;

type Deleting = { scenarios: readonly ReportLine[]; onClose: () => void };

/** Asks before scenarios are deleted: they do not come back. */
export function DeleteScenarios({ scenarios, onClose }: Deleting) {
  const { busy, attempt } = useAttempt();
  const close = useWhileThere(onClose);
  const [failed, setFailed] = useState<readonly ReportLine[]>([]);
  const [deleted, setDeleted] = useState(0);
  const left = failed.length > 0 ? failed : scenarios;
  const [first] = left;
  const isOne = left.length === 1;
  const remove = () =>
    attempt(async () => {
      setDeleted(0);
      const missed = await deleteAll(left, () => setDeleted((number) => number + 1));
      await refreshScenarios();
      const gone = left.length - missed.length;
      if (gone > 0) notify.success(gone === 1 ? "Scenario deleted." : `${count(gone)} scenarios deleted.`);
      if (missed.length === 0) return close();
      setFailed(missed);
      notify.error(
        missed.length === 1 ? "Failed to delete scenario." : `Failed to delete ${count(missed.length)} scenarios.`,
      );
    });
  if (!first) return null;
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={isOne ? "Delete scenario?" : `Delete ${count(left.length)} scenarios?`}
      confirm={isOne ? "Delete" : `Delete ${count(left.length)}`}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {isOne ? (
        `“${first.name}” of ${first.clientName} will be deleted. This cannot be undone.`
      ) : (
        <>
          <p role="status">
            {busy
              ? `${count(deleted)} of ${count(left.length)} are deleted.`
              : "These will be deleted. This cannot be undone."}
          </p>
          <ul className="mt-2 list-disc pl-5">
            {left.slice(0, namesListed).map(({ id, name, clientName }) => (
              <li key={id} className="wrap-anywhere">
                {name} of {clientName}
              </li>
            ))}
            {left.length > namesListed && <li>{count(left.length - namesListed)} more</li>}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}

/** One that is no longer there was deleted before, as when the answer to that was lost. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === "missing";

/** @returns those that could not be deleted */
async function deleteAll(scenarios: readonly ReportLine[], onDeleted: () => void): Promise<ReportLine[]> {
  const waiting = [...scenarios];
  const missed: ReportLine[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const scenario = next;
      try {
        await call("DELETE /v2/client/reports/{id}", { path: { id: scenario.id } });
      } catch (error) {
        if (!isGone(error)) {
          missed.push(scenario);
          continue;
        }
      }
      onDeleted();
    }
  };
  await Promise.all(Array.from({ length: deletesAtOnce }, work));
  return missed;
}
