import type { Client } from "@highway/core/clients/schema";
import type { Action } from "../../lib/actions";
import { actionEntries, clientEntry, failure, forClient, nameOfAction, scenarioEntry, type Ways } from "./entries";
import type { Entry, Group } from "./entry";
import { best } from "./match";
import type { PaletteResults } from "./use-palette-results";

type PaletteInput = {
  typed: string;
  /** The client whose palette it is; null for everybody's. */
  client: Client | null;
  actions: readonly Action[];
  found: PaletteResults;
  /** The scenario on the screen, which need not be offered. */
  openID: string | null;
  ways: Ways;
};

/** Groups all lines: with nothing typed the last touched come first, else what can be done at once. */
export const groupsOf = (asked: PaletteInput): Group[] =>
  (asked.typed || asked.client ? searchGroups(asked) : touchedLast(asked)).filter(({ entries }) => entries.length > 0);

/** The most clients, and scenarios, touched last: few, so that what can be done is in sight below them. */
const recent = 3;

function touchedLast({ actions, found, openID }: PaletteInput): Group[] {
  const scenarios = found.scenarios.filter(({ report }) => report.id !== openID).slice(0, recent);
  return [
    { title: "Recent scenarios", entries: scenarios.map((scenario) => scenarioEntry(scenario)) },
    { title: "Recent clients", entries: found.clients.slice(0, recent).map(clientEntry) },
    failureGroup(found),
    { title: "Actions", entries: actionEntries(actions) },
  ];
}

/** Lines that arrive later stand below those that were there. */
function searchGroups({ typed, client, actions, found, ways }: PaletteInput): Group[] {
  const also = new Map(actions.map((action) => [nameOfAction(action), `${action.also ?? ""} ${action.label}`]));
  const own = client ? forClient(client, ways) : actionEntries(actions);
  const can = best(typed, own, ({ label }) => [label, also.get(label)]);
  const [first] = found.clients;
  const doing = { title: "Actions", entries: unique([...can, ...(first ? forClient(first, ways).slice(0, 1) : [])]) };
  const rest = [
    { title: "Clients", entries: found.clients.map(clientEntry) },
    { title: "Scenarios", entries: found.scenarios.map((scenario) => scenarioEntry(scenario, client)) },
  ];
  return can.length > 0 ? [doing, ...rest, failureGroup(found)] : [...rest, doing, failureGroup(found)];
}

const failureGroup = (found: PaletteResults): Group => ({
  title: `${found.failed?.what} could not be searched`,
  entries: found.failed ? [failure(found.failed)] : [],
});

/** Keeps the first of lines with the same name: the client at hand may also be the first that is found. */
const unique = (entries: readonly Entry[]) =>
  entries.filter(({ label }, at) => entries.findIndex((other) => other.label === label) === at);
