import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { catalogOf, spokenPart } from "../../../lib/words/catalog";
import { clientEn } from "../../../lib/words/client.en";
import { clientEs } from "../../../lib/words/client.es";
import type { Lang } from "../../../lib/words/lang";
import { LaterPart } from "./later";

const words = { en: { lang: "en" as Lang, client: clientEn }, es: { lang: "es" as Lang, client: clientEs } };

/** A part that says a word of its own, in the language that the page is in. */
function partOf(spanish: () => Promise<string>) {
  const catalog = catalogOf({ en: async () => "Hello", es: spanish });
  let lang: Lang = "en";
  const part = spokenPart(async () => ({ default: () => <p>{catalog.in(lang)}</p> }), catalog);
  const drawnIn = (to: Lang) => {
    lang = to;
    return <LaterPart part={part} words={words[to]} className="room" />;
  };
  return { catalog, drawnIn };
}

it("goes over to words that are there without leaving its place empty", async () => {
  const { catalog, drawnIn } = partOf(async () => "Hola");
  const { container, rerender } = render(drawnIn("en"));
  expect(container.querySelector(".room")).not.toBeNull();
  await screen.findByText("Hello");
  await catalog.fetch("es");
  rerender(drawnIn("es"));
  expect(screen.getByText("Hola")).toBeTruthy();
});

it("keeps its room until the words of the page's language have come, and offers a press where they did not", async () => {
  let isDown = true;
  const { drawnIn } = partOf(async () => {
    if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
    return "Hola";
  });
  const { rerender } = render(drawnIn("en"));
  await screen.findByText("Hello");
  rerender(drawnIn("es"));
  expect(screen.queryByText("Hello")).toBeNull();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(clientEs.problems.other));
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: clientEs.tryAgain }));
  await screen.findByText("Hola");
});
