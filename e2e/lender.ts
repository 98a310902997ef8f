/** A lender of its own: what its admin decides is nobody else's. */
import { expect, type Page, test } from "@playwright/test";
import { alone, codeBy, people } from "./people";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;
const post = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: { origin: origin() } });

/** Staff found it and invite its admin. Their sessions end in another test, so each call here is made at once. */
export async function found(page: Page, name: string, email: string) {
  await alone(people.staff, async () => {
    const code = await codeBy(page.request, people.staff, async () =>
      expect((await post(page, "/v1/auth/code", { email: people.staff })).status()).toBe(202),
    );
    expect((await post(page, "/v1/auth/session", { email: people.staff, code })).status()).toBe(201);
    const admin = { email, fullName: "Ada Quill" };
    expect((await post(page, "/v1/corps", { name, admin })).status()).toBe(201);
  });
  await page.context().clearCookies();
}
