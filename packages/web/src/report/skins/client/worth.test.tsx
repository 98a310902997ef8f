import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clientEn } from "../../../lib/words/client.en";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { column } from "../../column.fixture";
import { isComputed } from "../../columns";
import { monthOf } from "../../times";
import { SkinContext } from "./skin";
import { skinFor } from "./skin.fixture";
import { turnSentence, Worth } from "./worth";

afterEach(cleanup);

const draw = (at: number) => {
  const { container } = render(
    <SkinContext value={skinFor(fourLoans(), at)}>
      <Worth />
    </SkinContext>,
  );
  return { container, badges: screen.getAllByRole("listitem").map(({ textContent }) => textContent!.charAt(0)) };
};

it("compares each other loan with the one that is picked", () => {
  const { container, badges } = draw(1);
  expect(container.textContent).toContain("Each is compared with loan B, which you are reading.");
  expect(badges).toEqual(["A", "C", "D"]);
  expect(container.textContent).toContain("Cost in 5 years");
  const facts = (nth: number) =>
    [...container.querySelectorAll("li")[nth]!.querySelectorAll("dd")].map((dd) => dd.textContent);
  const [closing, month] = facts(0);
  cleanup();
  const first = draw(0);
  const back = [...first.container.querySelectorAll("li")[0]!.querySelectorAll("dd")].map((dd) => dd.textContent);
  // What B takes more than A, A takes less than B.
  const turned = (text: string | null) => text!.replace(/more|less/, (word) => (word === "more" ? "less" : "more"));
  expect([closing, month]).toEqual(back.slice(0, 2).map(turned));
});

it("differs at closing as the two figures of the cards do, whatever cents they leave out", () => {
  const document = fourLoans();
  const credits = [3000.41, 3000.66];
  const skin = skinFor({
    ...document,
    loans: document.loans.map((loan, at) => ({ ...loan, credits: credits[at] ?? 0 })),
  });
  const [first, other] = skin.source.columns.filter(isComputed).map(({ result }) => result.cash.toClose);
  expect(Math.round(first!) - Math.round(other!)).not.toBe(Math.round(first! - other!));
  const { container } = render(
    <SkinContext value={skin}>
      <Worth />
    </SkinContext>,
  );
  const size = Math.abs(Math.round(first!) - Math.round(other!)).toLocaleString("en-US");
  expect(container.querySelector("dd")?.textContent).toMatch(new RegExp(`^\\$${size} (less|more)$`));
});

it("says in a sentence when the extra cash has come back or is used up", () => {
  const month = monthOf("2027-02-01", "en");
  const first = column({ id: "one" });
  const said = (cash: number, payment: number, breakEven: Parameters<typeof turnSentence>[0]["breakEven"]) =>
    turnSentence(
      { first, column: column({ id: "two" }), cash, payment, breakEven, changes: false, comparison: null! },
      { client: clientEn },
      month,
    );
  expect(said(4000, -97, { kind: "after", months: 41 })).toBe(
    "Its lower payments pay back the extra cash after 41 payments, in June 2030.",
  );
  expect(said(4000, -97, { kind: "never" })).toBe(
    "Its lower payments do not pay back the extra cash before both loans end.",
  );
  expect(said(-4000, 97, { kind: "until", months: 1 })).toBe(
    "Its higher payments use up the cash you keep after 1 payment, in February 2027.",
  );
  expect(said(-4000, 97, { kind: "until", months: 0 })).toBe("Its first payment uses up the cash you keep at closing.");
  expect(said(-4000, -97, { kind: "always" })).toBe(`All told, you never pay more than with ${first.within}.`);
  expect(said(4000, 97, { kind: "never" })).toBe(`All told, you always pay more than with ${first.within}.`);
});
