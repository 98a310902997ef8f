/** Every component of the kit, judged in all four themes: what a screen adds to them are places and words, whose colors tokens.test.ts holds. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { browsers } from "../packages/web/browsers";
import { closeTop, expectAccessibleInAllThemes, press } from "./accessibility";
import { expect, test } from "./people";

const root = join(import.meta.dirname, "../packages/web");

/** Built as the product is, in memory: no build of the product holds it. */
async function openGallery(page: Page) {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    root,
    mode: "production",
    plugins: [react(), tailwindcss()],
    build: { target: browsers, write: false, rolldownOptions: { input: join(root, "gallery/gallery.tsx") } },
  })) as Rolldown.RolldownOutput;
  const files = new Map(built.output.map((file) => [`/${file.fileName}`, file]));
  const styles = built.output.filter(({ fileName }) => fileName.endsWith(".css"));
  const entry = built.output.find((file) => file.type === "chunk" && file.isEntry)!;
  const html = `<!doctype html><html lang="en"><title>Gallery</title><meta name="viewport" content="width=device-width">
    ${styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join("")}
    <body><div id="root"></div><script type="module" src="/${entry.fileName}"></script></body></html>`;
  await page.route("http://gallery.test/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files.get(pathname);
    if (!file) return route.fulfill({ contentType: "text/html", body: html });
    if (file.type === "chunk") return route.fulfill({ contentType: "text/javascript", body: file.code });
    const contentType = pathname.endsWith(".css") ? "text/css" : "application/octet-stream";
    return route.fulfill({ contentType, body: Buffer.from(file.source) });
  });
  await page.goto("http://gallery.test/");
  await expect(page.getByRole("heading", { name: "Windows" })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the gallery of components is accessible in all four themes", async ({ page, isMobile }) => {
  test.skip(isMobile, "colors are the same at every width");
  await openGallery(page);
  await press(page, "Tell");
  await press(page, "Tell of a failure");
  await expect(page.getByText("It could not be saved.")).toBeVisible();
  await expectAccessibleInAllThemes(page, "the page");
  await press(page, "Loan menu");
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessibleInAllThemes(page, "a menu");
  await closeTop(page);
  await press(page, "Brackets");
  await expectAccessibleInAllThemes(page, "a popover");
  await closeTop(page);
  await page.getByRole("combobox", { name: "Location" }).click();
  await expect(page.getByRole("option", { name: /Tidewater/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectAccessibleInAllThemes(page, "suggestions");
  await press(page, "Ask");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleInAllThemes(page, "a question");
  await closeTop(page);
  await press(page, "Open the drawer");
  await expect(page.getByRole("dialog", { name: "Edit client" })).toBeVisible();
  await expectAccessibleInAllThemes(page, "a drawer");
});
