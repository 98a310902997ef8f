import { categoryNames, type FeeCategory, usualFees } from "@highway/engine/costs/usual-fees";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { money } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { Icon } from "../../ui/icon";
import { Menu, type MenuAction } from "../../ui/overlays/menu";
import { type Bases, type FeeLine as Line, newLine } from "./draft";
import { FeeLine } from "./fee-line";
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

/** The same for as long as the group stands, so that a key draws its own line alone. */
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

/** The usual fees that are not there, and one to be named. */
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
