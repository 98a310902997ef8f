import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leaveComposedKeys } from "./composed-keys";

let end: () => void;
beforeEach(() => {
  end = leaveComposedKeys();
});
afterEach(() => end());

it("leaves the Enter and the Escape that end a composed letter to whoever composes it", () => {
  const heard = vi.fn();
  // A window hears Escape on the document, and a shortcut on the page.
  document.addEventListener("keydown", heard);
  window.addEventListener("keydown", heard);
  render(<input aria-label="Name" onKeyDown={heard} />);
  const name = screen.getByLabelText("Name");
  for (const key of ["Enter", "Escape"]) {
    fireEvent.keyDown(name, { key, isComposing: true });
    fireEvent.keyDown(name, { key, keyCode: 229 });
  }
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(name, { key: "Enter", keyCode: 13 });
  expect(heard).toHaveBeenCalledTimes(3);
  document.removeEventListener("keydown", heard);
  window.removeEventListener("keydown", heard);
});
