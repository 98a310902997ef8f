import { type Corporation, CorporationChange } from "@highway/core/people/permissions/schema";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { type Row, useRows } from "../../lib/forms/use-rows";
import { langs } from "../../lib/words/lang";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { DisclaimerField } from "../../ui/fields/disclaimer-field";
import { SelectField } from "../../ui/fields/select-field";
import { stateName, stateOptions } from "../../ui/fields/state-options";
import { TextField } from "../../ui/fields/text-field";
import { IconButton } from "../../ui/icon-button";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { type Query, saveCorporation } from "./save-corporation";

type CardProps = { corporation: Corporation; query: Query };
type License = Corporation["licenses"][number];
/** The schema's own limit. */
const mostLicenses = 60;
const checkLicenses = (licenses: License[]) => CorporationChange.safeParse({ licenses }).error?.issues;

/** Lists in which states the corporation may lend. Its licenses stand beside the officer's own on every report. */
export function LicensesCard({ corporation, query }: CardProps) {
  const list = useRows("licenses", corporation.licenses, checkLicenses);
  const { busy, submit } = useRecordForm({
    form: list,
    save: async () => {
      await saveCorporation(query, { licenses: list.values }, "Licenses saved.");
      list.settle();
    },
  });
  return (
    <Card title="Licenses">
      <p className="max-w-[60ch] text-fg-3 text-sm">
        They appear with each officer's own on shared pages and PDFs. Only admins can change them.
      </p>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-5">
        {list.rows.length > 0 && (
          <ul className="flex flex-col gap-5">
            {list.rows.map((row, at) => (
              <LicenseRow key={row.key} row={row} at={at} list={list} />
            ))}
          </ul>
        )}
        {list.rows.length < mostLicenses && (
          <Button
            variant="quiet"
            icon={Plus}
            className="-ml-2 self-start"
            onClick={() => list.add({ stateLic: "", licenseNum: "", stateLang: "" })}
          >
            Add a state
          </Button>
        )}
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
      <UnsavedGuard dirty={list.dirty}>Your changes to the licenses are not saved.</UnsavedGuard>
    </Card>
  );
}

type LicenseRowProps = { row: Row<License>; at: number; list: ReturnType<typeof useRows<License>> };

function LicenseRow({ row, at, list }: LicenseRowProps) {
  const where = row.stateLic ? stateName(row.stateLic) : `license ${at + 1}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 phone:grid-cols-[minmax(0,1fr)_auto]">
      <SelectField
        label="State"
        required
        value={row.stateLic}
        onChange={(stateLic) => list.change(row, { stateLic })}
        onBlur={() => list.leave(row, "stateLic")}
        options={stateOptions}
        error={list.error(row, "stateLic")}
      />
      <TextField
        label="Number"
        required
        className="phone:row-start-2"
        maxLength={60}
        value={row.licenseNum}
        onChange={({ target }) => list.change(row, { licenseNum: target.value })}
        onBlur={() => list.leave(row, "licenseNum")}
        error={list.error(row, "licenseNum")}
      />
      <IconButton icon={Trash2} label={`Remove ${where}`} danger className="mt-5" onClick={() => list.remove(row)} />
      <TextField
        label="Wording on reports"
        optional
        className="col-span-2 phone:col-span-1 phone:row-start-3"
        maxLength={10_000}
        value={row.stateLang}
        onChange={({ target }) => list.change(row, { stateLang: target.value })}
        onBlur={() => list.leave(row, "stateLang")}
        error={list.error(row, "stateLang")}
      />
    </li>
  );
}

type Paragraph = Corporation["toolDisclaimers"][number];
type Lang = Paragraph["lang"];
/** The schema's own limit. */
const mostParagraphs = 40;
const inOrder = (all: readonly Paragraph[]) => all.toSorted((one, other) => one.cdOrder - other.cdOrder);
/** Numbers the disclaimers by their places in the list. */
const inCdOrder = (all: readonly Paragraph[]) => all.map((each, cdOrder) => ({ ...each, cdOrder }));
const checkParagraphs = (rows: Paragraph[]) =>
  CorporationChange.safeParse({ toolDisclaimers: inCdOrder(rows) }).error?.issues;

/** The words below every report of the corporation's officers: in any language, and in each. */
export function DisclaimersCard({ corporation, query }: CardProps) {
  const [saved, setSaved] = useState(corporation.disclaimer);
  const [disclaimer, setDisclaimer] = useState(saved);
  const [savedEs, setSavedEs] = useState(corporation.disclaimerEs);
  const [disclaimerEs, setDisclaimerEs] = useState(savedEs);
  const list = useRows("toolDisclaimers", inOrder(corporation.toolDisclaimers), checkParagraphs);
  const dirty = list.dirty || disclaimer !== saved || disclaimerEs !== savedEs;
  const { busy, submit } = useRecordForm({
    form: { ...list, dirty },
    save: async () => {
      const changes = { disclaimer, disclaimerEs, toolDisclaimers: inCdOrder(list.values) };
      await saveCorporation(query, changes, "Disclaimers saved.");
      setSaved(disclaimer);
      setSavedEs(disclaimerEs);
      list.settle();
    },
  });
  return (
    <Card title="Disclaimers">
      <p className="max-w-[60ch] text-fg-3 text-sm">
        They appear below every shared page and PDF, before the officer's own. What the law requires next to a payment
        is added automatically.
      </p>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-6">
        <DisclaimerField
          label="Disclaimer"
          name="disclaimer"
          optional
          value={disclaimer}
          onChange={setDisclaimer}
          onBlur={() => {}}
          error={null}
        />
        <DisclaimerField
          label="Disclaimer in Spanish"
          name="disclaimerEs"
          optional
          lang="es"
          hint="Without it, a Spanish report shows the English text, and says that it is in English."
          value={disclaimerEs}
          onChange={setDisclaimerEs}
          onBlur={() => {}}
          error={null}
        />
        {langs.map(({ value, label }) => (
          <InLanguage key={value} lang={value} label={label} list={list} />
        ))}
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
      <UnsavedGuard dirty={dirty}>Your changes to the disclaimers are not saved.</UnsavedGuard>
    </Card>
  );
}

type Paragraphs = ReturnType<typeof useRows<Paragraph>>;

function InLanguage({ lang, label, list }: { lang: Lang; label: string; list: Paragraphs }) {
  const mine = list.rows.filter((row) => row.lang === lang);
  return (
    <section aria-label={`In ${label}`} className="border-line border-t pt-4">
      <h3 className="font-semibold">In {label} only</h3>
      {mine.length === 0 && (
        <p className="text-fg-3 text-sm">
          {lang === "es" ? "None, so a Spanish report shows the English ones." : "None."}
        </p>
      )}
      <ol className="mt-2 flex flex-col gap-5">
        {mine.map((row, at) => (
          <ParagraphRow
            key={row.key}
            row={row}
            list={list}
            name={`${label} ${at + 1}`}
            before={mine[at - 1]}
            after={mine[at + 1]}
          />
        ))}
      </ol>
      {list.rows.length < mostParagraphs && (
        <Button
          variant="quiet"
          icon={Plus}
          className="-ml-2 mt-2"
          onClick={() => list.add({ lang, cdOrder: 0, disclaimer: "" })}
        >
          {`Add a paragraph in ${label}`}
        </Button>
      )}
    </section>
  );
}

type ParagraphRowProps = {
  row: Row<Paragraph>;
  name: string;
  list: Paragraphs;
  before?: Row<Paragraph>;
  after?: Row<Paragraph>;
};

const ParagraphRow = ({ row, name, list, before, after }: ParagraphRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
    <DisclaimerField
      label={name}
      name={`paragraph-${row.key}`}
      value={row.disclaimer}
      onChange={(disclaimer) => list.change(row, { disclaimer })}
      onBlur={() => list.leave(row, "disclaimer")}
      error={list.error(row, "disclaimer")}
    />
    <div className="mt-5 flex flex-col gap-1">
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        disabled={!before}
        onClick={() => before && list.move(row, before)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        disabled={!after}
        onClick={() => after && list.move(row, after)}
      />
      <IconButton icon={Trash2} label={`Remove ${name}`} danger onClick={() => list.remove(row)} />
    </div>
  </li>
);
