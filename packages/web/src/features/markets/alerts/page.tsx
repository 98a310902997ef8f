import type { AlertSettings, Rule } from "@highway/core/alerts/schema";
import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { Bell, Megaphone } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useActions } from "../../../lib/actions";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { phone, useMedia } from "../../../lib/use-media";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Switch } from "../../../ui/fields/switch";
import { Icon } from "../../../ui/icon";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { useGuardedWindow } from "../../../ui/overlays/window-guard";
import { KeyBar } from "../../../ui/page/key-bar";
import { PageHeader, PageHeading, PageTitle } from "../../../ui/page/page-header";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { MarketTabs } from "../market-tabs";
import { sheetTimeAt } from "../since-card";
import { StandingMark, StateHeard, StateStrip } from "../state-strip";
import { useSheets } from "../use-sheets";
import { easternTime, sheetTime } from "../words";
import { AlertClients } from "./alert-clients";
import { AlertEditor } from "./alert-editor";
import { AlertHistory } from "./alert-history";
import { AlertList } from "./alert-list";
import { DevicesCard } from "./devices-card";
import { QuietCard } from "./quiet-card";
import { SheetBar } from "./sheet-bar";
import { type Lock, useAlerts, useLockAlerts } from "./use-lock-alerts";
import { useMarket } from "./use-market";

type Open = { kind: "none" } | { kind: "new" } | { kind: "rule"; id: string };

/** The officer's lock alerts: when they are told of a move of the market, how, and what it did to their clients. */
export default function LockAlertsPage() {
  const isPhone = useMedia(phone);
  const lock = useLockAlerts();
  const sheets = useSheets();
  const { market, prices } = useMarket(sheets);
  const { live } = prices;
  const at = live?.now ?? Date.now();
  /** No sheet comes out now while the market is closed: its time would be set on the last day of trading. */
  const mayBeOut = sheets.sheets !== null && sessionAt(at).isOpen;
  // How the market stands is said above all else, and nothing may move for it.
  const isLoading = lock.answer.state === "loading" || (lock.mine !== null && prices.state === "loading");
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Open>({ kind: "none" });
  const [tested, setTested] = useState<{ ruleID: string; at: number } | null>(null);
  const alerts = useAlerts(tested !== null && Date.now() - tested.at < 30_000);
  const [marked, setMarked] = useState(0);
  const rules = lock.mine?.rules ?? [];
  const shownAlert = search.get("alert");
  const edited = open.kind === "rule" ? rules.find(({ id }) => id === open.id) : undefined;
  const showAlert = (id: string | null) => setSearch(id ? { alert: id } : {}, { replace: id === null });
  const close = () => setOpen({ kind: "none" });
  const editor = useGuardedWindow(close);
  const show = (opened: Open) =>
    editor.leave(() => {
      showAlert(null);
      setOpen(opened);
    });
  const edit = (id: string) => show({ kind: "rule", id });
  const add = () => show({ kind: "new" });
  const sendTest = async (rule: Rule) => {
    if (await lock.test(rule.id)) setTested({ ruleID: rule.id, at: Date.now() });
  };
  const current = rules[Math.min(marked, rules.length - 1)];
  const step = (by: 1 | -1) => () => setMarked(Math.max(0, Math.min(rules.length - 1, marked + by)));
  useActions([
    { keys: "ArrowUp", label: "Alert above", onSelect: step(-1) },
    { keys: "ArrowDown", label: "Alert below", onSelect: step(1) },
    { keys: "e", label: "Edit the alert", disabled: !current, onSelect: () => current && edit(current.id) },
    { keys: "t", label: "Send a test", disabled: !current, onSelect: () => current && void sendTest(current) },
    {
      keys: "s",
      label: "My sheet is out",
      also: "lender rate sheet time",
      disabled: !mayBeOut,
      onSelect: () =>
        void sheets.takeTime(
          sheetTimeAt(at),
          `Your sheet is out at ${sheetTime(sheetTimeAt(at))} ET. Moves are measured from there.`,
        ),
    },
    { keys: "a", label: "New alert", does: "Add a lock alert", onSelect: add },
  ]);
  const isEditing = shownAlert === null && (open.kind === "new" || edited !== undefined);
  const shownOf = alerts?.find(({ id }) => id === shownAlert);
  const standing = live && !isLoading && (
    <StateStrip live={live} onRetry={() => prices.state === "ready" && prices.refresh()} />
  );
  return (
    <>
      <PageTitle>Lock alerts</PageTitle>
      <PageHeader
        left={
          <>
            <PageHeading>Markets</PageHeading>
            {live?.quotes.sample && <Badge tone="warning">Sample</Badge>}
            {live && !isPhone && <StandingMark live={live} isPhone={false} />}
          </>
        }
        right={
          <>
            {!isPhone && <MarketTabs />}
            <Button variant="primary" icon={Bell} onClick={add}>
              {isPhone ? "Alert" : "New alert"}
            </Button>
          </>
        }
      />
      {isPhone && <MarketTabs className="mx-4 my-2 flex" />}
      {!lock.mine && standing}
      <StateHeard live={live} />
      {lock.answer.state === "failed" && <Problem message={lock.answer.message} onRetry={lock.answer.retry} />}
      {isLoading && <AlertsSkeleton />}
      {lock.mine && !isLoading && (
        <div className="flex flex-1 items-stretch bg-canvas">
          <div className="flex min-w-0 flex-1 flex-col">
            {/* Beside a panel, and not above it, where it would push the panel's button below the screen. */}
            {standing}
            <div className="flex flex-1 flex-col gap-3 px-6 py-4 phone:px-4">
              <SheetBar sheets={sheets} at={at} mayBeOut={mayBeOut} />
              <AlertList
                rules={rules}
                alerts={alerts ?? []}
                market={market}
                marked={current?.id}
                lock={lock}
                onEdit={edit}
                onAdd={add}
                onAlert={showAlert}
              />
              <QuietCard lock={lock} settings={lock.mine.settings} />
              <CompanyCard lock={lock} settings={lock.mine.settings} />
              <DevicesCard lock={lock} mine={lock.mine} />
              <AlertHistory alerts={alerts} onOpen={showAlert} />
            </div>
            {!isPhone && <KeyBar keys={keys} says="Each alert says when the price moved and when you were notified." />}
          </div>
          {isEditing && (
            <DockedPanel
              open
              onClose={close}
              guarded={editor}
              title={edited ? "Edit alert" : "New alert"}
              width="w-102"
            >
              <AlertEditor
                key={edited?.id ?? "new"}
                rule={edited}
                lock={lock}
                market={market}
                sheets={sheets}
                lastTest={alerts?.find(({ isTest, ruleID }) => isTest && ruleID === edited?.id)}
                onTest={sendTest}
                onClose={close}
              />
            </DockedPanel>
          )}
          {shownAlert !== null && (
            <DockedPanel
              open
              onClose={() => showAlert(null)}
              title={shownOf ? `Alert at ${easternTime(Date.parse(shownOf.tickAt))}` : "Alert"}
              width="w-125 max-rail:w-102"
            >
              <AlertClients id={shownAlert} market={market} onClose={() => showAlert(null)} />
            </DockedPanel>
          )}
        </div>
      )}
    </>
  );
}

const keys = [
  [["↑", "↓"], "Alert"],
  [["E"], "Edit"],
  [["T"], "Send a test"],
  [["S"], "My sheet is out"],
  [["A"], "New alert"],
] as const;

const AlertsSkeleton = () => (
  <Skeleton label="Loading your lock alerts" className="phone:min-h-dvh">
    <div className="grid gap-3 px-6 py-4 phone:px-4">
      <Bone className="h-16 w-full" />
      <Bone className="h-80 w-full" />
    </div>
  </Skeleton>
);

/** Chooses how the officer is told of market alerts of their company while no page is open. */
function CompanyCard({ lock, settings }: { lock: Lock; settings: AlertSettings }) {
  const { company } = settings;
  const { busy, attempt } = useAttempt();
  const change = (some: Partial<typeof company>) =>
    void attempt(
      async () => void (await lock.saveSettings({ ...settings, company: { ...company, ...some } }, settings)),
    );
  return (
    <section
      aria-label="Your company's alerts"
      className="flex items-start gap-3 rounded-lg border border-line bg-surface px-5 py-3 shadow-card phone:flex-wrap"
    >
      <Icon of={Megaphone} className="mt-1 shrink-0 text-fg-2" />
      <p className="min-w-0 flex-1 text-pretty">
        <b className="font-semibold">Market alerts from your company</b>{" "}
        <span className="text-fg-2">
          Every page shows them. Your company may also send them by email or to your devices, which stay silent in your
          quiet hours.
        </span>
      </p>
      <div className="flex shrink-0 flex-wrap gap-x-5 gap-y-2 phone:w-full phone:pl-8">
        <Switch label="Email" checked={company.mail} busy={busy} onChange={(mail) => change({ mail })} />
        <Switch label="Devices" checked={company.push} busy={busy} onChange={(push) => change({ push })} />
      </div>
    </section>
  );
}
