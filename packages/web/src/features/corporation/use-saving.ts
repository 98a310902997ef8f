import type { FieldSentences } from "@highway/core/platform/errors";
import { useState } from "react";
import { call, type RequestOf } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { sayFailure } from "../../lib/forms/use-form";
import { notify } from "../../lib/notify";

export type Query = { corpID?: string };
type Changes = RequestOf<"PUT /v1/corp">["body"];

/** Everything that shows something of the corporation. */
export const readAnew = () => Promise.all(["/v1/corp", "/v1/user"].map(refreshApi));

/** Saves changes of the corporation and says so. What is wrong with a field is handed on, to stand at it. */
export function useSaving(query: Query) {
  const [busy, setBusy] = useState(false);
  const save = async (changes: Changes, done: string, refuse?: (fields: FieldSentences) => void): Promise<boolean> => {
    setBusy(true);
    try {
      await call("PUT /v1/corp", { query, body: changes });
      await readAnew();
      notify.success(done);
      return true;
    } catch (error) {
      sayFailure(error, refuse);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
