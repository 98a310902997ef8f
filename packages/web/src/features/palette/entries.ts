import type { Client } from "@highway/core/clients/schema";
import { CloudAlert, Columns3, Pencil, Table2, Zap } from "lucide-react";
import type { Action } from "../../lib/actions";
import { date } from "../../lib/format/format";
import { townsOf } from "../../scenario/names/towns";
import type { Entry } from "./entry";
import type { PaletteResults, Scenario } from "./use-palette-results";

/** Where a line about a client leads. */
export type Ways = {
  newFor: (client: Client) => void;
  editClient: (client: Client) => void;
};

export const nameOfAction = ({ does, label }: Action) => does ?? label;

/** Lists what can be done now. Where several parts of the page offer the same action, the nearest one counts. */
export function actionEntries(actions: readonly Action[]): Entry[] {
  const named = new Map<string, Entry>();
  for (const action of actions) {
    const { onSelect, disabled, icon = Zap, keys } = action;
    const label = nameOfAction(action);
    if (!onSelect || disabled || named.has(label)) continue;
    named.set(label, { id: `do ${label}`, icon, label, keys, act: { kind: "run", run: onSelect } });
  }
  return [...named.values()];
}

/** @param of  the client whose scenarios are listed: their lines need not name the client */
export const scenarioEntry = (scenario: Scenario, of: Client | null = null): Entry => {
  const { report, client } = scenario;
  return {
    id: report.id,
    icon: Table2,
    label: report.name,
    note: [!of && client.name, townsOf(report.properties), report.status === "draft" && "Draft"]
      .filter(Boolean)
      .join(" · "),
    aside: date(report.lastUpdated),
    act: { kind: "scenario", scenario },
  };
};

export const clientEntry = (client: Client): Entry => ({
  id: client._id,
  person: client.name,
  label: client.name,
  note: client.primaryEmail ?? undefined,
  act: { kind: "client", client },
});

export const forClient = (client: Client, { newFor, editClient }: Ways): Entry[] => [
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

export const failure = ({ message, retry }: NonNullable<PaletteResults["failed"]>): Entry => ({
  id: "retry",
  icon: CloudAlert,
  label: "Try again",
  note: message,
  act: { kind: "stay", run: retry },
});
