import { CorpPermissions } from "@highway/core/people/permissions/schema";
import { exampleUser } from "@highway/core/people/users/example";
import type { User } from "@highway/core/people/users/schema";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { LeaveGuards } from "../../lib/leave-guards";
import { currentNotices, notify } from "../../lib/notify";
import { SessionContext } from "../../lib/session";
import { HeaderForm } from "./header/header-form";
import { brandTabs, SettingsFrame } from "./settings";

const inUse = { corp: null, own: null, enforced: false, colors: { primary: "#3d50db", secondary: "#b4531f" } };
const api = (permissions: Partial<CorpPermissions> = {}) =>
  fakeApi({
    "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse(permissions) }),
    "GET /v1/themes/in-use": () => ({ data: [inUse] }),
    "GET /v1/user/get-all-cobrands": () => ({ data: [] }),
    "PUT /v1/user/header": ({ body }) => ({
      data: [{ ...exampleUser, header: { ...exampleUser.header, ...(body as object) } }],
    }),
  });

function Settings({ header }: { header?: Partial<User["header"]> }) {
  const [user, replaceUser] = useState<User>({ ...exampleUser, header: { ...exampleUser.header, ...header } });
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <LeaveGuards />
      <SessionContext value={{ user, replaceUser }}>
        <HeaderForm>
          <SettingsFrame tabs={brandTabs} />
        </HeaderForm>
      </SessionContext>
    </SWRConfig>
  );
}
async function open({ tab = "customheader", header = {} }: { tab?: string; header?: Partial<User["header"]> } = {}) {
  const routes = [
    { path: "/settings", element: <Settings header={header} /> },
    { path: "/elsewhere", element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/settings?tab=${tab}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole("form", { name: "Header" });
  return router;
}
const type = async (field: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(field));
  if (text) await userEvent.type(screen.getByLabelText(field), text);
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Save changes" }));
const said = () => currentNotices().map(({ text }) => text);

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("the settings of the header", () => {
  it("save what was changed and nothing else, and show it as clients see it meanwhile", async () => {
    const calls = api();
    await open();
    await type("Title (optional)", "Branch Manager");
    expect(screen.getByText("1 change not saved: title")).toBeTruthy();
    expect(
      within(screen.getByRole("complementary", { name: "Preview" })).getByText(/^Branch Manager, NMLS/),
    ).toBeTruthy();
    await save();
    expect(calls.of("PUT /v1/user/header")).toMatchObject([{ body: { title: "Branch Manager" } }]);
    expect(calls.of("PUT /v1/user/header")[0]?.body).not.toHaveProperty("name");
    expect(said()).toEqual(["Header saved."]);
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it("say that there is nothing to save", async () => {
    const calls = api();
    await open();
    await save();
    expect(said()).toEqual(["No changes to save."]);
    expect(calls.of("PUT /v1/user/header")).toEqual([]);
  });

  it("say at the field what is wrong, go there from another tab, and send nothing", async () => {
    const calls = api();
    await open();
    await type("First phone", "555");
    await userEvent.click(screen.getByRole("link", { name: "Licenses" }));
    await save();
    const field = await screen.findByLabelText("First phone");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText("Enter a phone number with 10 digits")).toBeTruthy();
    expect(calls.of("PUT /v1/user/header")).toEqual([]);
  });

  it("ask before they are left with something unsaved, and keep it from tab to tab", async () => {
    api();
    const router = await open();
    await type("City", "Durham");
    await userEvent.click(screen.getByRole("link", { name: "Compliance marks" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "FDIC member" }));
    expect(screen.getByText("2 changes not saved: city, compliance marks")).toBeTruthy();
    void router.navigate("/elsewhere");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByText("2 changes not saved: city, compliance marks")).toBeTruthy();
    const failed = vi.spyOn(console, "error");
    void router.navigate("/elsewhere");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(failed.mock.calls).toEqual([]);
  });

  it("bring back what was typed before the page was left, over what was saved elsewhere meanwhile", async () => {
    api();
    await open();
    await type("City", "Durham");
    await userEvent.click(screen.getByRole("link", { name: "Licenses" }));
    await userEvent.click(screen.getByRole("button", { name: "Add a state" }));
    await userEvent.selectOptions(screen.getByLabelText("State"), "NC");
    cleanup();
    await open({ header: { title: "Branch Manager" } });
    expect(screen.getByText(/^Your unsaved changes are back/)).toBeTruthy();
    expect(screen.getByText("2 changes not saved: city, state licenses")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Durham");
    expect(screen.getByLabelText<HTMLInputElement>("Title (optional)").value).toBe("Branch Manager");
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByText(/unsaved changes are back/)).toBeNull();
    cleanup();
    await open();
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it("say what each field was when the typing began, also after a reload, and ask about one that was changed elsewhere", async () => {
    const theirs = { ...exampleUser, header: { ...exampleUser.header, city: "Cary", title: "Branch Manager" } };
    const sentence = "Your header was changed after you opened it.";
    const refused = { status: 409, error: { code: "conflict", alertMessage: sentence, current: theirs } };
    const { city } = exampleUser.header;
    api();
    await open();
    await type("City", "Durham");
    cleanup();
    const calls = fakeApi({
      "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse({}) }),
      "GET /v1/themes/in-use": () => ({ data: [inUse] }),
      "PUT /v1/user/header": ({ body }) =>
        (body as { was: { city: string } }).was.city === "Cary"
          ? { data: [{ ...theirs, header: { ...theirs.header, city: "Durham" } }] }
          : refused,
    });
    await open({ header: { city: "Cary" } });
    await save();
    expect(calls.of("PUT /v1/user/header")[0]?.body).toMatchObject({ city: "Durham", was: { city } });
    expect((await screen.findByRole("alert")).textContent).toContain(`${sentence}City: now Cary`);
    await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    expect(screen.getByText("1 change not saved: city")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Title (optional)").value).toBe("Branch Manager");
    await save();
    expect(said()).toEqual(["Header saved."]);
    expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Durham");
  });

  it("show what was saved elsewhere, if that is chosen", async () => {
    const current = { ...exampleUser, header: { ...exampleUser.header, city: "Cary" } };
    fakeApi({
      "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse({}) }),
      "GET /v1/themes/in-use": () => ({ data: [inUse] }),
      "PUT /v1/user/header": () => ({ status: 409, error: { code: "conflict", alertMessage: "Changed.", current } }),
    });
    await open();
    await type("City", "Durham");
    await save();
    await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Load newer version" }));
    expect([screen.getByLabelText<HTMLInputElement>("City").value, screen.queryByText(/not saved/)]).toEqual([
      "Cary",
      null,
    ]);
  });

  it("keep what is typed while the save is on its way", async () => {
    const arrived = Promise.withResolvers<void>();
    fakeApi({
      "GET /v1/user/corp-permissions": () => ({ data: CorpPermissions.parse({}) }),
      "GET /v1/themes/in-use": () => ({ data: [inUse] }),
      "PUT /v1/user/header": async () => {
        await arrived.promise;
        return { data: [{ ...exampleUser, header: { ...exampleUser.header, city: "Durham" } }] };
      },
    });
    await open();
    await type("City", "Durham");
    await save();
    await type("City", "Cary");
    arrived.resolve();
    await waitFor(() => expect(said()).toEqual(["Header saved."]));
    expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Cary");
    expect(screen.getByText("1 change not saved: city")).toBeTruthy();
  });

  it("bring back nothing that is no header", async () => {
    api();
    localStorage.setItem(`highway.header.${exampleUser.id}.own`, JSON.stringify({ city: 7, phones: "none" }));
    await open();
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it("begin with what the profile of a new officer knows, and save it with the rest", async () => {
    const calls = api();
    await open({ header: { name: "", email: "", company: "" } });
    const { fullName, email } = exampleUser.profile;
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe(fullName);
    expect(screen.queryByText(/not saved/)).toBeNull();
    await type("Company", "Summit Home Lending");
    expect(screen.getByText("3 changes not saved: name, company, email")).toBeTruthy();
    await save();
    expect(calls.of("PUT /v1/user/header")).toMatchObject([
      { body: { name: fullName, email, company: "Summit Home Lending" } },
    ]);
  });

  it("show below what clients see every disclaimer in its order, its blanks filled as a report fills them", async () => {
    api({ stateLicenseBeforeDisclaimer: true });
    const corpToolDisclaimer = [{ lang: "en" as const, cdOrder: 1, disclaimer: "Of the tool." }];
    await open({
      header: {
        corpToolDisclaimer,
        corpDisclaimer: "Of the company.",
        disclaimer: "At {ltv}, score {fico}. {other}",
        stateLicenses: [{ stateLic: "NC", licenseNum: "I-1", stateLang: "Licensed in NC." }],
        corpLicenses: [],
        hasCMA: true,
      },
    });
    const preview = screen.getByRole("complementary", { name: "Preview" }).textContent;
    expect(preview).toContain(`${exampleUser.header.name}, CMA`);
    expect(preview).toMatch(
      /NC I-1 \(Licensed in NC\)\..*Of the tool\..*Of the company\..*At 80%, score 740\. \{other\}/,
    );
  });

  it("leave company and logo to a corporation that enforces its brand", async () => {
    api({ enforceBranding: true });
    await open();
    expect(screen.getByLabelText("Company").hasAttribute("readonly")).toBe(true);
    expect(screen.queryByRole("button", { name: "Add logo" })).toBeNull();
  });

  it("show the company's marks and co-brands only where it allows them", async () => {
    api({ compLogos: false });
    await open({ tab: "compliance" });
    expect(screen.getByRole("checkbox", { name: "NCUA" }).hasAttribute("disabled")).toBe(true);
    expect(screen.getByText(/shows no compliance marks/)).toBeTruthy();
  });

  it("add a state license, and take it away", async () => {
    const calls = api();
    await open({ tab: "licenses" });
    await userEvent.click(screen.getByRole("button", { name: "Add a state" }));
    await userEvent.selectOptions(screen.getByLabelText("State"), "NC");
    expect(screen.getByRole("group", { name: "North Carolina" })).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Number"), "I-206118");
    await save();
    expect(calls.of("PUT /v1/user/header")).toMatchObject([
      { body: { stateLicenses: [{ stateLic: "NC", licenseNum: "I-206118", stateLang: "" }] } },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Remove North Carolina" }));
    expect(screen.getByText("1 change not saved: state licenses")).toBeTruthy();
  });
});
