import type { Client } from "@highway/core/clients/schema";
import type { LucideIcon } from "lucide-react";
import type { Scenario } from "./use-palette-results";

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
  /** Shows what there is of this client. */
  | { kind: "client"; client: Client }
  /** Opens the scenario, after asking when another client is at hand. */
  | { kind: "scenario"; scenario: Scenario }
  /** Runs this and leaves the palette open. */
  | { kind: "stay"; run: () => void };

export type Group = { title: string; entries: readonly Entry[] };

/** Gives the id of the line's element: an id holds no space. */
export const optionID = (listID: string, { id }: Entry) => `${listID}-${encodeURIComponent(id)}`;
