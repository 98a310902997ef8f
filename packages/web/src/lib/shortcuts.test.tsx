import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { currentShortcuts, shortcutOf, useShortcuts } from "./shortcuts";

afterEach(cleanup);

describe("shortcutOf", () => {
  it.each([
    [{ key: "z", ctrlKey: true }, "mod+z"],
    [{ key: "Z", ctrlKey: true, shiftKey: true }, "mod+shift+z"],
    [{ key: "?", shiftKey: true }, "?"],
    [{ key: "ArrowRight", altKey: true }, "alt+ArrowRight"],
    [{ key: "Enter", shiftKey: true }, "shift+Enter"],
  ])("names %o", (press, keys) => expect(shortcutOf(new KeyboardEvent("keydown", press))).toBe(keys));
});

function Page({ save, help }: { save: () => void; help: () => void }) {
  useShortcuts([
    { keys: "mod+s", does: "Save", run: save },
    { keys: "?", does: "Help", run: help },
  ]);
  return <input aria-label="Name" />;
}

describe("useShortcuts", () => {
  it("leaves a plain key to the field that is typed in, and takes one with a modifier", () => {
    const save = vi.fn();
    const help = vi.fn();
    render(<Page save={save} help={help} />);
    const field = screen.getByLabelText("Name");
    fireEvent.keyDown(field, { key: "?" });
    expect(help).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: "s", ctrlKey: true });
    expect(save).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: "?" });
    expect(help).toHaveBeenCalledOnce();
  });

  it("lists what holds now, and nothing of what is gone", () => {
    const { unmount } = render(<Page save={() => {}} help={() => {}} />);
    expect(currentShortcuts().map((shortcut) => shortcut.does)).toEqual(["Save", "Help"]);
    unmount();
    expect(currentShortcuts()).toEqual([]);
  });

  it("is silent below a dialog", () => {
    const save = vi.fn();
    render(
      <>
        <Page save={save} help={() => {}} />
        <div role="dialog" aria-modal="true" />
      </>,
    );
    fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
    expect(save).not.toHaveBeenCalled();
  });
});
