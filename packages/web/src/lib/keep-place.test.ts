import { afterEach, expect, it } from "vitest";
import { keepPlace } from "./keep-place";

afterEach(() => document.body.replaceChildren());

const list = (names: readonly string[]) => {
  const rows = names.map((name) => `<li><button>Edit ${name}</button><button>Delete ${name}</button></li>`);
  document.body.innerHTML = `<main id="main" tabindex="-1"><ul>${rows.join("")}</ul><button>Other</button></main>`;
};
const button = (text: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === text)!;
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function removeRowOf(text: string) {
  button(text).focus();
  const goOn = keepPlace();
  button(text).closest("li")!.remove();
  goOn();
  await drawn();
}
const focused = () => document.activeElement?.textContent;

it("goes on at the same control of the next row, and after the last row at the one before", async () => {
  list(["one", "two", "three"]);
  await removeRowOf("Delete two");
  expect(focused()).toBe("Delete three");
  await removeRowOf("Delete three");
  expect(focused()).toBe("Delete one");
});

it("goes to the page once no row is left", async () => {
  list(["one"]);
  await removeRowOf("Delete one");
  expect(document.activeElement?.id).toBe("main");
});

it("leaves the focus where the person has taken it meanwhile, and where the row stays", async () => {
  list(["one", "two"]);
  button("Delete one").focus();
  const goOn = keepPlace();
  goOn();
  await drawn();
  expect(focused()).toBe("Delete one");
  const later = keepPlace();
  button("Other").focus();
  button("Delete one").closest("li")!.remove();
  later();
  await drawn();
  expect(focused()).toBe("Other");
});
