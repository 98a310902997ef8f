/** What clients see, judged by axe state by state: in English on a desktop, in Spanish on the smallest phone. Their pages are always light. */
import type { Page } from "@playwright/test";
import { expectReachable, violationsOf } from "./accessibility";
import { codeField, enterCode, linkTo, mailedLink, pretend, reportToShare } from "./client";
import { expect, people, test } from "./people";
import { call } from "./stage";

test.use({ expected: [/status of 4\d\d|ERR_FAILED/], contextOptions: { reducedMotion: "reduce" } });

/** Axe finds nothing wrong, nothing is wider than the screen, and every field takes a press anywhere in its box. */
async function judge(page: Page, state: string) {
  await test.step(state, async () => {
    const violations = await violationsOf(page);
    expect.soft(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${state}: ${id} ${html}`))).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBe(0);
    await expectReachable(page, state);
  });
}

const said = {
  en: {
    ask: "Email me the code",
    paused: "Paused to keep this private",
    locked: "Closed to keep this private",
    gone: "This link no longer works",
    wrong: "Something went wrong.",
    failed: "Error retrieving data",
    price: "Home price",
    note: "Add a note (optional)",
    message: ["Text Jordan", "Text"] as const,
    send: "Send this idea to Jordan",
    sent: "Jordan has your idea.",
    title: /^18 Tidewater Ln$/,
    unsubscribe: "Unsubscribe",
    unsubscribed: "You are unsubscribed",
    again: "Try again",
    undo: "Undo",
    undone: "You are subscribed again",
    video: "Video Unavailable",
    meeting: "There is no meeting right now",
  },
  es: {
    ask: "Enviarme el código",
    paused: "En pausa para proteger su privacidad",
    locked: "Cerrado para proteger su privacidad",
    gone: "Este enlace ya no funciona",
    wrong: "Algo salió mal.",
    failed: "Error al obtener los datos",
    price: "Precio de la vivienda",
    note: "Agregue una nota (opcional)",
    message: ["Enviar un mensaje de texto a Jordan", "Mensaje"] as const,
    send: "Enviar esta idea a Jordan",
    sent: "Jordan ya tiene su idea.",
    title: /^18 Tidewater Ln$/,
    unsubscribe: "Dejar de recibirlos",
    unsubscribed: "Ya no recibirá estos correos",
    again: "Intentar de nuevo",
    undo: "Deshacer",
    undone: "Volverá a recibir estos correos",
    video: "Video no disponible",
    meeting: "No hay ninguna reunión en este momento",
  },
};

/** In the page: whether the words of each button beside this one, and its own, stand in one line within their button. */
const isWhole = (one: Element) =>
  [...one.parentElement!.children].every((way) => {
    const words = way.querySelector("span")!;
    return words.getClientRects().length === 1 && way.scrollWidth <= way.clientWidth;
  });

for (const lang of ["en", "es"] as const)
  test.describe(lang, () => {
    const words = said[lang];
    const isPhone = lang === "es";
    test.beforeEach(async ({ page }, { project }) => {
      test.skip((project.name === "phone") !== isPhone, "each language at one width");
      if (isPhone) await page.setViewportSize({ width: 320, height: 640 });
    });
    const heading = (page: Page, name: string | RegExp) => expect(page.getByRole("heading", { name })).toBeVisible();

    test("the gate and the way out of the mails are accessible", async ({ page, be, context }) => {
      await be(people.officer);
      const mailed = await mailedLink(page, await reportToShare(page), lang);
      await context.clearCookies();
      await page.goto(mailed.path);
      const ask = page.getByRole("button", { name: words.ask });
      await expect(ask).toBeVisible();
      await judge(page, "asking for a code");
      await ask.click();
      await codeField(page).fill("407");
      await judge(page, "half a code");
      for (const further of [1, 2, 3, 4, 5]) {
        await enterCode(page, mailed, further);
        if (further === 5) break;
        await expect(page.getByRole("alert")).toBeVisible();
        if (further === 1) await judge(page, "a wrong code");
      }
      await heading(page, words.paused);
      await judge(page, "a pause");
      await pretend(page, { state: "locked", pausedUntil: null, lockedAt: new Date().toISOString() });
      await page.reload();
      await heading(page, words.locked);
      await judge(page, "locked");
      await page.unroute("**/v2/share/live-share-view?*");
      await page.route("**/v2/share/live-share-view?*", (route) => route.abort());
      await page.reload();
      await heading(page, words.wrong);
      await judge(page, "no answer");
      await page.goto(mailed.unsubscribe);
      await expect(page.getByRole("button", { name: words.unsubscribe })).toBeVisible();
      await judge(page, "unsubscribing");
      await page.getByRole("button", { name: words.unsubscribe }).click();
      await heading(page, words.unsubscribed);
      await judge(page, "unsubscribed");
      await page.getByRole("button", { name: words.undo }).click();
      await heading(page, words.undone);
      await judge(page, "subscribed again");
      await page.goto("/unsubscribe?data=unknown");
      await heading(page, words.gone);
      await judge(page, "no such subscription");
      await page.route("**/unsubscribe-page-*", (route) => route.abort());
      await page.goto(mailed.unsubscribe);
      await heading(page, words.wrong);
      await page.unroute("**/unsubscribe-page-*");
      await page.getByRole("button", { name: words.again }).click();
      await expect(page.getByRole("button", { name: words.unsubscribe })).toBeVisible();
    });

    test("the report and what stands in its place are accessible", async ({ page, be, context }) => {
      await be(people.officer);
      const reportID = await reportToShare(page);
      const [path, taken] = [await linkTo(page, reportID, { lang }), await linkTo(page, reportID, { lang })];
      const officer = await context.cookies();
      await context.clearCookies();
      await page.goto(path);
      await heading(page, words.title);
      await judge(page, "the report");
      const [spoken, written] = words.message;
      const message = page.getByRole("link", { name: spoken }).filter({ visible: true }).last();
      await expect(message).toHaveText(written);
      expect(await message.evaluate(isWhole), "the ways to reach the officer").toBe(true);
      await page.getByRole("slider", { name: words.price }).press("ArrowLeft");
      await expect(page.getByLabel(words.note)).toBeVisible();
      await judge(page, "an idea");
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      await judge(page, "an idea that was sent");
      await page.goto(path.replace("live-share?", "live-share/video?"));
      await heading(page, words.video);
      await judge(page, "a video");
      await page.goto(`${path}&isMeeting=true`);
      await heading(page, words.meeting);
      await judge(page, "a meeting");
      await page.route("**/v2/share/live-share-load?*", (route) => route.fulfill({ status: 404, json: { error: {} } }));
      await page.goto(path);
      await heading(page, words.failed);
      await judge(page, "no report");
      await page.unroute("**/v2/share/live-share-load?*");
      await page.goto(taken);
      await heading(page, words.title);
      await context.addCookies(officer);
      await call(page, "DELETE", `/v2/share/links/${new URL(page.url()).searchParams.get("link")}`);
      await page.reload();
      await heading(page, words.gone);
      await judge(page, "a revoked link");
    });
  });
