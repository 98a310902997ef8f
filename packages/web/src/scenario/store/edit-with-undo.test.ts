import { beforeEach, expect, it } from "vitest";
import { currentNotices, notify } from "../../lib/notify";
import { editWithUndo } from "./edit-with-undo";
import { edit, openBlank, undo, useScenario } from "./store";

const named = (name: string) => (document: ReturnType<typeof read>) => ({ ...document, name });
const read = () => useScenario.getState().document;
const pressUndo = () => currentNotices()[0]?.action?.run();

beforeEach(() => {
  for (const { id } of currentNotices()) notify.dismiss(id);
  openBlank();
  edit(null, named("Kept"));
  editWithUndo("Name removed.", named(""), ({ name }) => named(name));
});

it("takes away at once, and brings back with one press, beside what was typed since", () => {
  expect(read().name).toBe("");
  expect(currentNotices()[0]).toMatchObject({ text: "Name removed.", action: { label: "Undo" } });
  edit(null, (document) => ({ ...document, asOf: "2026-01-02" }));
  pressUndo();
  expect(read()).toMatchObject({ name: "Kept", asOf: "2026-01-02" });
});

it("leaves another scenario alone, which was opened since", () => {
  openBlank();
  const opened = read();
  pressUndo();
  expect(read()).toBe(opened);
});

it("has nothing left to do when the key for undo was quicker", () => {
  undo();
  const undone = read();
  expect(undone.name).toBe("Kept");
  pressUndo();
  expect(read()).toBe(undone);
});
