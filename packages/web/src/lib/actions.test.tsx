import { fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { act, currentActions, useActions } from "./actions";

type Doing = { save?: () => void; help?: () => void; disabled?: boolean };

function Page({ save = () => {}, help = () => {}, disabled }: Doing) {
  useActions([
    { keys: "mod+s", label: "Save", onSelect: save, disabled },
    { keys: "?", label: "Help", onSelect: help },
    { keys: "Tab", label: "Next field" },
  ]);
  return <input aria-label="Name" />;
}

const press = (on: Element, init: KeyboardEventInit) => fireEvent.keyDown(on, init);
const save = { key: "s", ctrlKey: true };

describe("useActions", () => {
  it("leaves a plain key to the field that is typed in, and takes one with a modifier", () => {
    const saves = vi.fn();
    const helps = vi.fn();
    render(<Page save={saves} help={helps} />);
    const field = screen.getByLabelText("Name");
    press(field, { key: "?" });
    expect(helps).not.toHaveBeenCalled();
    press(field, save);
    expect(saves).toHaveBeenCalledOnce();
    press(document.body, { key: "?" });
    expect(helps).toHaveBeenCalledOnce();
  });

  it("hears a key in the very frame that shows it", () => {
    const saves = vi.fn();
    function Hasty() {
      // What a person sees first is painted after this.
      useLayoutEffect(() => void press(document.body, save), []);
      return <Page save={saves} />;
    }
    render(<Hasty />);
    expect(saves).toHaveBeenCalledOnce();
  });

  it("lists what holds now, and nothing of what is gone", () => {
    const { unmount } = render(<Page />);
    expect(currentActions().map(({ label }) => label)).toEqual(["Save", "Help", "Next field"]);
    unmount();
    expect(currentActions()).toEqual([]);
  });

  it("is silent below a dialog", () => {
    const saves = vi.fn();
    render(
      <>
        <Page save={saves} />
        <div role="dialog" aria-modal="true" />
      </>,
    );
    press(document.body, save);
    expect(saves).not.toHaveBeenCalled();
  });

  it("keeps the browser from a key that can do nothing now", () => {
    const saves = vi.fn();
    render(<Page save={saves} disabled />);
    expect(press(document.body, save)).toBe(false);
    expect(saves).not.toHaveBeenCalled();
  });

  it("leaves a key that something else hears alone", () => {
    render(<Page />);
    expect(press(document.body, { key: "Tab" })).toBe(true);
  });
});

it("does what a key would, for the button that stands for it", () => {
  const saves = vi.fn();
  render(<Page save={saves} />);
  act("mod+s");
  expect(saves).toHaveBeenCalledOnce();
});
