import { figureText, ruleWords, watchedText } from "@highway/core/alerts/pure/words";
import type { Alert, Rule } from "@highway/core/alerts/schema";
import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import { Bell, BellRing, Clock, Mail, Monitor, MoonStar, Pencil, Smartphone } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { date } from "../../../lib/format/format";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Switch } from "../../../ui/fields/switch";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { Empty } from "../../../ui/page/empty";
import { Unbroken } from "../../../ui/unbroken";
import { easternTime } from "../words";
import { type Market, sheetText, todayText } from "./rule-figures";
import type { Lock } from "./use-lock-alerts";

type Props = {
  rules: readonly Rule[];
  alerts: readonly Alert[];
  market: Market;
  /** The alert that the keys are about. */
  marked: string | undefined;
  lock: Lock;
  onEdit: (id: string) => void;
  onAdd: () => void;
  onAlert: (id: string) => void;
};

/** The alert that a rule was sent today, on the clock of New York. */
function sentToday({ id }: Rule, alerts: readonly Alert[]): Alert | undefined {
  const { day } = inEastern(Date.now());
  return alerts.find(
    (alert) => alert.ruleID === id && !alert.isTest && inEastern(Date.parse(alert.createdAt)).day === day,
  );
}

/** The officer's alerts, each as a sentence with what it means today. */
export function AlertList({ rules, alerts, market, marked, lock, onEdit, onAdd, onAlert }: Props) {
  const on = rules.filter(({ isOn }) => isOn).length;
  const sent = rules.filter((rule) => sentToday(rule, alerts)).length;
  return (
    <Card
      title="Alerts"
      flush
      aside={rules.length > 0 && <span className="text-fg-3 text-sm">{`${on} on, ${sent} sent today`}</span>}
    >
      {rules.length === 0 ? (
        <Empty
          icon={Bell}
          title="No alerts yet"
          action={
            <Button variant="primary" icon={Bell} onClick={onAdd}>
              Add your first alert
            </Button>
          }
        >
          Set how far a price may move before you want to know. The alert names the clients it affects and what it does
          to their payments.
        </Empty>
      ) : (
        <ul className="@container">
          {rules.map((rule) => (
            <Line
              key={rule.id}
              rule={rule}
              market={market}
              isMarked={rule.id === marked}
              sent={sentToday(rule, alerts)}
              onTurn={(isOn) => void lock.turn(rule, isOn)}
              onEdit={() => onEdit(rule.id)}
              onAlert={onAlert}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

type LineProps = {
  rule: Rule;
  market: Market;
  isMarked: boolean;
  sent: Alert | undefined;
  onTurn: (isOn: boolean) => void;
  onEdit: () => void;
  onAlert: (id: string) => void;
};

function Line({ rule, market, isMarked, sent, onTurn, onEdit, onAlert }: LineProps) {
  const { name, isOn } = rule;
  return (
    <li
      className={cx(
        "grid grid-cols-[auto_minmax(0,1fr)_8rem_auto] items-center gap-x-4 border-line border-t px-5 py-3 @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:gap-x-3 @max-xl:py-2.5",
        isMarked && "touch:shadow-none bg-accent-soft shadow-[inset_3px_0_0_var(--accent)] touch:bg-transparent",
      )}
    >
      <Switch
        label={`${name}: on or off`}
        hideLabel
        checked={isOn}
        onChange={onTurn}
        className="row-span-2 @max-xl:col-start-2 @max-xl:row-span-1 @max-xl:justify-self-end"
      />
      <div
        className={cx(
          "min-w-0 @max-xl:col-start-1 @max-xl:row-span-2 @max-xl:row-start-1 @max-xl:self-start",
          !isOn && "text-fg-3",
        )}
      >
        <p className={cx("text-pretty @max-xl:text-md", isOn && "font-medium text-fg")}>
          <RuleSentence rule={rule} sheet={market.sheet} />
        </p>
        <p className={cx("text-sm", isOn ? "text-fg-2" : "text-fg-3")}>
          <Unbroken>{isOn ? todayText(rule, market) : `Off since ${date(rule.changedAt)}.`}</Unbroken>
        </p>
      </div>
      {/* One line where the list is narrow, on a phone or beside a panel, and two cells of the row elsewhere. */}
      <div className="contents @max-xl:col-span-2 @max-xl:row-start-3 @max-xl:mt-1 @max-xl:flex @max-xl:flex-wrap @max-xl:items-center @max-xl:justify-between @max-xl:gap-x-3">
        <WaysLine ways={rule.ways} />
        <span className="col-start-3 row-span-2 row-start-1">
          <State rule={rule} sent={sent} onAlert={onAlert} />
        </span>
      </div>
      <IconButton
        icon={Pencil}
        label={`Edit: ${name}`}
        onClick={onEdit}
        className="col-start-4 row-span-2 row-start-1 @max-xl:col-start-2 @max-xl:row-span-1 @max-xl:row-start-2 @max-xl:self-start @max-xl:justify-self-end"
      />
    </li>
  );
}

function State({ rule, sent, onAlert }: Pick<LineProps, "rule" | "sent" | "onAlert">) {
  if (!sent) return rule.isOn ? <Badge icon={Clock}>Waiting</Badge> : <span className="text-fg-3">Off</span>;
  const text = `${sent.heldUntil ? "Held" : "Sent"} ${easternTime(Date.parse(sent.tickAt))}`;
  return (
    <button
      type="button"
      onClick={() => onAlert(sent.id)}
      aria-label={`${text}: ${sent.title}, see clients`}
      className="rounded-full touch:inline-flex touch:min-h-11 touch:items-center"
    >
      <Badge tone="warning" icon={sent.heldUntil ? MoonStar : BellRing}>
        {text}
      </Badge>
    </button>
  );
}

/** The sentence of a rule with its figure and its reference in bold. */
function RuleSentence({ rule, sheet }: { rule: Rule; sheet: string | null }) {
  const { verb, rest, since } = ruleWords(rule);
  return (
    <>
      {`${watchedText(rule, rule.name)} ${verb} `}
      <b className="whitespace-nowrap font-semibold">{figureText(rule)}</b>
      {` ${rest}`}
      {since && (
        <>
          {" "}
          <b className="font-semibold">{since}</b>
        </>
      )}
      {rule.since === "sheet" && ` ${sheetText(sheet)}`}
    </>
  );
}

const wayIcons = { page: [Monitor, "Page"], mail: [Mail, "Email"], push: [Smartphone, "Devices"] } as const;

const WaysLine = ({ ways }: { ways: Rule["ways"] }) => (
  <p className="col-start-2 row-start-2 mt-1 flex flex-wrap gap-x-3 self-start text-fg-2 text-sm @max-xl:mt-0 @max-xl:self-center">
    {(["page", "mail", "push"] as const).map((way) => {
      const [icon, label] = wayIcons[way];
      return (
        ways[way] && (
          <span key={way} className="inline-flex items-center gap-1">
            <Icon of={icon} size={14} className="text-fg-3" />
            {label}
          </span>
        )
      );
    })}
  </p>
);
