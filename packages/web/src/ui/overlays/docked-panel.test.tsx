import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { DockedPanel } from "./docked-panel";

/** A window that can be made as narrow as a phone, or wider again. */
function resizable(start: { isPhone: boolean }) {
  let { isPhone } = start;
  const listeners = new Set<(event: { matches: boolean }) => void>();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query !== "print" && isPhone,
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
  }));
  return () =>
    act(() => {
      isPhone = !isPhone;
      for (const listener of listeners) listener({ matches: isPhone });
    });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([{ isPhone: false }, { isPhone: true }])(
  "keeps what is typed in it when the window is turned: %o",
  async (start) => {
    const turn = resizable(start);
    render(
      <DockedPanel open onClose={() => {}} title="Edit alert">
        <input aria-label="Size of the move" />
      </DockedPanel>,
    );
    const field = () => screen.findByRole<HTMLInputElement>("textbox");
    await userEvent.type(await field(), "12/32");
    turn();
    expect((await field()).value).toBe("12/32");
  },
);
