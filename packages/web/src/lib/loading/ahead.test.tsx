import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ahead } from "./ahead";

afterEach(cleanup);

const code = { default: ({ name }: { name: string }) => <p>{name}</p> };
const waiting = (part: React.ReactNode) => <Suspense fallback={<p>waiting</p>}>{part}</Suspense>;

it("draws a part at once where its code came before", async () => {
  const { Part, fetch } = ahead(async () => code);
  fetch();
  await act(async () => {});
  render(waiting(<Part name="the grid" />));
  expect(screen.getByText("the grid")).toBeTruthy();
  expect(screen.queryByText("waiting")).toBeNull();
});

it("holds a part back until its code is there", async () => {
  const { Part } = ahead(async () => code);
  render(waiting(<Part name="the grid" />));
  expect(screen.getByText("waiting")).toBeTruthy();
  expect(await screen.findByText("the grid")).toBeTruthy();
});

it("asks again for what could not be had ahead", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(code);
  const { Part, fetch } = ahead<{ name: string }>(load);
  fetch();
  await act(async () => {});
  render(waiting(<Part name="the grid" />));
  expect(await screen.findByText("the grid")).toBeTruthy();
});
