import type { Client } from "@highway/core/clients/schema";
import { CloudAlert, Columns3, Pencil, Table2, Zap } from "lucide-react";
import type { Action } from "../../lib/actions";
import { date } from "../../lib/format";
import { placeOf } from "../../lib/scenario/place-of";
import type { Entry, Group } from "./entry";
import { best } from "./match";
import type { Found, Scenario } from "./use-found";

/** Where a line about a client leads to. */
export type Ways = {
  newFor: (client: Client) => void;
  editClient: (client: Client) => void;
};

const nameOf = ({ does, label }: Action) => does ?? label;

/** What can be done now; the nearest part of the page speaks for an action that several offer. */
function actionEntries(actions: readonly Action[]): Entry[] {
  const named = new Map<string, Entry>();
  for (const action of actions) {
    const { onSelect, disabled, icon = Zap, keys } = action;
    const label = nameOf(action);
    if (!onSelect || disabled || named.has(label)) continue;
    named.set(label, { id: `do ${label}`, icon, label, keys, act: { kind: "run", run: onSelect } });
  }
  return [...named.values()];
}

const scenarioEntry = (scenario: Scenario, ofOne: boolean): Entry => {
  const { report, client } = scenario;
  return {
    id: report.id,
    icon: Table2,
    label: report.name,
    note: [!ofOne && client.name, placeOf(report.properties), report.status === "draft" && "Draft"]
      .filter(Boolean)
      .join(" · "),
    aside: date(report.lastUpdated),
    act: { kind: "scenario", scenario },
  };
};

const clientEntry = (client: Client): Entry => ({
  id: client._id,
  person: client.name,
  label: client.name,
  note: client.primaryEmail ?? undefined,
  act: { kind: "client", client },
});

const forClient = (client: Client, { newFor, editClient }: Ways): Entry[] => [
  {
    id: `new ${client._id}`,
    icon: Columns3,
    label: `New comparison for ${client.name}`,
    act: { kind: "run", run: () => newFor(client) },
  },
  {
    id: `edit ${client._id}`,
    icon: Pencil,
    label: `Edit ${client.name}`,
    act: { kind: "run", run: () => editClient(client) },
  },
];

const failure = ({ message, retry }: NonNullable<Found["failed"]>): Entry => ({
  id: "retry",
  icon: CloudAlert,
  label: "Try again",
  note: message,
  act: { kind: "stay", run: retry },
});

type Asked = {
  typed: string;
  /** Whose palette it is; null for everybody's. */
  client: Client | null;
  actions: readonly Action[];
  found: Found;
  /** The scenario on the screen, which need not be opened. */
  openID: string | null;
  ways: Ways;
};

/** How many of each were touched last: few, so that what can be done is in sight below them. */
const recent = 3;

/** All lines: with nothing typed what was touched last comes first, else what can be done at once. */
export function groupsOf({ typed, client, actions, found, openID, ways }: Asked): Group[] {
  const also = new Map(actions.map((action) => [nameOf(action), `${action.also ?? ""} ${action.label}`]));
  const textOf = ({ label }: Entry) => [label, also.get(label)] as const;
  const own = best(typed, client ? forClient(client, ways) : actionEntries(actions), textOf);
  const [first] = client || !typed ? [] : found.clients;
  const doing = [...own, ...(first ? forClient(first, ways).slice(0, 1) : [])];
  const browsing = !typed && !client;
  const clients = browsing ? found.clients.slice(0, recent) : found.clients;
  const others = found.scenarios.filter(({ report }) => !browsing || report.id !== openID);
  const scenarios = browsing ? others.slice(0, recent) : others;
  const groups = {
    doing: { title: "Actions", entries: unique(doing) },
    clients: { title: browsing ? "Recent clients" : "Clients", entries: clients.map(clientEntry) },
    scenarios: {
      title: browsing ? "Recent scenarios" : "Scenarios",
      entries: scenarios.map((scenario) => scenarioEntry(scenario, client !== null)),
    },
    failed: {
      title: `${found.failed?.what} could not be searched`,
      entries: found.failed ? [failure(found.failed)] : [],
    },
  };
  return orderOf(groups, browsing, own.length > 0).filter(({ entries }) => entries.length > 0);
}

type Groups = Record<"doing" | "clients" | "scenarios" | "failed", Group>;

/** What arrives later stands below what stood there. */
function orderOf({ doing, clients, scenarios, failed }: Groups, browsing: boolean, canDo: boolean): Group[] {
  if (browsing) return [scenarios, clients, failed, doing];
  return canDo ? [doing, clients, scenarios, failed] : [clients, scenarios, doing, failed];
}

/** The client at hand may also be the first that is found. */
const unique = (entries: readonly Entry[]) =>
  entries.filter(({ label }, at) => entries.findIndex((other) => other.label === label) === at);
