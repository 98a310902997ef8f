import type { Client } from "@highway/core/clients/schema";
import type { LucideIcon } from "lucide-react";
import type { Scenario } from "./use-palette-results";

/** One line of the palette. */
export type Entry = {
  id: string;
  icon?: LucideIcon;
  /** Whose initials stand in the icon's place. */
  person?: string;
  label: string;
  /** What tells it from another of the same name. */
  note?: string;
  /** At the right edge: a date. */
  aside?: string;
  keys?: string;
  act: Act;
};

type Act =
  /** Closes the palette, then does this. */
  | { kind: "run"; run: () => void }
  /** Shows what there is of this client. */
  | { kind: "client"; client: Client }
  /** Opens it, after asking when another client is at hand. */
  | { kind: "scenario"; scenario: Scenario }
  /** Leaves the palette open. */
  | { kind: "stay"; run: () => void };

export type Group = { title: string; entries: readonly Entry[] };

/** The line's id in the page, where an id holds no space. */
export const optionID = (listID: string, { id }: Entry) => `${listID}-${encodeURIComponent(id)}`;
