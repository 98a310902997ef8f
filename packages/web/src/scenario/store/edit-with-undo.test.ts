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

it("offers nothing over another scenario, which was opened since", () => {
  openBlank();
  expect(currentNotices()).toEqual([]);
});

it("takes its notice away when the key for undo was quicker, and stays while that key undoes something later", () => {
  edit(null, (document) => ({ ...document, asOf: "2026-01-02" }));
  undo();
  expect(currentNotices()).toHaveLength(1);
  undo();
  expect(read().name).toBe("Kept");
  expect(currentNotices()).toEqual([]);
});

it("leaves the notice of an earlier removal, which still brings its own back", () => {
  edit(null, (document) => ({ ...document, asOf: "2026-01-02" }));
  editWithUndo(
    "Day removed.",
    (document) => ({ ...document, asOf: "2026-01-03" }),
    ({ asOf }) =>
      (document) => ({ ...document, asOf }),
  );
  undo();
  expect(currentNotices().map(({ text }) => text)).toEqual(["Name removed."]);
  pressUndo();
  expect(read()).toMatchObject({ name: "Kept", asOf: "2026-01-02" });
});
