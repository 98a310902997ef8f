import { categoryNames, type FeeCategory, usualFees } from "@highway/engine/costs/usual-fees";
import { feeFields, feePercent } from "@highway/engine/scenario/schema/worksheet";
import { Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useRef, useState } from "react";
import { money } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { Checkbox } from "../../ui/fields/checkbox";
import { FieldError } from "../../ui/fields/field-error";
import { NumberInput } from "../../ui/fields/number-input";
import { Select } from "../../ui/fields/select";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { Menu, type MenuAction } from "../../ui/overlays/menu";
import { UnitToggle } from "../fields/unit-toggle";
import { amountOf, type Bases, inOtherUnit, type FeeLine as Line, newLine, wrongWith } from "./worksheet-draft";
import "./fees.css";

type Props = {
  category: FeeCategory;
  title?: string;
  lines: readonly Line[];
  /** Dollars; null while it cannot be told. */
  total: number | null;
  bases: Bases;
  asked: boolean;
  onChange: (change: (before: readonly Line[]) => readonly Line[]) => void;
};

/** One category of fees: what it comes to, and the fees that may be added. */
export function FeeGroup({ category, title = categoryNames[category], lines, total, bases, asked, onChange }: Props) {
  const [added, setAdded] = useState<string | null>(null);
  const add = (name: string) => {
    const line = newLine(category, name);
    setAdded(line.key);
    onChange((before) => [...before, line]);
  };
  const { change, remove } = useLineEdits(onChange);
  return (
    <section aria-label={title} className="fee-group">
      <header className="fee-title">
        <h3>{title}</h3>
        <Menu
          label={`Add a fee: ${title}`}
          button={
            <>
              <Icon of={Plus} size={14} /> Add
            </>
          }
          buttonClassName="fee-add"
          side="bottom-start"
          actions={feesToAdd(category, lines, add)}
        />
        <span className="num ml-auto font-semibold">{total === null ? "\u2014" : money(total)}</span>
      </header>
      <ul onKeyDown={toNextAmount}>
        {lines.map((line) => (
          <FeeLine
            key={line.key}
            line={line}
            category={category}
            bases={bases}
            asked={asked}
            isNew={line.key === added}
            onChange={change}
            onRemove={remove}
          />
        ))}
      </ul>
    </section>
  );
}

/** These functions stay the same objects, so that a key draws its own line alone. */
function useLineEdits(onChange: Props["onChange"]) {
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
    notify.undo(`${line.name.trim() || "Fee"} removed.`, () =>
      latest.current((now) => (now.includes(line) ? now : now.toSpliced(place, 0, line))),
    );
  }, []);
  return { change, remove };
}

/** The menu of usual fees that are not listed yet, and of one that the officer names. */
function feesToAdd(category: FeeCategory, lines: readonly Line[], add: (name: string) => void) {
  const there = new Set(lines.map(({ name }) => name));
  const usual = usualFees[category].filter((name) => !there.has(name));
  const actions: (MenuAction | "line")[] = usual.map((name) => ({ label: name, onSelect: () => add(name) }));
  if (usual.length > 0) actions.push("line");
  return [...actions, { label: category === "credits" ? "Other credit" : "Other fee", onSelect: () => add("") }];
}

/** Enter goes down the amounts, as it does in the grid. */
function toNextAmount(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  if (event.target.type === "checkbox") return;
  event.preventDefault();
  const form = event.target.closest("[data-fees]") ?? event.currentTarget;
  const amounts = [...form.querySelectorAll<HTMLInputElement>("[data-fee-amount]")];
  const line = event.target.closest("li")?.querySelector<HTMLInputElement>("[data-fee-amount]");
  const at = amounts.indexOf(event.target);
  const next = at < 0 ? line : amounts[at + (event.shiftKey ? -1 : 1)];
  next?.focus();
}

type FeeLineProps = {
  line: Line;
  category: FeeCategory;
  bases: Bases;
  /** Whether every error is shown, because the person asked to save. */
  asked: boolean;
  /** Whether the line was just added, so that it takes the focus. */
  isNew: boolean;
  onChange: (line: Line) => void;
  onRemove: (line: Line) => void;
};

const bases = [
  { value: "property", label: "of price" },
  { value: "loan", label: "of loan" },
] as const;

/** One fee: its amount, what it is of, and what it comes to. */
const FeeLine = memo(function FeeLine({ line, category, bases: of, asked, isNew, onChange, onRemove }: FeeLineProps) {
  const [left, setLeft] = useState(false);
  const noteID = useId();
  const named = line.name.trim() || "the new fee";
  const wrong = left || asked ? wrongWith(line) : null;
  return (
    <li className="fee-line">
      <FeeName line={line} category={category} isNew={isNew} onChange={onChange} />
      <div className="fee-amount num">
        <UnitToggle
          label={`Dollars or percent, ${named}`}
          unit={line.usePercent ? "percent" : "fee"}
          onChange={() => onChange(inOtherUnit(line, of))}
        />
        <NumberInput
          aria-label={`Amount of ${named}`}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? noteID : undefined}
          data-fee-amount=""
          className="fee-input"
          autoFocus={isNew && line.name !== ""}
          value={line.rate}
          decimals={line.usePercent ? feePercent.decimals : feeFields.rate.decimals}
          prefix={line.usePercent ? undefined : "$"}
          suffix={line.usePercent ? "%" : undefined}
          placeholder={line.usePercent ? "0%" : "$0"}
          onChange={(rate) => onChange({ ...line, rate })}
          onBlur={() => setLeft(true)}
        />
      </div>
      <FeeOf line={line} bases={of} named={named} onChange={onChange} />
      {category !== "credits" && <FeeFlags line={line} named={named} onChange={onChange} />}
      <IconButton
        icon={Trash2}
        label={`Remove ${named}`}
        size="sm"
        danger
        className="fee-remove"
        onClick={() => onRemove(line)}
      />
      {wrong && (
        <FieldError id={noteID} className="fee-error">
          {wrong}
        </FieldError>
      )}
    </li>
  );
});

type PartProps = { line: Line; named: string; onChange: (line: Line) => void };

/** What a percentage is of, and what it comes to. */
function FeeOf({ line, bases: of, named, onChange }: PartProps & { bases: Bases }) {
  const amount = amountOf(line, of);
  return (
    <div className="fee-of">
      {line.usePercent && (
        <>
          <Select
            look="cell"
            aria-label={`What the percentage of ${named} is of`}
            value={line.percentOf}
            options={bases}
            onChange={(percentOf) => onChange({ ...line, percentOf })}
          />
          <span className="num">{line.rate === null ? "" : amount === null ? "\u2014" : money(amount)}</span>
        </>
      )}
    </div>
  );
}

const FeeFlags = ({ line, named, onChange }: PartProps) => (
  <div className="fee-flags">
    <Checkbox
      label={<Flag word="APR" of={named} />}
      checked={line.APR}
      onChange={(APR) => onChange({ ...line, APR })}
    />
    <Checkbox
      label={<Flag word="Credit" of={named} />}
      checked={line.isCredit}
      onChange={(isCredit) => onChange({ ...line, isCredit })}
    />
  </div>
);

const Flag = ({ word, of }: { word: string; of: string }) => (
  <>
    {word}
    <span className="sr-only">, {of}</span>
  </>
);

/** A usual fee has its name; one of the officer's own is named here. */
function FeeName({ line, category, isNew, onChange }: Pick<FeeLineProps, "line" | "category" | "isNew" | "onChange">) {
  const [typed] = useState(!usualFees[category].includes(line.name));
  if (!typed) return <span className="fee-name">{line.name}</span>;
  return (
    <input
      className="fee-name fee-own-name"
      aria-label="Name of the fee"
      placeholder="Name of the fee"
      // biome-ignore lint/a11y/noAutofocus: the fee was just added by the person, and is to be named
      autoFocus={isNew && line.name === ""}
      maxLength={100}
      value={line.name}
      onChange={(event) => onChange({ ...line, name: event.target.value })}
    />
  );
}
