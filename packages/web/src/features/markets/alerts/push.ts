/** This browser as a device to which alerts are pushed. */

import type { DeviceInput } from "@highway/core/alerts/schema";
import { cut } from "@highway/engine/text/cut";
import { call } from "../../../lib/api/api";

export type PushState = "unsupported" | "unset" | "denied" | "off" | "on";

const isSupported = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && window.isSecureContext;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}

/** Tells whether this browser is told of alerts, and if not, why. */
export async function pushState(key: string | null): Promise<PushState> {
  if (key === null) return "unset";
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const known = await (await registration())?.pushManager.getSubscription();
  return known ? "on" : "off";
}

const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android phone"],
  [/Mac OS X/, "Mac"],
  [/Windows/, "Windows computer"],
  [/Linux/, "Linux computer"],
];
/** "Jordan's iPhone": the device by its owner's first name. */
export function deviceName(fullName: string): string {
  const system = systems.find(([sign]) => sign.test(navigator.userAgent))?.[1] ?? "browser";
  const first = fullName.trim().split(/\s+/)[0];
  return first ? cut(`${first}'s ${system}`, 60) : system;
}

/** Asks the browser for leave to tell of alerts, and adds it to the officer's devices. It is called by a press alone, as browsers want it. */
export async function addThisDevice(key: string, name: string): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  const permission = await Notification.requestPermission();
  // A question that was closed without an answer may be asked again.
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const ready = await registration();
  if (!ready) return "unsupported";
  const subscription = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON() as Pick<DeviceInput, "endpoint" | "keys">;
  await call("PUT /v1/markets/push-devices", { body: { endpoint, keys, name } });
  return "on";
}

/** Ends what this browser is told, as on signing out: the next person here must not hear of it. */
export async function forgetThisDevice(): Promise<void> {
  if (!isSupported()) return;
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
