import { codeAt, stepAt } from "@highway/core/people/access/authenticator/totp";
import type { CDPSession, Page } from "@playwright/test";
import { askAndEnter, expect, mailsTo, people, test } from "./people";
import { call, endSession, unique, visit } from "./stage";

// Browsers tie passkeys to a name, and never to an address.
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT ?? 3917}` });
// Whether somebody is signed in only the server can say, and what wants a proof is refused first; the browser notes each no.
test.use({ expected: [/status of (401 .*\/v1\/user|403 .*\/v1\/auth\/passkeys\/psk_\w+)$/] });

/** Gives the page a device that makes passkeys, checks its holder, and answers at once. */
async function deviceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return { session, authenticatorId };
}
type Device = { session: CDPSession; authenticatorId: string };

/** Says whether the device's holder is there to answer. */
const attend = ({ session, authenticatorId }: Device, enabled: boolean) =>
  session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });

/** Has pages note when they ask the device for a passkey. */
const noteAsking = (page: Page) =>
  page.addInitScript(() => {
    // A page that is no site, such as about:blank, has none.
    if (!navigator.credentials) return;
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const answer = get(options);
      document.documentElement.dataset.asked = "passkey";
      return answer;
    };
  });

/** Goes to the sign-in of somebody whose session has ended. */
async function leave(page: Page) {
  await page.goto("about:blank");
  await endSession(page);
  await page.goto("/sign-in");
}

/** Leaves, and waits for the address field's offer, which nobody is there to take: made later, or by two pages at once, it would cross the next one. */
async function leaveToOffer(page: Page, device: Device) {
  await attend(device, false);
  await leave(page);
  await expect(page.locator("html")).toHaveAttribute("data-asked", "passkey");
  await attend(device, true);
}

const security = "/members/administration/security";

/** Invites somebody new to the demo's lender. */
async function invited(page: Page, be: (address: string) => Promise<void>): Promise<string> {
  const officer = `${unique()}${unique()}@summit.test`;
  await be(people.admin);
  await call(page, "POST", "/v1/corp/invitations", { email: officer, fullName: "Robin Park" });
  await page.context().clearCookies();
  return officer;
}

test("an officer adds a passkey, signs in with it without typing, proves with it who they are, and removes it", async ({
  page,
  be,
}) => {
  const officer = await invited(page, be);
  const device = await deviceOf(page);
  await noteAsking(page);
  await be(officer);
  await page.goto(security);
  await expect(page.getByText("Sign in with your fingerprint, your face or a PIN")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added.")).toBeVisible();
  await page.getByRole("button", { name: /^Rename/ }).click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await expect(name).toBeFocused();
  await name.fill("Work laptop");
  await name.press("Enter");
  await expect(page.getByRole("button", { name: "Remove Work laptop" })).toBeVisible();

  await test.step("the address field offers the passkey", async () => {
    await leaveToOffer(page, device);
    await page.goto("/sign-in");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Good");
  });

  await test.step("the button uses it too", async () => {
    await leaveToOffer(page, device);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Good");
  });

  await test.step("who signed in with a code alone proves it with the passkey before it is removed", async () => {
    await attend(device, false);
    await leave(page);
    await askAndEnter(page, officer);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Good");
    await visit(page, security);
    await page.getByRole("button", { name: "Remove Work laptop" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
    await expect(proof.getByRole("button", { name: "Use a passkey" })).toBeVisible();
    await attend(device, true);
    await proof.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByText("Passkey removed.")).toBeVisible();
    await expect(page.getByText("Sign in with your fingerprint, your face or a PIN")).toBeVisible();
  });
  await expect
    .poll(async () => (await mailsTo(page.request, officer)).map(({ subject }) => subject))
    .toEqual(expect.arrayContaining(["A passkey was removed from your Highway account"]));
});

/** The code that an app shows for a key as it is written on the page. */
function appCode(key: string): string {
  const signs = [...key.replaceAll(" ", "")].map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign));
  const bits = signs.map((sign) => sign.toString(2).padStart(5, "0")).join("");
  const secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return codeAt(secret, stepAt(Date.now()));
}

test.describe("where the company requires a second factor", () => {
  test.use({ expected: [/status of (401 .*\/v1\/user|409 .*\/v1\/auth\/session)$/] });

  test("an officer sets up an app at sign-in, before anything else, and signs in with a recovery code", async ({
    page,
    be,
  }) => {
    const officer = `${unique()}${unique()}@strict.test`;
    await be(people.staff);
    const [{ id: corpID }] = await call<[{ id: string }]>(page, "POST", "/v1/corps", {
      name: `Strict Lending ${unique()}`,
      admin: { email: officer, fullName: "Robin Park" },
    });
    await call(page, "PUT", `/v1/corp/permissions?corpID=${corpID}`, { requireSecondFactor: true });
    await page.context().clearCookies();
    await page.goto("/sign-in");
    await askAndEnter(page, officer);
    await expect(page.getByRole("heading", { name: "Protect your sign-in" })).toBeVisible();
    await page.goto("/clients");
    await page.getByRole("button", { name: "Set up an authenticator app" }).click();
    const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    await page.getByLabel("The six digits that the app shows").fill(appCode(key));
    const codes = page.getByRole("alertdialog", { name: "Save your recovery codes" });
    const recovery = await codes.getByRole("listitem").first().innerText();
    await codes.getByRole("button", { name: "I have saved them" }).click();
    await expect(page).toHaveURL(/\/clients/);
    await expect(page.getByRole("heading", { name: "Clients" })).toBeVisible();

    await leave(page);
    await askAndEnter(page, officer);
    await expect(page.getByLabel("Code from your authenticator app")).toBeFocused();
    await page.getByRole("button", { name: "Use a recovery code instead" }).click();
    await page.getByLabel("Recovery code").fill(recovery.toUpperCase());
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Good");
  });
});
