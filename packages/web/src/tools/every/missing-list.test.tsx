import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import type { WorkingReport } from "../../scenario/document";
import { fourLoans } from "../../scenario/scenario.fixture";
import { openDocument } from "../../scenario/store/store";
import { DraftBadge } from "./missing-list";
import { askForMissing, closeMissing, useMissingAsked } from "./saving/missing-asked";

function show(more: Partial<WorkingReport>) {
  const document = { ...fourLoans(), ...more };
  const saved = { document, lastUpdated: "2026-11-20T14:00:00.000Z", status: "draft" as const, clientID: "cli_1" };
  openDocument({ document, client: { _id: "cli_1", name: "Elena" }, saved });
  render(
    <MemoryRouter>
      <DraftBadge bar />
    </MemoryRouter>,
  );
}
afterEach(() => {
  cleanup();
  closeMissing();
});

it("asks to save a draft whose fields are all filled in", async () => {
  show({});
  await screen.findByText("Nothing is missing: save it again");
});

it("counts what a tool's answer needs beside the home and the loan", async () => {
  const { loans, properties } = fourLoans();
  show({ toolName: "cow", loans: loans.slice(0, 1), properties: properties.slice(0, 1) });
  await screen.findByText("2 fields are missing");
  fireEvent.click(screen.getByRole("button"));
  await screen.findByText("Rent is required.");
});

it("counts what an unfinished chapter of an analysis needs", async () => {
  const { loans, properties } = fourLoans();
  const chapters = [{ kind: "rentOrBuy" as const, id: null, hidden: false }];
  show({ toolName: "pa", loans: loans.slice(0, 1), properties: properties.slice(0, 1), chapters });
  await screen.findByText("1 field is missing");
});

const lacksRate = { loans: fourLoans().loans.map((loan, at) => (at === 0 ? { ...loan, rate: null } : loan)) };

it("a save that leaves a draft lists what is missing", async () => {
  askForMissing();
  show(lacksRate);
  await screen.findByText("Loan A: Rate is required.");
});

it("whoever types on after a save keeps the focus, and the list gives way", async () => {
  askForMissing();
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  show(lacksRate);
  await screen.findByText("What is missing");
  expect(document.activeElement).toBe(field);
  expect(useMissingAsked.getState()).toBe(true);
  fireEvent.input(field, { target: { value: "6.5" } });
  expect(screen.queryByText("What is missing")).toBeNull();
  expect(useMissingAsked.getState()).toBe(false);
  expect(document.activeElement).toBe(field);
  field.remove();
});
