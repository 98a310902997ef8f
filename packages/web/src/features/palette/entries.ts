import type { Client } from "@highway/core/clients/schema";
import type { ReportLine } from "@highway/core/reports/schema";
import type { LucideIcon } from "lucide-react";
import { CloudAlert, Columns3, Table2, Zap } from "lucide-react";
import type { Action } from "../../lib/actions";
import { date } from "../../lib/format/format";
import { best } from "./match";
import type { PaletteResults } from "./use-palette-results";

/** One line of the palette. */
export type Entry = {
  id: string;
  icon?: LucideIcon;
  /** The name whose initials stand in place of the icon. */
  person?: string;
  label: string;
  /** Words that tell the line from another of the same name. */
  note?: string;
  /** A date at the right edge. */
  aside?: string;
  keys?: string;
  act: Act;
};

type Act =
  /** Closes the palette, then runs this. */
  | { kind: "run"; run: () => void }
  /** Opens the scenario, after asking when another client is at hand. */
  | { kind: "scenario"; scenario: ReportLine }
  /** Runs this and leaves the palette open. */
  | { kind: "stay"; run: () => void };

export type Group = { title: string; entries: readonly Entry[] };

/** Gives the id of the line's element: an id holds no space. */
export const optionID = (listID: string, { id }: Entry) => `${listID}-${encodeURIComponent(id)}`;

/** Where a line about a client leads. */
export type Ways = {
  newFor: (client: Client) => void;
  openClient: (client: Client) => void;
};

const nameOfAction = ({ does, label }: Action) => does ?? label;

/** Lists what can be done now. Where several parts of the page offer the same action, the nearest one counts. */
function actionEntries(actions: readonly Action[]): Entry[] {
  const named = new Map<string, Entry>();
  for (const action of actions) {
    const { onSelect, disabled, icon = Zap, keys } = action;
    const label = nameOfAction(action);
    if (!onSelect || disabled || named.has(label)) continue;
    named.set(label, { id: `do ${label}`, icon, label, keys, act: { kind: "run", run: onSelect } });
  }
  return [...named.values()];
}

const scenarioEntry = (scenario: ReportLine): Entry => ({
  id: scenario.id,
  icon: Table2,
  label: scenario.name,
  note: [scenario.clientName, scenario.towns, scenario.status === "draft" && "Draft"].filter(Boolean).join(" · "),
  aside: date(scenario.lastUpdated),
  act: { kind: "scenario", scenario },
});

const clientEntry = (client: Client, { openClient }: Ways): Entry => ({
  id: client._id,
  person: client.name,
  label: client.name,
  note: client.primaryEmail ?? undefined,
  act: { kind: "run", run: () => openClient(client) },
});

const newForClient = (client: Client, { newFor }: Ways): Entry => ({
  id: `new ${client._id}`,
  icon: Columns3,
  label: `New comparison for ${client.name}`,
  act: { kind: "run", run: () => newFor(client) },
});

const failureEntry = ({ message, retry }: NonNullable<PaletteResults["failed"]>): Entry => ({
  id: "retry",
  icon: CloudAlert,
  label: "Try again",
  note: message,
  act: { kind: "stay", run: retry },
});

type PaletteInput = {
  typed: string;
  actions: readonly Action[];
  found: PaletteResults;
  /** The scenario on the screen, which need not be offered. */
  openID: string | null;
  ways: Ways;
};

/** Groups all lines: with nothing typed the last touched come first, else what can be done at once. */
export const groupsOf = (asked: PaletteInput): Group[] =>
  (asked.typed ? searchGroups(asked) : touchedLast(asked)).filter(({ entries }) => entries.length > 0);

/** The most clients, and scenarios, touched last: few, so that what can be done is in sight below them. */
const recent = 3;

function touchedLast({ actions, found, openID, ways }: PaletteInput): Group[] {
  const scenarios = found.scenarios.filter(({ id }) => id !== openID).slice(0, recent);
  return [
    { title: "Recent scenarios", entries: scenarios.map(scenarioEntry) },
    { title: "Recent clients", entries: found.clients.slice(0, recent).map((client) => clientEntry(client, ways)) },
    failureGroup(found),
    { title: "Actions", entries: actionEntries(actions) },
  ];
}

/** The sentence itself, for an action that takes it. */
const sentenceEntries = (typed: string, actions: readonly Action[]): Entry[] =>
  actions.flatMap(({ label, icon, sentence }) =>
    sentence?.isFor(typed)
      ? [
          {
            id: `ask ${label}`,
            icon,
            label: `${label}: ${typed}`,
            act: { kind: "run", run: () => sentence.run(typed) },
          },
        ]
      : [],
  );

/** Lines that arrive later stand below those that were there. */
function searchGroups({ typed, actions, found, ways }: PaletteInput): Group[] {
  const also = new Map(actions.map((action) => [nameOfAction(action), `${action.also ?? ""} ${action.label}`]));
  const can = [
    ...sentenceEntries(typed, actions),
    ...best(typed, actionEntries(actions), ({ label }) => [label, also.get(label)]),
  ];
  const [first] = found.clients;
  const doing = { title: "Actions", entries: unique([...can, ...(first ? [newForClient(first, ways)] : [])]) };
  const rest = [
    { title: "Clients", entries: found.clients.map((client) => clientEntry(client, ways)) },
    { title: "Scenarios", entries: found.scenarios.map(scenarioEntry) },
  ];
  return can.length > 0 ? [doing, ...rest, failureGroup(found)] : [...rest, doing, failureGroup(found)];
}

const failureGroup = (found: PaletteResults): Group => ({
  title: `${found.failed?.what} could not be searched`,
  entries: found.failed ? [failureEntry(found.failed)] : [],
});

/** Keeps the first of lines with the same name: the page may offer the same for the client who is found. */
const unique = (entries: readonly Entry[]) =>
  entries.filter(({ label }, at) => entries.findIndex((other) => other.label === label) === at);
