import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { money, moneyWithCents } from "../../../lib/format/format";
import { ClientSections } from "./client-sections";
import { moveUpLines } from "./move-up-month";
import { SkinContext } from "./skin";
import { movedUp, skinFor } from "./skin.fixture";

afterEach(cleanup);

it("adds the months of the home that is sold and of the one that is bought up to the cent", () => {
  const skin = skinFor(movedUp());
  const { lines, before, after } = moveUpLines(skin)!;
  const sum = (of: "today" | "after") => lines.reduce((all, line) => all + Math.round(line[of] * 100), 0);
  expect(before).toBe(skin.source.times.moveUp!.monthlyBefore);
  expect(sum("today")).toBe(Math.round(before * 100));
  expect(sum("after")).toBe(Math.round(after * 100));
  expect(lines[0]).toMatchObject({ name: "Loan payment", today: 1900 });
});

it("begins with the sale, says what both homes cost until then, and what is brought after it", async () => {
  const skin = skinFor(movedUp());
  const { container } = render(
    <SkinContext value={skin}>
      <ClientSections shown={["monthly", "cash", "moveUp"]} />
    </SkinContext>,
  );
  await act(() => import("./of-sale"));
  const drawn = [...container.querySelectorAll<HTMLElement>("[data-section]")].map(({ dataset }) => dataset.section);
  expect(drawn).toEqual(["moveUp", "cash", "monthly"]);
  const { before, after } = moveUpLines(skin)!;
  expect(container.textContent).toContain(
    `Until the sale you pay for both homes, ${moneyWithCents(before + after)} a month.`,
  );
  expect(screen.getByRole("row", { name: /^Net proceeds of the sale/ })).toBeDefined();
  expect(container.textContent).toMatch(/Cash (to you )?after the sale/);
});

it("calls what a sale leaves to pay no proceeds where they are added to the cash", async () => {
  const { properties, ...rest } = movedUp();
  const sold = { ...properties[0]!, userEstimatedValue: 200_000, userAppraisedValue: null };
  const skin = skinFor({ ...rest, properties: [sold, ...properties.slice(1)] });
  expect(skin.source.times.moveUp!.proceeds).toBeLessThan(0);
  render(
    <SkinContext value={skin}>
      <ClientSections shown={["monthly", "cash", "moveUp"]} />
    </SkinContext>,
  );
  await act(() => import("./of-sale"));
  const row = screen.getByRole("row", { name: /^Left to pay at the sale/ });
  expect(row.textContent).toContain(money(-skin.source.times.moveUp!.proceeds));
  expect(screen.queryByRole("row", { name: /^Net proceeds of the sale/ })).toBeNull();
});

it("shows the month of the new home alone where the officer hides the sale", () => {
  const hidden = { ...movedUp(), toolMeta: { type: "moveup" as const, highlightedTables: ["monthly"] } };
  expect(moveUpLines(skinFor(hidden))).toBeNull();
});
