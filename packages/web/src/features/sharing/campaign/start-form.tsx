import type { Client } from "@highway/core/clients/schema";
import { dayIn, type Zone, zoneKeys, zoneOfState, zones } from "@highway/core/sharing/campaigns/pure/zone";
import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { asApiError } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/fields/field-error";
import { numberOf } from "../../../ui/fields/number-text";
import { SelectField } from "../../../ui/fields/select-field";
import { TextField } from "../../../ui/fields/text-field";
import { UnsavedGuard } from "../../../ui/overlays/discard-question";
import { type Terms, TermsFields } from "./terms-fields";
import type { Choice } from "./use-report-choices";
import { useSource } from "./use-source";

type Props = { client: Client; reports: readonly Choice[]; onStarted: (campaign: Campaign) => void };

const zoneOptions = zoneKeys.map((value) => ({ value, label: zones[value] }));
/** Reads the campaign that runs already: most often it was started by the press before, whose answer was lost. */
const runningOf = async (clientId: string): Promise<Campaign | undefined> =>
  (await call("GET /v1/marketing-kit/campaigns/{clientId}", { path: { clientId } }).catch(() => []))[0];
/** What an officer typed, and null what is still as it was suggested. */
type Typed<V> = V | null;

/** What a campaign starts with: the report that gives its figures, the day, the zone, and what the prequalification says. */
export function StartForm({ client, reports, onStarted }: Props) {
  const [chosenReport, setReportID] = useState<Typed<Choice["value"]>>(null);
  const reportID = chosenReport ?? reports[0]!.value;
  const source = useSource(reportID);
  const home = source.state === "ready" ? source.data : null;
  const [typedZone, setZone] = useState<Typed<Zone>>(null);
  const zone = typedZone ?? zoneOfState(home?.state ?? client.properties[0]?.state ?? "");
  const today = dayIn(zone, Date.now());
  const [typedStart, setStart] = useState<Typed<string>>(null);
  const start = typedStart ?? today;
  const [typedTerms, setTyped] = useState<Partial<Terms>>({});
  const planned = home?.closingDate && home.closingDate > today ? home.closingDate : null;
  const terms: Terms = { maxPrice: null, expires: null, closing: planned, ...typedTerms };
  const isTyped =
    [chosenReport, typedZone, typedStart].some((typed) => typed !== null) || Object.keys(typedTerms).length > 0;
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    setWrong({});
    try {
      const body = { clientID: client._id, reportID, start, zone, ...terms, maxPrice: numberOf(terms.maxPrice) };
      const [campaign] = await call("POST /v1/marketing-kit/campaigns", { body });
      onStarted(campaign);
    } catch (error) {
      const { code, fields, message } = asApiError(error);
      const running = code === "conflict" ? await runningOf(client._id) : undefined;
      if (running) {
        notify.error(message);
        onStarted(running);
      } else setWrong(Object.keys(fields).length > 0 ? fields : { form: message });
    } finally {
      setBusy(false);
    }
  };
  const other = wrong.form ?? wrong.primaryEmail ?? wrong.clientID ?? wrong.lang;
  return (
    <form
      className="mx-auto flex w-full max-w-[480px] flex-col gap-4 p-6 phone:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div>
        <h2 className="font-semibold text-h2">Fourteen messages over 90 days</h2>
        <p className="text-fg-2 wrap-anywhere">
          They go to {client.primaryEmail} at 10:00 AM where {client.name} lives, never on a weekend or a federal
          holiday, and never two within 48 hours. You can change or skip each before it goes out, and pause or stop them
          all.
        </p>
      </div>
      <SelectField
        label="Report to take the figures from"
        options={reports}
        value={reportID}
        onChange={setReportID}
        error={wrong.reportID}
      />
      <SelectField
        label="Client's time zone"
        options={zoneOptions}
        value={zone}
        onChange={setZone}
        error={wrong.zone}
        hint={
          typedZone === null && home?.state
            ? "This is where the report's home is. Choose another if the client lives elsewhere."
            : undefined
        }
      />
      <TextField
        type="date"
        label="First day"
        value={start}
        error={wrong.start}
        onChange={({ target }) => setStart(target.value)}
      />
      <TermsFields
        terms={terms}
        onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
        wrong={wrong}
        expiresHint="The campaign ends after that day. The message about it goes out only if you enter the day."
      />
      {other && <FieldError>{other}</FieldError>}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Start the campaign
        </Button>
      </div>
      <UnsavedGuard dirty={isTyped}>What you typed for this campaign is not saved.</UnsavedGuard>
    </form>
  );
}
