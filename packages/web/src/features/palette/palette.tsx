import type { Client } from "@highway/core/clients/schema";
import { type KeyboardEvent, useId, useState } from "react";
import type { Action } from "../../lib/actions";
import { shortcutOf } from "../../lib/shortcuts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import type { Ways } from "./entries";
import { type Entry, optionID } from "./entry";
import { groupsOf } from "./groups";
import { Options } from "./options";
import { PaletteHead } from "./palette-head";
import { PaletteWindow } from "./palette-window";
import { useActive } from "./use-active";
import { type Scenario, useFound } from "./use-found";

type Props = {
  actions: readonly Action[];
  /** The scenario on the screen, and whose it is. */
  current: { id: string; clientID: string | null } | null;
  ways: Ways & { openScenario: (scenario: Scenario) => void };
  onClose: () => void;
};

/** One field for everything: what can be done here, clients and scenarios. */
export function Palette({ actions, current, ways, onClose }: Props) {
  const [text, setText] = useState("");
  const [client, setClient] = useState<Client | null>(null);
  const [switching, setSwitching] = useState<Scenario | null>(null);
  const listID = useId();
  const found = useFound(text, client?._id ?? null);
  const typed = text.trim();
  const groups = groupsOf({ typed, client, actions, found, openID: current?.id ?? null, ways });
  const entries = groups.flatMap((group) => group.entries);
  const { active, activeID, press, point, reset } = useActive(entries, (entry) => optionID(listID, entry));

  /** The focus is back where it was before anything is done there. */
  const leave = (run: () => void) => {
    onClose();
    requestAnimationFrame(run);
  };
  const show = (next: Client | null) => {
    setClient(next);
    setText("");
    reset();
  };
  const open = (scenario: Scenario) => {
    const isOther = current?.clientID && current.clientID !== scenario.client._id;
    if (isOther && switching === null) setSwitching(scenario);
    else leave(() => ways.openScenario(scenario));
  };
  const choose = ({ act }: Entry) => {
    if (act.kind === "client") show(act.client);
    else if (act.kind === "scenario") open(act.scenario);
    else if (act.kind === "run") leave(act.run);
    else act.run();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (shortcutOf(event.nativeEvent) === "mod+k") onClose();
    else if (event.key === "Enter" && active) choose(active);
    else if (event.key === "Backspace" && client && !text) show(null);
    else if (!press(event)) return;
    event.preventDefault();
  };
  const searched = client ? `No scenario of ${client.name}` : "No action, client or scenario";
  return (
    <PaletteWindow onClose={onClose}>
      <PaletteHead
        {...{ text, client, onClose }}
        pending={found.pending}
        control={{ "aria-controls": listID, "aria-activedescendant": activeID ?? undefined, onKeyDown: keyDown }}
        onText={(next) => {
          setText(next);
          reset();
        }}
        onBack={() => show(null)}
      />
      <Options
        {...{ listID, groups, activeID, typed, found }}
        nothingSays={`${searched} has words that begin with “${typed}”.`}
        onPoint={point}
        onChoose={choose}
      />
      <ConfirmDialog
        open={switching !== null}
        title={`Switch to ${switching?.client.name}?`}
        onCancel={() => setSwitching(null)}
        onConfirm={() => switching && open(switching)}
      />
    </PaletteWindow>
  );
}
