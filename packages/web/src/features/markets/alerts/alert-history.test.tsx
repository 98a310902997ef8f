import { exampleAlert } from "@highway/core/alerts/example";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AlertHistory } from "./alert-history";
import { LastTest } from "./told-ways";

/** 3:10 PM in New York, where it is still Monday; in Guam it is Tuesday. */
const sentAt = "2026-11-23T20:10:00.000Z";
const alert = { ...exampleAlert, createdAt: sentAt, tickAt: sentAt };

beforeEach(() => {
  vi.stubEnv("TZ", "Pacific/Guam");
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

it("names the day of New York beside its clock, also to a reader who is a day ahead", () => {
  expect(new Date(sentAt).getDate()).toBe(24);
  render(<AlertHistory alerts={[alert]} onOpen={() => {}} />);
  expect(screen.getByText("11/23/2026 3:10 PM ET")).toBeTruthy();
  render(<LastTest alert={alert} />);
  expect(screen.getByText("Last test, 11/23/2026 3:10 PM ET")).toBeTruthy();
});
