import { type FormSection, formSections, usualSection } from "@highway/engine/costs/form-sections";
import { categoryNames, type FeeCategory, usualFees } from "@highway/engine/costs/usual-fees";
import { feeFields, feePercent } from "@highway/engine/scenario/schema/worksheet";
import { Plus } from "lucide-react";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { money } from "../../lib/format/format";
import { nameInNotice, notify } from "../../lib/notify";
import type { FieldValue } from "../../scenario/document";
import { Checkbox } from "../../ui/fields/checkbox";
import { Select } from "../../ui/fields/select";
import { Icon } from "../../ui/icon";
import { Menu, type MenuAction } from "../../ui/overlays/menu";
import { UnitToggle } from "../fields/unit-toggle";
import { walkAmounts } from "./line-keys";
import {
  amountOf,
  type Bases,
  inOtherUnit,
  type FeeLine as Line,
  newLine,
  type WorksheetDraft,
  wrongWith,
} from "./worksheet-draft";
import { lineName, OwnName, WorksheetLine, type WorksheetLook, WorksheetSection } from "./worksheet-line";

type Props = {
  category: FeeCategory;
  /** `credit` if all lines of the form are credits. */
  look?: WorksheetLook;
  lines: readonly Line[];
  /** Dollars; null while it cannot be calculated. */
  total: number | null;
  bases: Bases;
  asked: boolean;
  /** The key of the line in which the window opens. */
  opensAt?: string | undefined;
  /** The worksheet that the lines belong to, where another one may take its place in the form. */
  worksheet?: WorksheetDraft;
  onChange: (change: (before: readonly Line[]) => readonly Line[]) => void;
};

/** One category of fees: its total, its lines, and the fees that can be added. */
export function FeeGroup(props: Props) {
  const { category, look = "fee", lines, total, bases, asked, opensAt, worksheet, onChange } = props;
  const title = categoryNames[category];
  const [added, setAdded] = useState<string | null>(null);
  const add = (name: string) => {
    const line = newLine(category, name);
    setAdded(line.key);
    onChange((before) => [...before, line]);
  };
  const { change, remove } = useLineEdits(onChange, worksheet);
  return (
    <WorksheetSection
      title={title}
      look={look}
      isEmpty={lines.length === 0}
      total={total}
      add={
        <Menu
          label={`Add a fee: ${title}`}
          button={
            <>
              <Icon of={Plus} size={14} /> Add
            </>
          }
          buttonClassName="inline-flex h-6 items-center gap-1 rounded-sm px-1.5 text-accent-text text-sm/5 hover:bg-hover phone:h-11"
          side="bottom-start"
          actions={feesToAdd(category, lines, add)}
        />
      }
    >
      <ul onKeyDown={walkAmounts}>
        {lines.map((line) => (
          <FeeLine
            key={line.key}
            line={line}
            category={category}
            look={look}
            bases={bases}
            asked={asked}
            isNew={line.key === added}
            opensHere={line.key === opensAt}
            onChange={change}
            onRemove={remove}
          />
        ))}
      </ul>
    </WorksheetSection>
  );
}

/** These functions stay the same objects, so that a key draws its own line alone. */
function useLineEdits(onChange: Props["onChange"], worksheet: Props["worksheet"]) {
  const removal = useRef<number | null>(null);
  // Its Undo would put the fee into another worksheet, or into one that is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice goes with the worksheet
  useEffect(() => () => notify.dismiss(removal.current ?? 0), [worksheet]);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback(
    (line: Line) => latest.current((before) => before.map((each) => (each.key === line.key ? line : each))),
    [],
  );
  const remove = useCallback((line: Line) => {
    let place = 0;
    latest.current((before) => {
      place = before.indexOf(line);
      return before.filter(({ key }) => key !== line.key);
    });
    removal.current = notify.undo(`${nameInNotice(line.name.trim()) || "Fee"} removed.`, () =>
      latest.current((now) => (now.includes(line) ? now : now.toSpliced(place, 0, line))),
    );
  }, []);
  return { change, remove };
}

/** Lists the known fees that the category does not have yet, and one to name freely. */
function feesToAdd(category: FeeCategory, lines: readonly Line[], add: (name: string) => void) {
  const there = new Set(lines.map(({ name }) => name));
  const usual = usualFees[category].filter((name) => !there.has(name));
  const actions: (MenuAction | "line")[] = usual.map((name) => ({ label: name, onSelect: () => add(name) }));
  if (usual.length > 0) actions.push("line");
  return [...actions, { label: category === "credits" ? "Other credit" : "Other fee", onSelect: () => add("") }];
}

type FeeLineProps = {
  line: Line;
  category: FeeCategory;
  look: WorksheetLook;
  bases: Bases;
  /** Whether every error is shown, because the person asked to save. */
  asked: boolean;
  /** Whether the line was just added, so that it takes the focus. */
  isNew: boolean;
  opensHere: boolean;
  onChange: (line: Line) => void;
  onRemove: (line: Line) => void;
};

const bases = [
  { value: "property", label: "of price" },
  { value: "loan", label: "of loan" },
] as const;

/** One fee: its amount, the base of a percentage, and the dollars that result. */
const FeeLine = memo(function FeeLine(props: FeeLineProps) {
  const { line, category, look, bases: of, asked, isNew, opensHere, onChange, onRemove } = props;
  const named = line.name.trim() || "the new fee";
  return (
    <WorksheetLine
      look={look}
      named={named}
      asked={asked}
      wrong={wrongWith(line)}
      onRemove={() => onRemove(line)}
      name={<FeeName line={line} category={category} isNew={isNew} onChange={onChange} />}
      unit={
        <UnitToggle
          label={`Dollars or percent, ${named}`}
          unit={line.usePercent ? "percent" : "fee"}
          onChange={() => onChange(inOtherUnit(line, of))}
        />
      }
      lineKey={line.key}
      opensHere={opensHere}
      amount={{
        autoFocus: isNew && line.name !== "",
        value: line.rate,
        decimals: line.usePercent ? feePercent.decimals : dollarDecimals(line.rate),
        pastedDecimals: line.usePercent ? undefined : CENTS,
        prefix: line.usePercent ? undefined : "$",
        suffix: line.usePercent ? "%" : undefined,
        placeholder: line.usePercent ? "0%" : "$0",
        percentDecimals: feePercent.decimals,
        onChange: (rate, text, unit) =>
          onChange({ ...line, rate: text ?? rate, usePercent: unit ? unit === "percent" : line.usePercent }),
      }}
    >
      <FeeOf line={line} bases={of} named={named} look={look} onChange={onChange} />
      {category !== "credits" && <FeeFlags line={line} category={category} named={named} onChange={onChange} />}
    </WorksheetLine>
  );
});

type PartProps = { line: Line; named: string; onChange: (line: Line) => void };

/** The base of a percentage, and the dollars that result. */
function FeeOf({ line, bases: of, named, look, onChange }: PartProps & { bases: Bases; look: WorksheetLook }) {
  const amount = amountOf(line, of);
  return (
    <div
      className={cx(
        "grid grid-cols-[64px_minmax(0,1fr)] items-center gap-1.5 text-fg-3 text-sm/5 phone:col-start-2 phone:row-start-2 phone:-mr-3 phone:w-[120px] phone:grid-cols-[66px_minmax(0,1fr)] phone:gap-1",
        look === "credit" && "col-start-2 row-start-1",
      )}
    >
      {line.usePercent && (
        <>
          <Select
            look="cell"
            tabIndex={-1}
            className="phone:h-11 [&>select]:pr-[18px] [&>select]:text-left [&>select]:text-sm/5"
            aria-label={`Base of the percentage of ${named}`}
            value={line.percentOf}
            options={bases}
            onChange={(percentOf) => onChange({ ...line, percentOf })}
          />
          <span className="num text-right">{line.rate === null ? "" : money(amount)}</span>
        </>
      )}
    </div>
  );
}

/** Fees are typed in whole dollars. What is pasted, be it one amount, a column or a sheet, keeps its cents, so that it adds up to what its sender wrote. */
const CENTS = 2;
const dollarDecimals = (rate: FieldValue) =>
  typeof rate !== "number" || Number.isInteger(rate) ? feeFields.rate.decimals : CENTS;

const letters = (Object.keys(formSections) as FormSection[]).map((value) => ({ value, label: value }));

/** Where the fee stands on a Loan Estimate, and whether it counts into the APR or is a credit. */
function FeeFlags({ line, category, named, onChange }: PartProps & { category: FeeCategory }) {
  const usual = usualSection(category, line.name);
  const choose = (section: FormSection) => onChange({ ...line, section: section === usual ? undefined : section });
  return (
    <div className="flex items-center gap-3 text-sm/5 phone:col-start-1 phone:row-start-2 phone:gap-2">
      <Select
        look="cell"
        tabIndex={-1}
        className="h-6 w-10 phone:size-11"
        aria-label={`Section of the Loan Estimate, ${named}`}
        title={formSections[line.section ?? usual]}
        value={line.section ?? usual}
        options={letters}
        onChange={choose}
      />
      <Checkbox
        label={<Flag word="APR" of={named} />}
        tabIndex={-1}
        checked={line.APR}
        onChange={(APR) => onChange({ ...line, APR })}
      />
      <Checkbox
        label={<Flag word="Credit" of={named} />}
        tabIndex={-1}
        checked={line.isCredit}
        onChange={(isCredit) => onChange({ ...line, isCredit })}
      />
    </div>
  );
}

const Flag = ({ word, of }: { word: string; of: string }) => (
  <>
    {word}
    <span className="sr-only">, {of}</span>
  </>
);

/** The name of a fee: fixed for a known fee, typed for one of the officer's own. */
function FeeName({ line, category, isNew, onChange }: Pick<FeeLineProps, "line" | "category" | "isNew" | "onChange">) {
  const [typed] = useState(!usualFees[category].includes(line.name));
  if (!typed) return <span className={lineName}>{line.name}</span>;
  return (
    <OwnName
      label="Name of the fee"
      autoFocus={isNew && line.name === ""}
      value={line.name}
      onType={(name) => onChange({ ...line, name })}
    />
  );
}
