import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { currentNotices, notify } from "../ui/notify";
import { closed, late } from "./late";

type Props = { onClose: () => void };
const Drawer = () => <p>Here</p>;
const show = (Part: ComponentType<Props>, onClose: () => void) =>
  render(
    <Suspense fallback={null}>
      <Part onClose={onClose} />
    </Suspense>,
  );

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("says that a window could not be had, closes it, and asks for it again the next time", async () => {
  const load = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const Part = late<Props>(load, closed);
  const onClose = vi.fn();
  const { unmount } = show(Part, onClose);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(currentNotices().map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "error: This could not be loaded. Check your connection, or reload the page.",
  ]);
  unmount();
  show(Part, onClose);
  expect(await screen.findByText("Here")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("says so without a network in the words of every call", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(
    late<Props>(() => Promise.reject(new TypeError("Failed to fetch")), closed),
    () => {},
  );
  await waitFor(() =>
    expect(currentNotices().map(({ text }) => text)).toEqual(["You are offline. Check your connection and try again."]),
  );
});

it("asks for the code once, however often it is shown", async () => {
  const load = vi.fn(async () => ({ default: Drawer as ComponentType<Props> }));
  const Part = late<Props>(load, closed);
  show(Part, () => {});
  show(Part, () => {});
  await waitFor(() => expect(screen.getAllByText("Here")).toHaveLength(2));
  expect(load).toHaveBeenCalledOnce();
});
