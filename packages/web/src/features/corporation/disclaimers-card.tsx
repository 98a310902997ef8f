import { type Corporation, CorporationChange } from "@highway/core/people/permissions/schema";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { together, useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { type Row, useRows } from "../../lib/forms/use-rows";
import { langs } from "../../lib/words/lang";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { DisclaimerField } from "../../ui/fields/disclaimer-field";
import { IconButton } from "../../ui/icon-button";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { ElsewhereNotice } from "../../ui/page/elsewhere-notice";
import { type Query, saveCorporation } from "./save-corporation";

type CardProps = { corporation: Corporation; query: Query };
type Lang = Corporation["toolDisclaimers"][number]["lang"];
/** A disclaimer in one language, whose place in the list is its order. */
type Paragraph = { lang: Lang; disclaimer: string };
/** The schema's own limit. */
const mostParagraphs = 40;
const inOrder = (all: Corporation["toolDisclaimers"]): Paragraph[] =>
  all.toSorted((one, other) => one.cdOrder - other.cdOrder).map(({ lang, disclaimer }) => ({ lang, disclaimer }));
/** Numbers the disclaimers by their places in the list. */
const inCdOrder = (all: readonly Paragraph[]) => all.map((each, cdOrder) => ({ ...each, cdOrder }));
const checkParagraphs = (rows: Paragraph[]) =>
  CorporationChange.safeParse({ toolDisclaimers: inCdOrder(rows) }).error?.issues;

type Texts = Pick<Corporation, "disclaimer" | "disclaimerEs">;
const textLabels = { disclaimer: "Disclaimer", disclaimerEs: "Disclaimer in Spanish" };
const textsOf = ({ disclaimer, disclaimerEs }: Texts): Texts => ({ disclaimer, disclaimerEs });
const paragraphText = ({ lang, disclaimer }: Paragraph) => ({
  label: `In ${langs.find(({ value }) => value === lang)!.label} only`,
  text: disclaimer,
});

/** Holds the disclaimers while they are typed: two texts, and the paragraphs of each language. */
function useDisclaimers({ corporation, query }: CardProps) {
  const texts = useForm(textsOf(corporation), () => ({}));
  const list = useRows("toolDisclaimers", inOrder(corporation.toolDisclaimers), checkParagraphs);
  const dirty = list.dirty || texts.dirty;
  const saving = useRecordForm({
    form: { ...list, dirty },
    save: async () => {
      const changes = { ...texts.changes, ...(list.dirty && { toolDisclaimers: inCdOrder(list.values) }) };
      const was = { ...texts.start, toolDisclaimers: inCdOrder(list.start) };
      const saved = await saveCorporation(query, { ...changes, was }, "Disclaimers saved.");
      texts.settle(textsOf(saved));
      list.settle(inOrder(saved.toolDisclaimers));
    },
    meet: (current: Corporation) =>
      together(texts.meet(textsOf(current), textLabels), list.meet(inOrder(current.toolDisclaimers), paragraphText)),
  });
  return { texts, list, dirty, ...saving };
}

/** The words below every report of the corporation's officers: in any language, and in each. */
export function DisclaimersCard(card: CardProps) {
  const { texts, list, dirty, busy, submit, elsewhere } = useDisclaimers(card);
  return (
    <Card title="Disclaimers">
      <p className="max-w-[60ch] text-fg-3 text-sm">
        Disclaimers appear below every shared page and PDF, before the officer's own. What the law requires next to a
        payment is added automatically.
      </p>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-6">
        <DisclaimerField
          label={textLabels.disclaimer}
          name="disclaimer"
          optional
          value={texts.values.disclaimer}
          onChange={(typed) => texts.set("disclaimer", typed)}
          onBlur={() => {}}
          error={null}
        />
        <DisclaimerField
          label={textLabels.disclaimerEs}
          name="disclaimerEs"
          optional
          lang="es"
          hint="Without a disclaimer in Spanish, a Spanish report shows the English one, and says that it is in English."
          value={texts.values.disclaimerEs}
          onChange={(typed) => texts.set("disclaimerEs", typed)}
          onBlur={() => {}}
          error={null}
        />
        {langs.map(({ value, label }) => (
          <InLanguage key={value} lang={value} label={label} list={list} />
        ))}
        <ElsewhereNotice elsewhere={elsewhere} />
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
          {lang === "es"
            ? "There are no paragraphs in Spanish, so a Spanish report shows the English ones."
            : "There are no paragraphs in English."}
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
        <Button variant="quiet" icon={Plus} className="-ml-2 mt-2" onClick={() => list.add({ lang, disclaimer: "" })}>
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
        aria-disabled={!before}
        onClick={() => before && list.move(row, before)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        aria-disabled={!after}
        onClick={() => after && list.move(row, after)}
      />
      <IconButton icon={Trash2} label={`Remove ${name}`} danger onClick={() => list.remove(row)} />
    </div>
  </li>
);
