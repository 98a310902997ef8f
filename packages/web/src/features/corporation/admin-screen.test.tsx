import type { MemberClient } from "@highway/core/clients/schema";
import type { Invitation, Officer } from "@highway/core/people/corporations/schema";
import { Corporation } from "@highway/core/people/permissions/schema";
import { exampleUser } from "@highway/core/people/users/example";
import type { User } from "@highway/core/people/users/schema";
import type { PricingUser } from "@highway/core/pricing/schema";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { forgetApi } from "../../lib/api/use-api";
import { LeaveGuards } from "../../lib/leave-guards";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { groups } from "../../lib/words/permission-words";
import { AdminScreen } from "./admin-screen";
import { PeopleCard } from "./people-card";
import { PermissionsCard } from "./permissions-card";

const corpID = exampleUser.corpID;
const other = `crp_${"2".repeat(26)}`;
const officer: Officer = {
  id: `usr_${"3".repeat(26)}`,
  fullName: "Ben Cho",
  email: "ben@lender.test",
  isAdmin: false,
  isActive: true,
  lastActive: "2026-11-20T14:02:11.000Z",
  hasSecondFactor: false,
};
const invitation: Invitation = {
  id: `inv_${"4".repeat(26)}`,
  email: "new@lender.test",
  fullName: "New Here",
  isAdmin: false,
  sentAt: "2026-11-20T14:02:11.000Z",
  expiresAt: "2026-12-04T14:02:11.000Z",
};

const kitOfOfficer = { id: "cmp_kit", name: "90 Day Kit", active: false, createdAt: "2026-11-20T15:00:00.000Z" };

let isMailDown = false;
let areCorpsOut = false;
/** What another admin changes before the next save of permissions, which is refused. */
let changedMeanwhile: Partial<Corporation["permissions"]> | undefined;
/** Whether the officer has deleted the client. */
let isDeleted = false;
/** The answer to a change of the corporation waits for this. */
let beforeCorporation: Promise<void> | undefined;
/** Why approvals cannot be turned on. */
let refusedSwitch: string | undefined;
/** The answer to addresses waits for this. */
let beforeRefusal: Promise<void> | undefined;
/** The answer about loans of the USDA waits for this. */
let beforeUsda: Promise<void> | undefined;
/** The next permission is saved, and no answer comes. */
let isAnswerLost = false;
/** The answer to an invitation waits for this. */
let beforeInvitation: Promise<void> | undefined;

function show(roles: User["roles"], tab = "permissions") {
  let corporation = Corporation.parse({
    id: corpID,
    name: "Summit",
    toolDisclaimers: [
      { lang: "en", cdOrder: 4, disclaimer: "Second." },
      { lang: "en", cdOrder: 2, disclaimer: "First." },
    ],
  });
  let pricing: PricingUser = { businessID: null, hasOptimalBlue: false, originatorID: null };
  let invitations = [invitation];
  let client: MemberClient = {
    _id: `cli_${"5".repeat(26)}`,
    name: "Elena Marchetti",
    isDemo: false,
    schedules: [],
    hasEmail: false,
    lastUpdated: "2026-11-20T14:02:11.000Z",
  };
  const api = fakeApi({
    "GET /v1/corp": ({ query }) => ({ data: [{ ...corporation, name: query.corpID === other ? "Harbor" : "Summit" }] }),
    "PUT /v1/corp": async ({ body }) => {
      await beforeCorporation;
      corporation = { ...corporation, ...(body as object) };
      return { data: [corporation] };
    },
    "PUT /v1/corp/permissions": async ({ body }) => {
      if ("showUSDA" in (body as object)) await beforeUsda;
      if (changedMeanwhile) {
        const current = { ...corporation.permissions, ...changedMeanwhile };
        changedMeanwhile = undefined;
        return { status: 409, error: { code: "conflict", alertMessage: "This was changed.", current } };
      }
      if (refusedSwitch && "sendForApproval" in (body as object))
        return {
          status: 400,
          error: { code: "invalid", alertMessage: refusedSwitch, fields: { sendForApproval: refusedSwitch } },
        };
      await beforeRefusal;
      if ((body as { cc?: string }).cc === "")
        return { status: 400, error: { code: "invalid", alertMessage: "Keep it", fields: { cc: "Keep it" } } };
      corporation = { ...corporation, permissions: { ...corporation.permissions, ...(body as object) } };
      if (isAnswerLost) throw new TypeError("Failed to fetch");
      return { data: [corporation.permissions] };
    },
    "GET /v1/corp/officers": () => ({ data: [officer] }),
    [`PUT /v1/corp/officers/${officer.id}`]: ({ body }) => ({ data: [{ ...officer, ...(body as object) }] }),
    [`GET /v1/corp/officers/${officer.id}/pricing`]: () => ({ data: [pricing] }),
    [`PUT /v1/corp/officers/${officer.id}/pricing`]: ({ body }) => {
      const { was, ...sent } = body as PricingUser & { was: PricingUser };
      if (was.businessID !== pricing.businessID)
        return {
          status: 409,
          error: { code: "conflict", alertMessage: "The provider was changed.", current: pricing },
        };
      pricing = sent;
      return { data: [pricing] };
    },
    [`GET /v1/corp/officers/${officer.id}/clients`]: () => ({ data: isDeleted ? [] : [client] }),
    [`PUT /v1/corp/officers/${officer.id}/clients/${client._id}`]: ({ body }) => {
      if (isDeleted) return { status: 404, error: { code: "missing", alertMessage: "That client no longer exists." } };
      if ((body as MemberClient).lastUpdated !== client.lastUpdated)
        return { status: 409, error: { code: "conflict", alertMessage: "This client was changed.", current: client } };
      client = { ...client, isDemo: (body as MemberClient).isDemo };
      return { data: [client] };
    },
    /** Somebody else saves the client meanwhile. */
    "PUT /elsewhere": () => {
      client = { ...client, schedules: [kitOfOfficer], lastUpdated: "2026-11-20T15:00:00.000Z" };
      return { data: [] };
    },
    "GET /v1/corp/invitations": () => ({ data: invitations }),
    "POST /v1/corp/invitations": async () => {
      await beforeInvitation;
      return { status: 201, data: [invitation] };
    },
    [`DELETE /v1/corp/invitations/${invitation.id}`]: () => {
      invitations = [];
      return { data: [] };
    },
    [`DELETE /v1/corp/officers/${officer.id}/sessions`]: () => ({ data: [] }),
    "GET /v1/corps": () =>
      areCorpsOut
        ? { status: 500, error: { code: "failed", alertMessage: "The list is out of order." } }
        : {
            data: [
              { id: corpID, name: "Summit" },
              { id: other, name: "Harbor" },
            ],
          },
    "POST /v1/corps": () =>
      isMailDown
        ? { status: 500, error: { code: "failed", alertMessage: "The invitation was not emailed." } }
        : { status: 201, data: [{ id: other, name: "Harbor" }] },
  });
  const routes = [
    {
      path: "/admin",
      element: (
        <>
          <LeaveGuards />
          <AdminScreen
            themes={(of) => <p>Themes of {of}</p>}
            ads={(of, areShown) => <p>{`Ads of ${of}, ${areShown ? "shown" : "hidden"}`}</p>}
            marketAlerts={(of) => <p>Market alerts of {of}</p>}
            approvals={(of) => <p>Approvals of {of}</p>}
            activity={(of) => <p>Activity of {of}</p>}
          />
        </>
      ),
    },
  ];
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <SessionContext value={{ user: { ...exampleUser, roles }, replaceUser: () => {} }}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/admin?tab=${tab}`] })} />
      </SessionContext>
    </SWRConfig>,
  );
  return api;
}
const asAdmin = (tab?: string) => show(["officer", "admin"], tab);
/** What a save reads anew would else come while the next test stands. */
const readTimes = (api: ReturnType<typeof show>, count: number) =>
  waitFor(() => expect(api.of("GET /v1/corp")).toHaveLength(count));
const changes = (api: ReturnType<typeof show>) => api.of("PUT /v1/corp/permissions").map(({ body }) => body);

afterEach(() => {
  cleanup();
  forgetApi();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

it("brings the ads, and with them whether the corporation shows any", async () => {
  const api = asAdmin();
  const [permissions, ads] = ["Permissions", "Ads and promo cards"].map(
    (name) => () => screen.findByRole("link", { name }),
  );
  await userEvent.click(await ads!());
  expect(await screen.findByText(`Ads of ${corpID}, shown`)).toBeTruthy();
  await userEvent.click(await permissions!());
  await userEvent.click(await screen.findByRole("switch", { name: "Show ads" }));
  await readTimes(api, 2);
  await userEvent.click(await ads!());
  expect(await screen.findByText(`Ads of ${corpID}, hidden`)).toBeTruthy();
});

it("says at the field that an address is none", async () => {
  const api = asAdmin();
  const field = await screen.findByLabelText("Copy of every send");
  fireEvent.change(field, { target: { value: "nobody" } });
  fireEvent.blur(field);
  expect(await screen.findByText("Invalid email")).toBeTruthy();
  expect(changes(api)).toEqual([]);
});

it("asks before a page is left whose address is none, or is still typed", async () => {
  asAdmin();
  const field = await screen.findByLabelText("Copy of every send");
  await userEvent.type(field, "nobody");
  expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(false);
  await userEvent.click(screen.getByRole("link", { name: "Themes" }));
  expect(await screen.findByText("Copy of every send is not saved.")).toBeTruthy();
  expect(screen.queryByText(/^Themes of/)).toBeNull();
});

it.each([
  ["the page was left", () => userEvent.click(screen.getByRole("link", { name: "Themes" }))],
  ["others are searched", () => userEvent.type(screen.getByLabelText("Search permissions"), "spanish")],
])("says that an address is not saved where its refusal comes after %s", async (_when, leave) => {
  const api = asAdmin();
  const type = async (value: string) => {
    const field = await screen.findByLabelText("Copy of every send");
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  await type("ben@lender.test");
  await readTimes(api, 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeRefusal = promise;
  await type("");
  await leave();
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Copy of every send" })).toBeNull());
  resolve();
  const notices = () => currentNotices().map(({ text }) => text);
  await waitFor(() => expect(notices()).toContain("Copy of every send is not saved: Keep it"));
});

it("asks about an address that another admin changed, and keeps what was typed", async () => {
  const api = asAdmin();
  const field = await screen.findByLabelText<HTMLInputElement>("Copy of every send");
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  changedMeanwhile = { cc: "ben@lender.test" };
  type("mine@lender.test");
  expect((await screen.findByRole("alert")).textContent).toContain("Copy of every send: now ben@lender.test");
  expect(field.value).toBe("mine@lender.test");
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(changes(api)[1]).toEqual({ cc: "mine@lender.test", was: { cc: "ben@lender.test" } }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  changedMeanwhile = { cc: "eve@lender.test" };
  type("again@lender.test");
  await screen.findByRole("alert");
  await userEvent.click(screen.getByRole("button", { name: "Load newer version" }));
  expect(field.value).toBe("eve@lender.test");
});

it("keeps an address that is being typed when another admin's change comes in, and says what the typing began with", async () => {
  const { permissions } = Corporation.parse({ id: corpID, name: "Summit" });
  const api = fakeApi({ "PUT /v1/corp/permissions": () => ({ data: [permissions] }) });
  const { rerender } = render(<PermissionsCard permissions={permissions} query={{}} />);
  const field = screen.getByLabelText<HTMLInputElement>("Copy of every send");
  fireEvent.change(field, { target: { value: "mine@lender.test" } });
  rerender(<PermissionsCard permissions={{ ...permissions, cc: "ben@lender.test" }} query={{}} />);
  expect(field.value).toBe("mine@lender.test");
  fireEvent.blur(field);
  await waitFor(() => expect(changes(api)).toEqual([{ cc: "mine@lender.test", was: { cc: "" } }]));
});

it("saves what is typed on while an address is saved, over the one that was", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeRefusal = promise;
  const api = asAdmin();
  const field = await screen.findByLabelText("Copy of every send");
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  type("ben@lender.test");
  type("ben@lender.test, eve@lender.test");
  expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(false);
  resolve();
  await waitFor(() =>
    expect(changes(api)).toEqual([
      { cc: "ben@lender.test", was: { cc: "" } },
      { cc: "ben@lender.test, eve@lender.test", was: { cc: "ben@lender.test" } },
    ]),
  );
  await readTimes(api, 3);
  expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(true);
});

it.each([
  ["what stood there before", "", undefined],
  ["what was typed last, over what another admin saved", "mine@lender.test", { cc: "eve@lender.test" }],
])("saves %s, where the field was left again while it was saved", async (_what, last, theirs) => {
  changedMeanwhile = theirs;
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeRefusal = promise;
  const api = asAdmin();
  const field = await screen.findByLabelText<HTMLInputElement>("Copy of every send");
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  type("ben@lender.test");
  type(last);
  if (theirs) await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
  resolve();
  const was = theirs ?? { cc: "ben@lender.test" };
  await waitFor(() => expect(changes(api).slice(1)).toEqual([{ cc: last, was }]));
  expect(field.value).toBe(last);
});

it("keeps an address that is not saved while permissions are searched", async () => {
  asAdmin();
  const field = await screen.findByLabelText<HTMLInputElement>("Copy of every send");
  await userEvent.type(field, "nobody");
  await userEvent.type(screen.getByLabelText("Search permissions"), "spanish");
  await waitFor(() => expect(screen.getAllByRole("switch")).toHaveLength(1));
  expect(field.closest("[hidden]")).not.toBeNull();
  await userEvent.clear(screen.getByLabelText("Search permissions"));
  await waitFor(() => expect(screen.getAllByRole("switch").length).toBeGreaterThan(1));
  expect(screen.getByLabelText<HTMLInputElement>("Copy of every send").value).toBe("nobody");
});

it("finds permissions by their words", async () => {
  asAdmin();
  await userEvent.type(await screen.findByLabelText("Search permissions"), "spanish");
  await waitFor(() => expect(screen.getAllByRole("switch")).toHaveLength(1));
  expect(screen.getByRole("switch", { name: "Offer Spanish" })).toBeTruthy();
});

it("words every permission once", () => {
  const names = groups.flatMap(({ switches, addresses }) => [...switches, ...addresses]).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it("invites, sends again, withdraws, and shuts somebody out", async () => {
  const api = asAdmin("people");
  const name = await screen.findByText("Ben Cho");
  await userEvent.click(screen.getByRole("button", { name: "Invite" }));
  expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
  expect(api.of("POST /v1/corp/invitations")).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Send again to new@lender.test" }));
  await waitFor(() => expect(api.of("POST /v1/corp/invitations")).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Withdraw the invitation to new@lender.test" }));
  await waitFor(() => expect(api.of(`DELETE /v1/corp/invitations/${invitation.id}`)).toHaveLength(1));
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Change Ben Cho"));
  await userEvent.click(within(name.closest("li")!).getByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Suspend", hidden: true }));
  await waitFor(() => expect(api.of(`PUT /v1/corp/officers/${officer.id}`)[0]?.body).toEqual({ isActive: false }));
  const undo = () => currentNotices().find(({ action }) => action?.label === "Undo");
  await waitFor(() => expect(undo()).toBeTruthy());
  undo()!.action!.run();
  await waitFor(() => expect(api.of(`PUT /v1/corp/officers/${officer.id}`)[1]?.body).toEqual({ isActive: true }));
});

it("keeps an invitation that is being typed, and asks before it is left", async () => {
  asAdmin("people");
  await screen.findByText("Ben Cho");
  await userEvent.type(screen.getByLabelText("Name"), "Alex");
  await userEvent.click(screen.getByRole("button", { name: "Invite many" }));
  await userEvent.type(screen.getByLabelText("Email addresses"), "dana@lender.test");
  await userEvent.click(screen.getByRole("button", { name: "Invite one person" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Alex");
  await userEvent.click(screen.getByRole("button", { name: "Invite many" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Email addresses").value).toBe("dana@lender.test");
  await userEvent.click(screen.getByRole("link", { name: "Themes" }));
  expect(await screen.findByText("Your invitation has not been sent.")).toBeTruthy();
  expect(screen.queryByText(/^Themes of/)).toBeNull();
});

it("keeps the next invitation that is typed while one is sent", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeInvitation = promise;
  asAdmin("people");
  await screen.findByText("Ben Cho");
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  type("Name", "Alex Rivera");
  type("Email", "alex@lender.test");
  await userEvent.click(screen.getByRole("button", { name: "Invite" }));
  type("Name", "Dana Hale");
  resolve();
  await waitFor(() => expect(currentNotices()).toHaveLength(1));
  expect([field("Name").value, field("Email").value]).toEqual(["Dana Hale", ""]);
});

it("signs somebody out everywhere", async () => {
  const api = asAdmin("people");
  const name = await screen.findByText("Ben Cho");
  await userEvent.click(within(name.closest("li")!).getByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Sign out everywhere", hidden: true }));
  await waitFor(() => expect(api.of(`DELETE /v1/corp/officers/${officer.id}/sessions`)).toHaveLength(1));
  await waitFor(() => expect(currentNotices()[0]?.text).toBe("Ben Cho is signed out everywhere."));
});

it("lets staff choose the corporation that they look after", async () => {
  const api = show(["officer", "staff"]);
  await screen.findByRole("option", { name: "Harbor" });
  await userEvent.selectOptions(screen.getByLabelText("Corporation to manage"), other);
  await userEvent.click(screen.getByRole("link", { name: "Themes" }));
  expect(await screen.findByText(`Themes of ${other}`)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Permissions" }));
  await userEvent.click(await screen.findByRole("switch", { name: "Offer USDA loans" }));
  await waitFor(() =>
    expect(api.of("PUT /v1/corp/permissions")[0]).toMatchObject({ query: { corpID: other }, keepalive: true }),
  );
});

it("names no other corporation than the one that is managed, and founds one also where the list was not read", async () => {
  const third = `crp_${"7".repeat(26)}`;
  areCorpsOut = true;
  show(["officer", "staff"], `permissions&corpID=${third}`);
  await userEvent.click(screen.getByRole("button", { name: "Add a corporation" }));
  fireEvent.change(screen.getByLabelText("Corporation"), { target: { value: "Cedar Lending" } });
  await screen.findByText("The list is out of order.");
  expect(screen.getByLabelText<HTMLInputElement>("Corporation").value).toBe("Cedar Lending");
  areCorpsOut = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  const choice = await screen.findByLabelText<HTMLSelectElement>("Corporation to manage");
  expect(choice.value).toBe(third);
});

it("founds one corporation, however often it is sent, and is left at the choice", async () => {
  const api = show(["officer", "staff"]);
  await screen.findByRole("option", { name: "Harbor" });
  await userEvent.click(screen.getByRole("button", { name: "Add a corporation" }));
  const name = screen.getByLabelText("Corporation");
  expect(document.activeElement).toBe(name);
  await userEvent.type(name, "Harbor");
  await userEvent.type(screen.getByLabelText("First admin's name"), "Boss");
  await userEvent.type(screen.getByLabelText("First admin's email"), "boss@harbor.test");
  isMailDown = true;
  await userEvent.click(screen.getByRole("button", { name: "Add and invite" }));
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["The invitation was not emailed."]));
  isMailDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Add and invite" }));
  await waitFor(() => expect(screen.queryByLabelText("First admin's name")).toBeNull());
  const [one, again] = api.of("POST /v1/corps").map(({ body }) => (body as { id: string }).id);
  expect(one).toMatch(/^crp_[0-9a-z]{26}$/);
  expect(again).toBe(one);
  expect(document.activeElement).toBe(screen.getByLabelText("Corporation to manage"));
  // The page goes on to it without a question.
  await waitFor(() => expect(api.of("GET /v1/corp").at(-1)?.query).toEqual({ corpID: other }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("asks before a corporation is left that is typed and not added", async () => {
  show(["officer", "staff"]);
  await screen.findByRole("option", { name: "Harbor" });
  await userEvent.click(screen.getByRole("button", { name: "Add a corporation" }));
  await userEvent.type(screen.getByLabelText("Corporation"), "Cedar Lending");
  await userEvent.click(screen.getByRole("link", { name: "Themes" }));
  expect(await screen.findByText("The corporation has not been added.")).toBeTruthy();
});

it("keeps the focus on a feature while it is saved", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beforeCorporation = promise;
  const api = asAdmin("corporation");
  const feature = await screen.findByRole("switch", { name: "Client manager" });
  await userEvent.click(feature);
  await userEvent.click(feature);
  expect([feature.hasAttribute("disabled"), feature.ariaDisabled]).toEqual([false, "true"]);
  resolve();
  await waitFor(() => expect(feature.ariaChecked).toBe("true"));
  expect(api.of("PUT /v1/corp")).toHaveLength(1);
});

it("saves a permission when it is switched, and takes it back by an undo", async () => {
  const api = asAdmin();
  const passcode = await screen.findByRole("switch", { name: "Always require a passcode" });
  await userEvent.click(passcode);
  await waitFor(() => expect(currentNotices()[0]?.action?.label).toBe("Undo"));
  await waitFor(() =>
    expect(screen.getByRole("switch", { name: "Always require a passcode" }).getAttribute("aria-checked")).toBe("true"),
  );
  currentNotices()[0]!.action!.run();
  await waitFor(() => expect(changes(api)).toEqual([{ requirePasscode: true }, { requirePasscode: false }]));
  await readTimes(api, 3);
});

it("shows a switch as it was pressed, while the answer about another comes first", async () => {
  const usdaSaved = Promise.withResolvers<void>();
  beforeUsda = usdaSaved.promise;
  const api = asAdmin();
  await userEvent.click(await screen.findByRole("switch", { name: "Offer USDA loans" }));
  await userEvent.click(screen.getByRole("switch", { name: "Always require a passcode" }));
  await waitFor(() => expect(currentNotices()).toHaveLength(1));
  await readTimes(api, 2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole("switch", { name: "Offer USDA loans" }).getAttribute("aria-checked")).toBe("true");
  usdaSaved.resolve();
  await readTimes(api, 3);
});

it("saves a permission that is pressed twice one press after the other, so that the server keeps the last", async () => {
  const saved = Promise.withResolvers<void>();
  beforeUsda = saved.promise;
  const api = asAdmin();
  const usda = await screen.findByRole("switch", { name: "Offer USDA loans" });
  await userEvent.click(usda);
  await userEvent.click(usda);
  expect(changes(api)).toHaveLength(1);
  saved.resolve();
  await waitFor(() => expect(changes(api)).toEqual([{ showUSDA: true }, { showUSDA: false }]));
  await readTimes(api, 3);
  expect(usda.ariaChecked).toBe("false");
});

it("shows a permission as it is saved, where no answer said so", async () => {
  isAnswerLost = true;
  asAdmin();
  await userEvent.click(await screen.findByRole("switch", { name: "Offer USDA loans" }));
  await waitFor(() => expect(currentNotices()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole("switch", { name: "Offer USDA loans" }).ariaChecked).toBe("true");
  isAnswerLost = false;
});

it("says why a permission cannot be taken back", async () => {
  asAdmin();
  const undo = () => currentNotices().find(({ action }) => action?.label === "Undo");
  await userEvent.click(await screen.findByRole("switch", { name: "Always require a passcode" }));
  await waitFor(() => expect(undo()).toBeTruthy());
  const alertMessage = "Enter an approval address first.";
  const error = { code: "invalid", alertMessage, fields: { requirePasscode: alertMessage } };
  fakeApi({ "PUT /v1/corp/permissions": () => ({ status: 400, error }) });
  undo()!.action!.run();
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toContain(alertMessage));
});

it("says no longer what stands against a switch once something else was saved", async () => {
  asAdmin();
  const says = "Enter an approval address first.";
  refusedSwitch = says;
  await userEvent.click(await screen.findByRole("switch", { name: "Send for approval first" }));
  expect(await screen.findByText(says)).toBeTruthy();
  const field = screen.getByLabelText("Approval address");
  fireEvent.change(field, { target: { value: "legal@lender.test" } });
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
});

it("keeps licenses once each has its state and its number", async () => {
  const api = asAdmin("licenses");
  await userEvent.click(await screen.findByRole("button", { name: "Add a state" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Enter a state as two letters")).toBeTruthy();
  expect(screen.getByText("License is required")).toBeTruthy();
  expect(api.of("PUT /v1/corp")).toHaveLength(0);
  const license = within(screen.getByRole("group", { name: "License 1" }));
  await userEvent.selectOptions(license.getByLabelText("State"), "NC");
  expect(screen.getByRole("group", { name: "North Carolina" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Number"), { target: { value: "L-1" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(api.of("PUT /v1/corp").map(({ body }) => body)).toEqual([
      { licenses: [{ stateLic: "NC", licenseNum: "L-1", stateLang: "" }], was: { licenses: [] } },
    ]),
  );
});

it("keeps disclaimers in the order in which they stand, and each language apart", async () => {
  const api = asAdmin("disclaimers");
  await userEvent.click(await screen.findByRole("button", { name: "Move English 2 up" }));
  const first = screen.getByRole<HTMLButtonElement>("button", { name: "Move English 1 up" });
  expect([first.disabled, first.getAttribute("aria-disabled")], "keeps the focus").toEqual([false, "true"]);
  await userEvent.click(first);
  await userEvent.click(screen.getByRole("button", { name: "Add a paragraph in Spanish" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Disclaimer is required")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Spanish 1"), { target: { value: "Primero." } });
  fireEvent.change(screen.getByLabelText(/^Disclaimer in Spanish/), { target: { value: "Son solo estimados." } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(api.of("PUT /v1/corp").map(({ body }) => body)).toEqual([
      {
        disclaimerEs: "Son solo estimados.",
        toolDisclaimers: [
          { lang: "en", cdOrder: 0, disclaimer: "Second." },
          { lang: "en", cdOrder: 1, disclaimer: "First." },
          { lang: "es", cdOrder: 2, disclaimer: "Primero." },
        ],
        was: {
          disclaimer: "",
          disclaimerEs: "",
          toolDisclaimers: [
            { lang: "en", cdOrder: 0, disclaimer: "First." },
            { lang: "en", cdOrder: 1, disclaimer: "Second." },
          ],
        },
      },
    ]),
  );
});

it("lets admins turn on a feature, and staff alone what is sold", async () => {
  const api = show(["officer", "staff"], "corporation");
  await userEvent.click(await screen.findByRole("switch", { name: "Client manager" }));
  await waitFor(() =>
    expect(api.of("PUT /v1/corp")[0]?.body).toEqual({ features: { cm: true, sfs: false, aiBot: false } }),
  );
  // Steps for Success and the assistant, whose switches would change nothing, have none.
  const switches = screen.getAllByRole("switch").map((each) => each.getAttribute("aria-label") ?? each.textContent);
  expect(switches).toEqual(["Client manager", "Loan Advisor", "90 Day Kit"]);
  await userEvent.click(screen.getByRole("switch", { name: "90 Day Kit" }));
  await waitFor(() => expect(api.of("PUT /v1/corp")[1]?.body).toEqual({ addOns: ["90 Day Kit"], was: { addOns: [] } }));
  await readTimes(api, 3);
});

it("says of whom an emailed code alone is asked", async () => {
  asAdmin("people");
  const row = within((await screen.findByText("Ben Cho")).closest("li")!);
  expect(row.getByText("No second factor")).toBeTruthy();
});

it("sets by what the pricing provider knows an officer", async () => {
  const api = asAdmin("people");
  await userEvent.click(await screen.findByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Pricing provider", hidden: true }));
  // The drawer that waits is the one that then holds the form: it slides in once.
  const window = await screen.findByRole("dialog", { name: "Pricing provider of Ben Cho" });
  const drawer = within(window);
  await userEvent.click(await screen.findByRole("switch", { name: "Optimal Blue" }));
  expect(screen.getByRole("dialog", { name: "Pricing provider of Ben Cho" })).toBe(window);
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  for (const [label, id] of [
    ["Business ID", "4411"],
    ["Originator ID", "77120"],
  ] as const) {
    const field = drawer.getByRole("textbox", { name: label });
    expect(drawer.getByText(`Enter the ${label} before you turn on Optimal Blue`)).toBeTruthy();
    await userEvent.type(field, id);
  }
  expect(drawer.queryByText(/before you turn on/)).toBeNull();
  expect(api.of(`PUT /v1/corp/officers/${officer.id}/pricing`)).toEqual([]);
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(api.of(`PUT /v1/corp/officers/${officer.id}/pricing`)[0]).toMatchObject({
      query: { corpID },
      body: { businessID: "4411", hasOptimalBlue: true, originatorID: "77120" },
    }),
  );
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toContain("Pricing provider of Ben Cho saved."));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Pricing provider of Ben Cho" })).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Pricing provider", hidden: true }));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Business ID" })).value).toBe("4411");
});

it("asks where another admin has changed the pricing provider of an officer meanwhile", async () => {
  asAdmin("people");
  await userEvent.click(await screen.findByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Pricing provider", hidden: true }));
  const drawer = within(await screen.findByRole("dialog", { name: "Pricing provider of Ben Cho" }));
  await userEvent.type(await drawer.findByRole("textbox", { name: "Business ID" }), "12");
  const was = { businessID: null, hasOptimalBlue: false, originatorID: null };
  const body = JSON.stringify({ ...was, businessID: "4411", was });
  await fetch(`/v1/corp/officers/${officer.id}/pricing`, { method: "PUT", body });
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  expect(await drawer.findByText("The provider was changed.")).toBeTruthy();
  expect(drawer.getByText("Business ID: now 4411")).toBeTruthy();
  await userEvent.click(drawer.getByRole("button", { name: "Load newer version" }));
  expect(drawer.getByRole<HTMLInputElement>("textbox", { name: "Business ID" }).value).toBe("4411");
});

it("shows a client no longer that the officer has deleted meanwhile", async () => {
  asAdmin("people");
  await userEvent.click(await screen.findByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Clients", hidden: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Change Elena Marchetti" }));
  await userEvent.click(await screen.findByRole("switch", { name: "Demo client" }));
  isDeleted = true;
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toContain("That client no longer exists."));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Change Elena Marchetti", hidden: true })).toBeNull(),
  );
  isDeleted = false;
});

it("marks a client of an officer as a demo, and takes no active campaign for one without an address", async () => {
  const api = asAdmin("people");
  await userEvent.click(await screen.findByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Clients", hidden: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Change Elena Marchetti" }));
  const drawer = within(screen.getByRole("dialog", { name: "Elena Marchetti" }));
  await userEvent.click(drawer.getByRole("switch", { name: "Demo client" }));
  await userEvent.click(drawer.getByRole("button", { name: "Add a campaign" }));
  await userEvent.type(drawer.getByRole("textbox", { name: "Campaign 1" }), "90 Day Kit");
  const save = () => userEvent.click(drawer.getByRole("button", { name: "Save" }));
  await save();
  expect(drawer.getByText(/This client has no email address/)).toBeTruthy();
  await userEvent.click(drawer.getByRole("switch", { name: "Active" }));
  await save();
  await waitFor(() =>
    expect(api.of(`PUT /v1/corp/officers/${officer.id}/clients/cli_${"5".repeat(26)}`)).toMatchObject([
      {
        query: { corpID },
        body: {
          isDemo: true,
          schedules: [{ name: "90 Day Kit", active: false }],
          lastUpdated: "2026-11-20T14:02:11.000Z",
        },
      },
    ]),
  );
  expect(await screen.findByText("Demo")).toBeTruthy();
});

it("shows what somebody else has saved of a client meanwhile, and saves a change from there", async () => {
  const api = asAdmin("people");
  await userEvent.click(await screen.findByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Clients", hidden: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Change Elena Marchetti" }));
  await fetch("/elsewhere", { method: "PUT" });
  const drawer = within(screen.getByRole("dialog", { name: "Elena Marchetti" }));
  const mark = async () => {
    await userEvent.click(drawer.getByRole("switch", { name: "Demo client" }));
    await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  };
  await mark();
  const campaign = await drawer.findByRole<HTMLInputElement>("textbox", { name: "Campaign 1" });
  expect(campaign.value).toBe("90 Day Kit");
  expect(currentNotices().at(-1)?.text).toBe("This client was changed. The form is up to date now. Try again.");
  expect(drawer.getByRole<HTMLInputElement>("switch", { name: "Demo client" }).getAttribute("aria-checked")).toBe(
    "false",
  );
  await waitFor(() => expect(drawer.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false));
  await mark();
  expect(await screen.findByText("Demo")).toBeTruthy();
  const { id, name, active } = kitOfOfficer;
  expect(api.of(`PUT /v1/corp/officers/${officer.id}/clients/cli_${"5".repeat(26)}`)[1]?.body).toEqual({
    isDemo: true,
    schedules: [{ id, name, active }],
    lastUpdated: "2026-11-20T15:00:00.000Z",
  });
});

it("names the campaign that has no name at its field", async () => {
  asAdmin("people");
  await userEvent.click(await screen.findByRole("button", { name: "Change Ben Cho" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Clients", hidden: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Change Elena Marchetti" }));
  const drawer = within(screen.getByRole("dialog", { name: "Elena Marchetti" }));
  for (const _each of [1, 2]) {
    await userEvent.click(drawer.getByRole("button", { name: "Add a campaign" }));
    await userEvent.click(drawer.getAllByRole("switch", { name: "Active" }).at(-1)!);
  }
  const [first, second] = drawer.getAllByRole("textbox", { name: /^Campaign \d/ });
  await userEvent.type(first!, "Spring");
  await userEvent.click(drawer.getByRole("button", { name: "Save" }));
  expect([first, second].map((field) => field!.getAttribute("aria-invalid"))).toEqual([null, "true"]);
  expect(drawer.getAllByText("Name the campaign")).toHaveLength(1);
  expect(document.activeElement).toBe(second);
});

it("shows an admin nothing of what is sold", async () => {
  asAdmin("corporation");
  expect(await screen.findByRole("switch", { name: "Client manager" })).toBeTruthy();
  expect(screen.queryByRole("switch", { name: "90 Day Kit" })).toBeNull();
});

it("asks before a part is left with something that is not saved", async () => {
  asAdmin("corporation");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Summit and Sons" } });
  await userEvent.click(screen.getByRole("link", { name: "People" }));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Summit and Sons");
});

it("invites many who are pasted, and keeps those who could not be invited, each with its sentence", async () => {
  const api = asAdmin("people");
  await userEvent.click(await screen.findByRole("button", { name: "Invite many" }));
  const field = screen.getByRole("textbox", { name: "Email addresses" });
  fireEvent.change(field, { target: { value: "alex.rivera@lender.test, Bo Hale <bo@lender.test>\nnobody" } });
  await userEvent.click(screen.getByRole("button", { name: "Invite 3 people" }));
  expect(await screen.findByText("nobody: This is not an email address.")).toBeTruthy();
  expect(api.of("POST /v1/corp/invitations").map(({ body }) => body)).toEqual([
    { email: "alex.rivera@lender.test", fullName: "Alex Rivera" },
    { email: "bo@lender.test", fullName: "Bo Hale" },
  ]);
  expect((field as HTMLTextAreaElement).value).toBe("nobody");
});

it("calls nobody missing while the invitations were not read", async () => {
  let isOut = true;
  fakeApi({
    "GET /v1/corp/officers": ({ query }) => ({ data: query.searchText ? [] : [officer] }),
    "GET /v1/corp/invitations": () =>
      isOut ? { status: 500, error: { code: "failed", alertMessage: "Out of order." } } : { data: [invitation] },
  });
  const element = (
    <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
      <PeopleCard query={{}} />
    </SessionContext>
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </SWRConfig>,
  );
  await screen.findByText("Ben Cho");
  await userEvent.type(screen.getByLabelText("Search people"), "new");
  await waitFor(() => expect(screen.queryByText("Ben Cho")).toBeNull());
  expect((await screen.findByRole("alert")).textContent).toContain("Out of order.");
  expect(screen.queryByText(/^Nobody has a name/)).toBeNull();
  isOut = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("new@lender.test")).toBeTruthy();
});

it("says of a corporation that nobody has joined what is so, and not that nobody was found", async () => {
  fakeApi({ "GET /v1/corp/officers": () => ({ data: [] }), "GET /v1/corp/invitations": () => ({ data: [] }) });
  const element = (
    <SessionContext value={{ user: exampleUser, replaceUser: () => {} }}>
      <PeopleCard query={{ corpID: other }} />
    </SessionContext>
  );
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </SWRConfig>,
  );
  expect(await screen.findByText("Nobody has joined yet.")).toBeTruthy();
  expect(screen.queryByText(/^Nobody has a name/)).toBeNull();
});

it("finds people by name and email, and says when each was last active", async () => {
  const api = asAdmin("people");
  expect(await screen.findByText(/^Active /)).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Search people"), "cho");
  await waitFor(() => expect(api.of("GET /v1/corp/officers").at(-1)?.query).toMatchObject({ searchText: "cho" }));
  expect(screen.queryByText("new@lender.test")).toBeNull();
});
