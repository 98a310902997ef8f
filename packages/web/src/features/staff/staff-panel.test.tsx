import { exampleUser } from "@highway/core/people/users/example";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { phone } from "../../lib/use-media";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { StaffPanel } from "./staff-panel";

/** The media query that matches. */
let media = "";
beforeEach(() => {
  media = "";
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === media,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
});

const reportID = `rpt_${"1".repeat(26)}`;
const own = exampleUser.corpID;
const none = { user: exampleUser, client: null, report: null, missing: null, loans: [] };

/** The panel as a page opens it, with a press. */
function show(given: Partial<ComponentProps<typeof StaffPanel>> = {}) {
  const onTheme = vi.fn();
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <StaffPanel
            theme="light"
            onTheme={onTheme}
            corpID={own}
            permissions={(corpID) => <p>Permissions of {corpID}</p>}
            reportID={reportID}
            inspected={none}
            {...given}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  };
  render(<Page />);
  const user = userEvent.setup();
  return { user, onTheme, open: () => user.click(screen.getByRole("button", { name: "Open" })) };
}

const panel = () => screen.getByRole("complementary", { name: "Staff panel" });

describe("the staff panel", () => {
  it("is 300, 500 or 700 pixels wide, or the whole page", async () => {
    const { user, open } = show();
    await open();
    expect(panel().style.width).toBe("500px");
    for (const [name, width] of [
      ["Small", "300px"],
      ["Large", "700px"],
      ["Full", "100%"],
      ["Medium", "500px"],
    ]) {
      await user.click(screen.getByRole("radio", { name }));
      expect(panel().style.width).toBe(width);
    }
  });

  it("takes the focus, and gives it back with Escape", async () => {
    const { user, open } = show();
    await open();
    expect(document.activeElement?.textContent).toBe("Staff panel");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Open");
  });

  it("leaves the field that has the focus before it closes, which saves what was typed there", async () => {
    const onBlur = vi.fn();
    const { user, open } = show({ permissions: () => <input aria-label="Approval address" onBlur={onBlur} /> });
    await open();
    await user.type(screen.getByLabelText("Approval address"), "a@b.co{Escape}");
    expect(onBlur).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("asks before it closes over an address that cannot be saved", async () => {
    const { user, open } = show({ permissions: () => <UnsavedGuard dirty>The address is not saved.</UnsavedGuard> });
    await open();
    const answer = async (name: string) =>
      user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
    await user.keyboard("{Escape}");
    await answer("Keep editing");
    expect(panel()).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await answer("Discard");
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  });

  it("is a window on a phone, which has no widths", async () => {
    media = phone;
    const { user, open } = show();
    await open();
    await screen.findByRole("dialog", { name: "Staff panel" });
    expect(screen.queryByRole("radiogroup", { name: "Width" })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Inspector" }));
    expect(screen.getByText("No report is open on this page.")).toBeDefined();
  });

  it("keeps what is typed in it when the window is turned", async () => {
    const listeners = new Set<() => void>();
    const { matchMedia } = globalThis;
    vi.stubGlobal("matchMedia", (query: string) => ({
      ...matchMedia(query),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    }));
    const { user, open } = show();
    await open();
    await user.type(screen.getByLabelText(/Officer ID/), "usr_1");
    media = phone;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect((await screen.findByLabelText<HTMLInputElement>(/Officer ID/)).value).toBe("usr_1");
  });

  it("switches the theme", async () => {
    const { user, open, onTheme } = show();
    await open();
    await user.selectOptions(screen.getByLabelText("Theme"), "Color-blind safe, dark");
    expect(onTheme).toHaveBeenCalledWith("cvd-dark");
  });

  it("shows the permissions of another corporation by its id, and goes back to the own one", async () => {
    const { user, open } = show();
    await open();
    expect(screen.getByText(`Permissions of ${own}`)).toBeDefined();
    const field = screen.getByLabelText("Corporation ID");
    await user.clear(field);
    await user.type(field, " crp_other {Enter}");
    expect(screen.getByText("Permissions of crp_other")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Back to my own" }));
    expect(screen.getByText(`Permissions of ${own}`)).toBeDefined();
    expect(field).toHaveProperty("value", own);
  });
});

describe("Generate report", () => {
  const route = "GET /v2/report/generate-report-link";
  const job = { status: "rendering", url: null, name: "Elena-Marchetti-2026-11-20.pdf", problem: null };
  const press = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole("button", { name: "Generate report" }));

  it("asks for a PDF of the page's report until it is there, and leads to it", async () => {
    const answers = [job, { ...job, status: "done", url: "/v2/report/file" }];
    const api = fakeApi({ [route]: () => ({ data: [answers.shift()] }) });
    const { user, open } = show();
    await open();
    await press(user);
    const link = await screen.findByRole("link", { name: `Open ${job.name}` });
    expect(link.getAttribute("href")).toBe("/v2/report/file");
    expect(api.of(route).map(({ query }) => query)).toEqual(Array(2).fill({ reportID, format: "pdf" }));
  });

  it("names the officer where that is asked for", async () => {
    const alertMessage = "More than one officer has a report with this id. Name the officer in userID.";
    const api = fakeApi({
      [route]: ({ query }) =>
        query.userID
          ? { data: [{ ...job, status: "done", url: "/v2/report/file" }] }
          : { status: 409, error: { code: "conflict", alertMessage } },
    });
    const { user, open } = show();
    await open();
    await press(user);
    await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual([alertMessage]));
    await user.type(screen.getByLabelText(/Officer ID/), "usr_1");
    await press(user);
    await screen.findByRole("link");
    expect(api.of(route).at(-1)!.query).toEqual({ reportID, format: "pdf", userID: "usr_1" });
  });

  it("says why there is no file, and that one takes long", async () => {
    let answer: object = { ...job, status: "failed", problem: "The file could not be made. Please try again." };
    fakeApi({ [route]: () => ({ data: [answer] }) });
    const { user, open } = show();
    await open();
    await press(user);
    const said = () => currentNotices().map(({ text }) => text);
    await waitFor(() => expect(said()).toEqual(["The file could not be made. Please try again."]));
    answer = job;
    await press(user);
    await waitFor(() =>
      expect(said()).toContain("The file is still being made. Press Generate report again in a minute."),
    );
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("waits for the id of a report", async () => {
    const { open } = show({ reportID: "" });
    await open();
    expect(screen.getByRole("button", { name: "Generate report" })).toHaveProperty("disabled", true);
  });
});

describe("the inspector", () => {
  it("shows the data of user, client, report and each loan", async () => {
    const inspected = {
      user: exampleUser,
      client: { name: "Elena" },
      report: { id: reportID },
      missing: null,
      loans: [{ name: "Loan A", loan: { rate: 6.5, calculated: { apr: 6.549 } } }],
    };
    const { user, open } = show({ inspected });
    await open();
    await user.click(screen.getByRole("radio", { name: "Inspector" }));
    const shown = [...panel().querySelectorAll("details")].map((part) => [
      part.querySelector("summary")!.textContent,
      JSON.parse(part.querySelector("pre")!.textContent!),
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      User: exampleUser,
      Client: { name: "Elena" },
      Report: { id: reportID },
      "Loan A": { rate: 6.5, calculated: { apr: 6.549 } },
    });
  });

  it("says where a page has no report", async () => {
    const { user, open } = show();
    await open();
    await user.click(screen.getByRole("radio", { name: "Inspector" }));
    expect(screen.getByText("No report is open on this page.")).toBeDefined();
    expect(panel().querySelectorAll("details")).toHaveLength(1);
  });
});
