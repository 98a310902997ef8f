import { expect, it } from "vitest";
import { headAt } from "./fake-api.fixture";
import { noteServerTime, serverNow } from "./server-clock";

const HOUR_MS = 3_600_000;
const ahead = () => Math.round((serverNow() - Date.now()) / HOUR_MS);

it("tells how far the server is ahead of the device, or behind it", () => {
  for (const hours of [3, -3, 0]) {
    noteServerTime(headAt(Date.now() + hours * HOUR_MS));
    expect(ahead()).toBe(hours);
  }
});

it("takes an answer that came through a laptop's sleep for no wrong clock, and learns nothing from one that was kept", () => {
  const asked = Date.now() - 8 * HOUR_MS;
  noteServerTime(headAt(asked + 1000), asked);
  expect(ahead()).toBe(0);
  noteServerTime(new Headers({ date: new Date(asked).toUTCString(), "cache-control": "public, max-age=3600" }));
  expect(ahead()).toBe(0);
});
