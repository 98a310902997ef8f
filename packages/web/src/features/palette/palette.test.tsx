import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cary, elena, serve, show, wei } from "./palette.fixture";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const named = (name: RegExp | string) => screen.findByRole("option", { name });
const texts = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map((option) => option.textContent);
const save = { label: "Save", does: "Save the scenario", keys: "mod+s" };

describe("before anything is typed", () => {
  it("shows what was touched last, then what can be done", async () => {
    serve();
    const { active } = await show([{ ...save, onSelect: () => {} }]);
    await named(/Cary purchase/);
    expect(texts("Recent scenarios")).toEqual([
      "Cary purchaseElena Marchetti · Raleigh, NC11/20/2026",
      "First homeWei Chen · Raleigh, NC11/20/2026",
    ]);
    expect(texts("Recent clients")).toHaveLength(2);
    expect(texts("Actions")).toEqual(["Save the scenarioCtrlS"]);
    expect(active()).toMatch(/^Cary purchase/);
  });

  it("leaves out the scenario that is on the screen, and what cannot be done now", async () => {
    serve();
    await show([{ ...save, disabled: true, onSelect: () => {} }], { id: cary.id, clientID: null });
    await named(/First home/);
    expect(screen.queryByRole("option", { name: /Cary purchase|Save/ })).toBeNull();
  });
});

describe("the keys", () => {
  it("walk the lines round, go to the first and the last, and open", async () => {
    serve();
    const { user, active, went } = await show();
    await named(/Cary purchase/);
    await user.keyboard("{ArrowUp}");
    expect(active()).toMatch(/^Wei Chen/);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toMatch(/^First home/);
    await user.keyboard("{End}");
    expect(active()).toMatch(/^Wei Chen/);
    // An id of the page holds no space.
    expect(screen.getAllByRole("option").filter(({ id }) => /\s/.test(id))).toEqual([]);
    await user.keyboard("{Home}{Enter}");
    await waitFor(() => expect(went).toHaveBeenCalledWith(cary.id));
  });

  it.each(["{Escape}", "{Control>}k{/Control}"])("%s closes it, and the focus is back where it was", async (key) => {
    serve();
    const { user } = await show();
    await named(/Cary purchase/);
    await user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })));
  });

  it("do an action once the palette is gone and the focus is back", async () => {
    serve();
    const focused = vi.fn();
    const { user } = await show([{ ...save, onSelect: () => focused(document.activeElement?.textContent) }]);
    await user.keyboard("sav{Enter}");
    await waitFor(() => expect(focused).toHaveBeenCalledWith("Open"));
  });
});

describe("what is typed", () => {
  it("finds actions at once, then clients and scenarios, and marks what answers", async () => {
    const api = serve();
    const { user, options } = await show([{ ...save, onSelect: () => {} }]);
    await named(/Cary purchase/);
    await user.keyboard("wei");
    expect(await named("New comparison for Wei Chen")).toBeDefined();
    expect(options().map((text) => text?.slice(0, 8))).toEqual(["Wei Chen", "First ho", "New comp"]);
    expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toContain("Wei");
    // One search for three letters.
    const searched = () => api.of("GET /v2/client/search").map(({ query }) => query.searchValue);
    await waitFor(() => expect(searched()).toEqual(["wei"]));
  });

  it("leaves nothing of the last answer that does not answer any more", async () => {
    serve({ "GET /v2/client/search": () => new Promise(() => {}) });
    const { user, options } = await show();
    await named(/Cary purchase/);
    await user.keyboard("we");
    expect(options()).toEqual([
      "Wei Chenwei@example.com",
      "First homeWei Chen · Raleigh, NC11/20/2026",
      "New comparison for Wei Chen",
    ]);
    await user.keyboard("i");
    expect(options()).toHaveLength(3);
    expect(options().every((text) => /Wei|First home/.test(text ?? ""))).toBe(true);
  });

  it("is not answered by what was asked before", async () => {
    let answerFirst = (_: object) => {};
    serve({
      "GET /v2/client/search": ({ query }) =>
        query.searchValue === "w"
          ? new Promise((resolve) => {
              answerFirst = () => resolve({ data: [{ data: [wei] }] });
            })
          : { data: [{ data: [elena] }] },
    });
    const { user, field, options } = await show();
    await user.keyboard("w");
    await waitFor(() => expect(field.parentElement?.querySelector(".animate-sweep")).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 350));
    await user.clear(field);
    await user.keyboard("el");
    await named(/^Elena/);
    answerFirst({});
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(options().some((text) => text?.includes("Wei"))).toBe(false);
  });

  it("may be nowhere", async () => {
    serve();
    const { user, options } = await show();
    await user.keyboard("zebra");
    expect(await screen.findByText(/No action, client or scenario has words that begin with “zebra”/)).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("No results found");
    expect(options()).toEqual([]);
  });

  it("can be asked again when it could not be looked for", async () => {
    let broken = true;
    serve({
      "GET /v2/client/search": () =>
        broken ? { status: 500, error: { code: "failed", alertMessage: "Not now." } } : { data: [{ data: [elena] }] },
    });
    const { user } = await show();
    await user.keyboard("el");
    expect((await named(/Try again/)).textContent).toContain("Not now.");
    expect(screen.getByRole("group", { name: "Clients could not be searched" })).toBeDefined();
    broken = false;
    await user.click(await named(/Try again/));
    expect(await named(/^Elena Marchetti/)).toBeDefined();
  });
});

it("hands a whole sentence to the action that takes it, first of all lines", async () => {
  serve();
  const run = vi.fn();
  const sentence = { isFor: (text: string) => text.includes("payment"), run };
  const { user, field, active } = await show([{ label: "Goal seek", sentence, onSelect: () => {} }]);
  await user.type(field, "what price is a 3,200 payment");
  expect(active()).toBe("Goal seek: what price is a 3,200 payment");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(run).toHaveBeenCalledWith("what price is a 3,200 payment"));
});
