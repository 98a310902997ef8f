import type { AlertSettings, LockAlerts, Rule, RuleInput } from "@highway/core/alerts/schema";
import { type ApiRoute, call, type RequestOf } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { createOnce } from "../../../lib/api/create-once";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { newId } from "../../../lib/new-id";
import { notify } from "../../../lib/notify";

/** Does what a press asks for, and says how it failed. @returns undefined where it failed */
async function tryTo<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    notify.error(sentence(error));
    return undefined;
  }
}

/** The alert that is saved, and what it said when the change began. */
type Over = { id: string; was: RuleInput };

/** A rule as its officer typed it. */
export const typedOf = ({ id: _id, name: _name, changedAt: _changedAt, ...rule }: Rule): RuleInput => rule;

/** The officer's lock alerts and how they are changed. */
export function useLockAlerts() {
  const answer = useApi("GET /v1/markets/lock-alerts", {}, { refreshInterval: 60_000 });
  const mine: LockAlerts | null = answer.state === "ready" ? answer.data[0] : null;
  const changed = async <R extends ApiRoute>(route: R, request: RequestOf<R>) => {
    const done = await tryTo(() => (call as (route: R, request: RequestOf<R>) => Promise<unknown>)(route, request));
    if (done === undefined) return false;
    await refreshApi("/v1/markets/lock-alerts");
    return true;
  };
  /** Does something, and reads the alerts anew, however it ended. */
  const thenRead = async <T>(deed: Promise<[T]>): Promise<T> => {
    try {
      return (await deed)[0];
    } finally {
      await refreshApi("/v1/markets/lock-alerts");
    }
  };
  /** Sets up an alert under an id of this page: sent again, because the answer was lost, it is the same alert. @throws ApiError */
  const add = (rule: RuleInput, id: string) =>
    thenRead(call("POST /v1/markets/lock-alerts", { body: { id, ...rule } }));
  /** Saves an alert over what it said when the change began. @throws ApiError */
  const save = async (rule: RuleInput, { id, was }: Over) => {
    const saved = await thenRead(call("PUT /v1/markets/lock-alerts/{id}", { path: { id }, body: { ...rule, was } }));
    if (was.isOn && rule.isOn && !saved.isOn)
      notify.success("Your alert is saved. It is off: it was sent or turned off after you opened it.");
    return saved;
  };
  return {
    answer,
    mine,
    /** Sets up an alert. @returns its id; undefined where that failed, which is said */
    create: async (rule: RuleInput) =>
      (
        await tryTo(() =>
          createOnce(
            rule,
            () => newId("lka"),
            (id) => add(rule, id),
          ),
        )
      )?.id,
    add,
    save,
    /** Saves as `save` does, and says how it failed. @returns the alert; undefined where that failed */
    tryToSave: (rule: RuleInput, over: Over) => tryTo(() => save(rule, over)),
    turn: (rule: Rule, isOn: boolean) =>
      tryTo(() => save({ ...typedOf(rule), isOn }, { id: rule.id, was: typedOf(rule) })),
    remove: (id: string) => changed("DELETE /v1/markets/lock-alerts/{id}", { path: { id } }),
    restore: (id: string) => changed("POST /v1/markets/lock-alerts/{id}/restore", { path: { id } }),
    /** Saves the settings over what they said when the change began. @throws ApiError */
    saveSettings: (settings: AlertSettings, was: AlertSettings) =>
      thenRead(call("PUT /v1/markets/alert-settings", { body: { ...settings, was } })),
    removeDevice: (id: string) => changed("DELETE /v1/markets/push-devices/{id}", { path: { id } }),
    /** Sends a test, whose way can be followed in the history. */
    test: async (ruleID: string) => {
      const sent = await tryTo(() => call("POST /v1/markets/lock-alert-tests", { body: { ruleID } }));
      if (sent) await refreshApi("/v1/markets/alerts");
      return sent !== undefined;
    },
  };
}
export type Lock = ReturnType<typeof useLockAlerts>;

/** The history of alerts, read often while a test is on its way. */
export function useAlerts(isAwaited: boolean) {
  const answer = useApi("GET /v1/markets/alerts", {}, { refreshInterval: isAwaited ? 1_500 : 15_000 });
  return answer.state === "ready" ? answer.data : null;
}
