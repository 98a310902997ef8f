import type { Client } from "@highway/core/clients/schema";
import { useEffect, useRef, useState } from "react";
import { keep } from "../../lib/forms/kept";
import { useForm } from "../../lib/forms/use-form";
import { notify } from "../../lib/notify";
import { checkClient } from "./check-client";
import { type ClientValues, valuesOf } from "./client-values";
import { keptClient, useClientKeeping } from "./kept-client";
import { saveClient } from "./save-client";

type Ends = { onClose: () => void; onSaved: (client: Client) => void };

/** The form of one client and its saving: checks first, then the server's word. */
export function useClientForm(client: Client | null, start: ClientValues, { onClose, onSaved }: Ends) {
  const keeping = useClientKeeping(client);
  const [back] = useState(() => keptClient(keeping, start));
  const [base, setBase] = useState(back ? back.base : client);
  const [busy, setBusy] = useState(false);
  /** The record as somebody else has saved it meanwhile. */
  const [newer, setNewer] = useState<Client | null>(null);
  const mailed = base?.schedules.some((schedule) => schedule.active) ?? false;
  const form = useForm(start, (values) => checkClient(values, mailed), back?.values);
  const { values, dirty } = form;
  /** What another form keeps stays, until something is typed into this one. */
  const keeps = useRef(back !== null);
  useEffect(() => {
    if (dirty) keeps.current = true;
    if (keeps.current) keep(keeping, dirty ? { base, start, values } : null);
  }, [keeping, dirty, base, start, values]);

  /** @returns the field to go to when one is wrong */
  const save = async (): Promise<string | undefined> => {
    const wrong = form.leaveAll();
    if (wrong || busy) return wrong;
    if (base && !form.dirty) {
      notify.success("No changes to save.");
      onClose();
      return;
    }
    setBusy(true);
    const saved = await saveClient(form.values, base);
    setBusy(false);
    if (saved.kind === "saved") {
      keep(keeping, null);
      onSaved(saved.client);
    }
    if (saved.kind === "stale") setNewer(saved.current);
    if (saved.kind !== "refused") return;
    form.refuse(saved.fields);
    return Object.keys(saved.fields)[0]?.split(".")[0];
  };
  const keepMine = () => {
    setBase(newer);
    setNewer(null);
  };
  const loadTheirs = () => {
    if (newer) form.restart(valuesOf(newer));
    keepMine();
  };
  const discard = () => {
    keep(keeping, null);
    onClose();
  };
  const isBack = back !== null && dirty;
  return { form, base, mailed, busy, save, stale: newer !== null, keepMine, loadTheirs, isBack, discard };
}
