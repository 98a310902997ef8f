import type { Client } from "@highway/core/clients/schema";
import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { type ClientValues, emptyClient, valuesOf } from "./client-values";

const ClientForm = lazyWindow(() => import("./client-form"), closeWindow);

/** The reason for which the drawer is open: a client to edit, or a new client with its first values. */
export type ClientDrawerFor = { client: Client } | { client: null; start?: ClientValues };

/** The drawer that adds or edits a client. It is closed while `of` is null. */
export function ClientDrawer({
  of,
  onClose,
  onSaved,
}: {
  of: ClientDrawerFor | null;
  /** The drawer was left without saving. */
  onClose: () => void;
  onSaved: (client: Client) => void;
}) {
  if (!of) return null;
  return (
    <Suspense fallback={null}>
      <ClientForm
        client={of.client}
        start={of.client ? valuesOf(of.client) : (of.start ?? emptyClient)}
        onClose={onClose}
        onSaved={onSaved}
      />
    </Suspense>
  );
}
