import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./keep-focus";

let end = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section><button id="before">Before</button><p><button id="use">Use this</button></p><p><a id="after" href="/">After</a></p></section>
    </main>
    <div role="dialog" tabindex="-1" id="window"><p><button id="only">Only</button></p></div>`;
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = "";
});

const at = (id: string) => document.getElementById(id)!;
const frames = async () => {
  for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
};
async function focusAfter(id: string, act: (element: HTMLElement) => void) {
  at(id).focus();
  act(at(id));
  await frames();
  return document.activeElement?.id;
}

it("goes to what came in place of a control that went", async () =>
  expect(
    await focusAfter("use", (use) => {
      use.parentElement!.outerHTML = '<p>Done. <button id="undo">Undo</button></p>';
    }),
  ).toBe("undo"));

it("goes to the next control where nothing came, and to the one before where there is no next", async () => {
  expect(await focusAfter("use", (use) => use.parentElement!.remove())).toBe("after");
  expect(await focusAfter("after", (after) => after.parentElement!.remove())).toBe("before");
});

it("goes to the window or to the page around where no control is left beside it", async () => {
  expect(await focusAfter("only", (only) => only.parentElement!.remove())).toBe("window");
  expect(await focusAfter("use", () => at("main").replaceChildren("Another page"))).toBe("main");
});

it("goes from the last row of a list to the control behind the list, and not out of its window", async () => {
  at("main").insertAdjacentHTML(
    "beforeend",
    '<ul><li><button id="row">Delete</button></li></ul><button id="add">Add</button>',
  );
  expect(await focusAfter("row", (row) => row.parentElement!.remove())).toBe("add");
  at("window").insertAdjacentHTML("afterend", '<button id="outside">Outside</button>');
  expect(await focusAfter("only", (only) => only.parentElement!.remove())).toBe("window");
});

it("goes to the page around where what stood before the control went with it", async () =>
  expect(
    await focusAfter("use", (use) => {
      use.parentElement!.remove();
      at("before").remove();
    }),
  ).toBe("main"));

it("stays out of the page behind a window", async () => {
  at("window").setAttribute("aria-modal", "true");
  expect(await focusAfter("use", (use) => use.remove())).toBe("");
});

it("leaves the focus to whoever takes it meanwhile, and with nobody who wants none", async () => {
  expect(
    await focusAfter("use", (use) => {
      use.remove();
      requestAnimationFrame(() => at("before").focus());
    }),
  ).toBe("before");
  expect(
    await focusAfter("after", (after) => {
      after.blur();
      queueMicrotask(() => queueMicrotask(() => after.remove()));
    }),
  ).toBe("");
});
