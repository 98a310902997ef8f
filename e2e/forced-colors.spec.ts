/** Where the reader chose the colors, all that is written and drawn as an icon is read, and what is chosen looks chosen. */
import type { Page } from "@playwright/test";
import { linkTo, rentOrBuy, reportToShare } from "./client";
import { onPhone } from "./editor";
import { expect, people, test } from "./people";
import { visit } from "./stage";

/** What cannot be told from its ground: words below 4.5 to 1, icons below 3 to 1. What is off is pale on purpose. */
const unread = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const channels = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((part) =>
        part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "Canvas";
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 255 ? backgroundColor : groundOf(element.parentElement);
    };
    const contrast = (color: string, ground: string) => {
      const [one, other] = [light(color), light(ground)].sort((a, b) => b - a);
      return (one! + 0.05) / (other! + 0.05);
    };
    const isOff = (element: Element) =>
      element.closest(":disabled, [aria-disabled=true], label:has(:disabled)") !== null;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const faint: string[] = [];
    for (const element of document.querySelectorAll("body *")) {
      if (!isSeen(element) || isOff(element)) continue;
      const { color, fill, stroke, paintOrder } = getComputedStyle(element);
      const isIcon = element.matches("svg.lucide");
      const isInSVG = element instanceof SVGElement;
      if (!isIcon && !hasWords(element)) continue;
      const drawn = isIcon ? stroke : isInSVG ? fill : color;
      const hasHalo = isInSVG && !isIcon && stroke !== "none" && paintOrder.startsWith("stroke");
      if (contrast(drawn, hasHalo ? stroke : groundOf(element)) < (isIcon ? 3 : 4.5))
        faint.push(`${element.textContent || element.classList} ${drawn}`);
    }
    return faint;
  });

/** What is chosen and looks as what is not beside it: by its frame, ground, words or line. */
const undistinguished = (page: Page) =>
  page.evaluate(() => {
    const looks = (element: Element) => {
      const { color, backgroundColor, outlineStyle, outlineColor, borderColor, borderBottomWidth } =
        getComputedStyle(element);
      return [
        color,
        backgroundColor,
        outlineStyle === "none" ? "" : outlineColor,
        borderColor,
        borderBottomWidth,
      ].join();
    };
    const kinds = [
      ["[aria-pressed=true]", "[aria-pressed=false]"],
      ["[aria-selected=true]", "[aria-selected=false]"],
      ["[role=radio][aria-checked=true]", "[role=radio][aria-checked=false]"],
      ["a[aria-current=page]", "a:not([aria-current])"],
      ["button[aria-current=true]", "button:not([aria-current])"],
    ] as const;
    return kinds.flatMap(([chosen, other]) =>
      [...document.querySelectorAll(chosen)].flatMap((element) => {
        const beside =
          element.parentElement?.querySelector(`:scope > ${other}`) ??
          element.parentElement?.parentElement?.querySelector(`:scope > * > ${other}`);
        return beside && looks(beside) === looks(element) ? [element.ariaLabel ?? element.textContent ?? chosen] : [];
      }),
    );
  });

/** Switches of which nothing shows that they are on or off: the track has no edge, or the knob its color. */
const unseenSwitches = (page: Page) =>
  page.getByRole("switch").evaluateAll((all) =>
    all.flatMap((each) => {
      const track = each.querySelector("span")!;
      const { backgroundColor, outlineStyle } = getComputedStyle(track);
      const isSeen = outlineStyle === "solid" && getComputedStyle(track, "::after").backgroundColor !== backgroundColor;
      return isSeen ? [] : [each.ariaLabel ?? each.textContent];
    }),
  );

test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("the editor, the results and the client's page are read in colors that the reader chose @phone", async ({
  page,
  be,
  context,
}) => {
  await be(people.officer);
  const id = await reportToShare(page);
  const renting = await linkTo(page, await rentOrBuy(page), { tool: "bvr" });
  await test.step("the editor", async () => {
    await page.goto(`/lc2/property?reportID=${id}`);
    await expect(page.getByText("Rate", { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    expect.soft(await unread(page)).toEqual([]);
    expect.soft(await undistinguished(page)).toEqual([]);
  });
  await test.step("the switches of the profile", async () => {
    await visit(page, "/members/administration/profile");
    await expect(page.getByRole("switch").first()).toBeVisible();
    expect.soft(await unseenSwitches(page)).toEqual([]);
  });
  await test.step("the colors of a theme, which are chosen by eye", async () => {
    await visit(page, "/members/administration/custom-settings?tab=themes");
    const swatch = page.locator("label", { hasText: "My corporation's colors" }).locator("span > span").first();
    await expect(swatch).toHaveCSS("background-color", /^rgb\((?!0, 0, 0\))/);
  });
  if (!onPhone(page))
    await test.step("the results' charts, each part of a bar with an edge", async () => {
      await visit(page, `/lc2/results?reportID=${id}`);
      const picture = page.getByRole("slider", { name: "Cash to close by part" }).first();
      await expect(picture).toBeVisible();
      expect.soft(await unread(page)).toEqual([]);
      const edges = await picture
        .locator("rect[stroke]")
        .evaluateAll((parts) =>
          parts.map((part) => getComputedStyle(part)).map(({ stroke, strokeWidth }) => [stroke, strokeWidth]),
        );
      expect(edges.length).toBeGreaterThan(1);
      for (const edge of edges) expect(edge).toEqual(["rgb(255, 255, 255)", "1px"]);
    });
  await test.step("the client's page", async () => {
    const path = await linkTo(page, id);
    await page.goto("about:blank");
    await context.clearCookies();
    await page.goto(path);
    await expect(page.getByRole("slider", { name: "Extra payment each month" })).toBeVisible();
    expect.soft(await unread(page)).toEqual([]);
    expect.soft(await undistinguished(page)).toEqual([]);
  });
  if (!onPhone(page))
    await test.step("the names at the lines of a client's chart, each with its halo", async () => {
      await page.goto(renting);
      await expect(page.locator("svg text[stroke]").first()).toBeVisible();
      expect.soft(await unread(page)).toEqual([]);
    });
});
