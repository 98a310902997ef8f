import { exampleUser } from "@highway/core/people/users/example";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { settleAt } from "../../lib/api/create-once";
import { headAt } from "../../lib/api/fake-api.fixture";
import { noteServerTime } from "../../lib/api/server-clock";
import { newId } from "../../lib/new-id";
import { currentNotices, notify } from "../../lib/notify";
import { larkspurLane } from "../../scenario/larkspur.fixture";
import { answerOf, client, openShare, subject } from "./share-window.fixture";

const open = (part?: Parameters<typeof openShare>[1]) => openShare(exampleUser, part);
const mail = "POST /v2/share/send-live-share";
const sent =
  (email = "jordan@example.com", status = "OK") =>
  () =>
    answerOf({ email, status });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const to = () => screen.getByRole("combobox", { name: "To" });
const notices = () => currentNotices().map(({ text }) => text);

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  // A send that was not answered would be the same one in the next test.
  settleAt({ name: ["sending", exampleUser.id, subject.reportID], within: "tab" });
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the share window", () => {
  it("is named after the report and begins with the client's own address", async () => {
    await open();
    const panel = screen.getByRole("dialog", { name: "Send Oak Street" });
    expect(panel.querySelector<HTMLElement>('[style*="max-width"]')?.style.maxWidth).toBe("560px");
    expect(screen.getByRole("button", { name: "Remove jordan@example.com" })).toBeDefined();
  });

  it("sends what the specification lists, once for one press", async () => {
    const { asked } = await open({ api: { [mail]: sent() } });
    await press("Send");
    expect(await screen.findByText("Share email sent.")).toBeDefined();
    const [first, ...more] = asked.of(mail);
    expect(more).toEqual([]);
    expect(first?.body).toMatchObject({
      tool: "lc2",
      clientEmail: ["jordan@example.com"],
      reportID: subject.reportID,
      clientName: "Jordan Davis",
      locationStr: "Raleigh, NC",
      hasPasscode: false,
      licenseLabel: "NMLS #9401827",
      formattedPhone: "Direct: (919) 555-0142",
      sendID: expect.stringMatching(/^snd_[0-9a-z]{26}$/),
    });
  });

  it("offers ready messages of the answer, and of the loans where a premium that no rule gives leaves it unknown", async () => {
    const answered = larkspurLane("bvr");
    const unknown = { ...answered, loans: answered.loans.map((loan) => ({ ...loan, downPaymentPercentage: 1 })) };
    for (const [document, first] of [
      [answered, "Buying or renting"],
      [unknown, "Here are your loans"],
    ] as const) {
      await open({ document });
      await press("Templates");
      await screen.findByRole("menuitem", { name: first, hidden: true });
      expect(screen.getAllByRole("menuitem", { hidden: true })[0]!.textContent).toBe(first);
      cleanup();
    }
  });

  it("wants an address, and real ones", async () => {
    const { asked } = await open();
    await press("Remove jordan@example.com");
    await press("Send");
    expect(await screen.findByText("Email is required")).toBeDefined();
    await userEvent.type(to(), "jordan@{Enter}");
    expect(await screen.findByText("Invalid email: jordan@")).toBeDefined();
    expect(asked.of(mail)).toEqual([]);
  });

  it("counts the addresses that are real", async () => {
    await open();
    await userEvent.type(to(), "not an address, sam@example.com{Enter}");
    expect(screen.getByRole("button", { name: "Send to 2 people" })).toBeDefined();
  });

  it("keeps new addresses with the client as far as there is room, and says what is left over", async () => {
    const { asked } = await open({ api: { [mail]: sent() } });
    await userEvent.type(to(), "a@x.com b@x.com c@x.com{Enter}");
    await press("Send to 4 people");
    await waitFor(() => expect(asked.of(`PUT /v2/client/${client._id}`)).toHaveLength(1));
    expect(asked.of(`PUT /v2/client/${client._id}`)[0]?.body).toMatchObject({
      secondaryEmails: ["sam@example.com", "a@x.com", "b@x.com"],
      lastUpdated: client.lastUpdated,
    });
    expect(notices()).toContain("Max email addresses reached");
  });

  it("saves the report first, and hands over to the page what a person must decide", async () => {
    const { asked, onBlocked } = await open({ changed: true, saved: async () => null });
    expect(screen.getByText("Your changes are saved before the report goes out.")).toBeDefined();
    await press("Send");
    await waitFor(() => expect(onBlocked).toHaveBeenCalledOnce());
    expect(asked.of(mail)).toEqual([]);
  });

  it("saves nothing where there is no report to save", async () => {
    const saved = vi.fn(async () => null);
    const { asked } = await open({ noReport: true, saved, api: { [mail]: sent() } });
    await press("Send");
    await screen.findByText("Share email sent.");
    expect(saved).not.toHaveBeenCalled();
    expect(asked.of(mail)).toHaveLength(1);
  });

  it("cannot send without a header, and leads to it", async () => {
    await open({ hasHeader: false });
    expect(
      screen.getByText("Complete your branding information in the “header” section of the “settings” page.", {
        exact: false,
      }),
    ).toBeDefined();
    expect(screen.getByRole("link", { name: "Open settings" }).getAttribute("href")).toBe(
      "/members/administration/custom-settings?tab=customheader",
    );
    expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  });

  it("says that it failed, and keeps what was typed for the next try under the same send", async () => {
    const { asked } = await open({
      api: { [mail]: () => ({ status: 500, error: { code: "failed", alertMessage: "Failed to send email." } }) },
    });
    // The window lies open for an hour before the send, by whose time the list of sends goes.
    onTestFinished(() => noteServerTime(headAt(Date.now())));
    const opened = newId("snd");
    noteServerTime(headAt(Date.now() + 3_600_000));
    await press("Send");
    await waitFor(() => expect(notices()).toContain("Failed to send email."));
    await press("Send");
    await waitFor(() => expect(asked.of(mail)).toHaveLength(2));
    const [first, second] = asked.of(mail).map(({ body }) => (body as { sendID: string }).sendID);
    expect(second).toBe(first);
    cleanup();
    const { asked: again } = await open({ api: { [mail]: sent() } });
    await press("Send");
    await waitFor(() => expect(again.of(mail)).toMatchObject([{ body: { sendID: first } }]));
    expect(first!.slice(0, -16) > opened.slice(0, -16)).toBe(true);
  });

  it("says no longer that it failed once it went out", async () => {
    let isLost = true;
    const failed = { status: 500, error: { code: "failed", alertMessage: "Failed to send email." } };
    await open({ api: { [mail]: () => (isLost ? failed : sent()()) } });
    await press("Send");
    await waitFor(() => expect(notices()).toContain("Failed to send email."));
    isLost = false;
    await press("Send");
    await screen.findByText("Share email sent.");
    expect(notices()).toEqual([]);
  });

  it("is kept until it is answered, also where the page is loaded again", async () => {
    const { asked } = await open({
      api: { [mail]: () => ({ status: 500, error: { code: "failed", alertMessage: "" } }) },
    });
    await press("Send");
    await waitFor(() => expect(asked.of(mail)).toHaveLength(1));
    const [lost] = asked.of(mail);
    const kept = sessionStorage.getItem(`highway.sending.${exampleUser.id}.${subject.reportID}`);
    expect(lost?.body).toMatchObject({ sendID: JSON.parse(kept!).id });
  });

  it("goes to who approves, listing whom it is for, and says so", async () => {
    const { asked } = await open({
      permissions: { sendForApproval: true, approvalEmailTo: "ok@summit.example", cc: "copy@summit.example" },
      api: { [mail]: sent("ok@summit.example") },
    });
    expect(
      screen.getByText(/It goes to ok@summit\.example for approval.*A copy goes to copy@summit\.example\./),
    ).toBeDefined();
    await press("Send for approval");
    await screen.findByText("Share email sent.");
    expect(asked.of(mail)[0]?.body).toMatchObject({
      clientEmail: ["ok@summit.example"],
      approvalAddresses: ["jordan@example.com"],
    });
  });
});

describe("what was typed", () => {
  const question = () => screen.queryByRole("alertdialog", { name: "Discard your changes?" });
  const pressEscape = () => userEvent.keyboard("{Escape}");

  it("is discarded only after asking, however the window is closed; with nothing typed it just closes", async () => {
    const { onClose } = await open();
    await press("Cancel");
    expect(onClose).toHaveBeenCalledOnce();
    onClose.mockClear();
    await userEvent.type(to(), "sam@example.com ");
    const ways = [pressEscape, () => press("Close"), () => press("Cancel")];
    for (const leave of ways) {
      await leave();
      await waitFor(() => expect(question()).not.toBeNull());
      await press("Keep editing");
      await waitFor(() => expect(question()).toBeNull());
    }
    expect(onClose).not.toHaveBeenCalled();
    await press("Cancel");
    await press("Discard");
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    await open();
    expect(screen.queryByRole("button", { name: "Remove sam@example.com" })).toBeNull();
  });

  it("is an address that nobody ended, too", async () => {
    const { onClose } = await open();
    await userEvent.type(to(), "pat@exa");
    await pressEscape();
    await pressEscape();
    await waitFor(() => expect(question()).not.toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });

  it("begins at the addresses, without a list over the message", async () => {
    await open();
    await waitFor(() => expect(document.activeElement).toBe(to()));
    expect(to().getAttribute("aria-expanded")).toBe("false");
  });

  it("is there again after the page was left without an answer, which is said", async () => {
    await open();
    expect(screen.queryByText(/Your unsaved changes are back/)).toBeNull();
    await userEvent.type(to(), "sam@example.com ");
    cleanup();
    await open();
    expect(screen.getByRole("button", { name: "Remove sam@example.com" })).toBeDefined();
    expect(screen.getByText(/Your unsaved changes are back/)).toBeDefined();
    await userEvent.type(to(), "pat@exa");
    cleanup();
    await open();
    expect(to(), "an address that nobody ended").toHaveProperty("value", "pat@exa");
  });
});

it("shows the email itself, as it stands now, and comes back to what was typed", async () => {
  const html =
    '<html lang="en"><body><p style="color: red"><a href="https://x.test">Open the report</a></p></body></html>';
  const mailPreview = { from: "Dana Whitfield, Summit", subject: "Your loan options, from Dana Whitfield", html };
  const { asked } = await open({ api: { "POST /v2/share/preview-mail": () => ({ data: [mailPreview] }) } });
  await userEvent.click(screen.getByRole("switch", { name: "Require a passcode" }));
  await press("Preview the email");
  expect(await screen.findByText("Your loan options, from Dana Whitfield")).toBeDefined();
  const host = [...document.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot)!;
  const paragraph = host.shadowRoot!.querySelector("p")!;
  expect([paragraph.textContent, paragraph.style.color]).toEqual(["Open the report", "red"]);
  expect(host.shadowRoot!.querySelector("[href]")).toBeNull();
  expect(asked.of("POST /v2/share/preview-mail")[0]?.body).toMatchObject({ hasPasscode: true, lang: "en" });
  await press("Back");
  expect(screen.getByRole("switch", { name: "Require a passcode" }).getAttribute("aria-checked")).toBe("true");
});

it("draws the email by itself once the network is back", async () => {
  const mailPreview = { from: "Dana Whitfield", subject: "Your loan options", html: "<p>Hello</p>" };
  let isOffline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => !isOffline);
  await open({
    api: {
      "POST /v2/share/preview-mail": () => {
        if (isOffline) throw new TypeError("Failed to fetch");
        return { data: [mailPreview] };
      },
    },
  });
  await press("Preview the email");
  await screen.findByText("You are offline. This page loads automatically once you are back online.");
  isOffline = false;
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("Your loan options")).toBeDefined();
});

it("shows the email as a phone shows it, and as a program with a dark look does, by the email's own rules", async () => {
  const style =
    "<style>a { color: blue } @media (max-width: 620px) { .px { padding: 4px !important } } @media (prefers-color-scheme: dark) { .bg { color: white !important } }</style>";
  const html = `<html lang="en"><head>${style}</head><body><p class="bg px">Hello</p></body></html>`;
  const mailPreview = { from: "Dana Whitfield", subject: "Your loan options", html };
  await open({ api: { "POST /v2/share/preview-mail": () => ({ data: [mailPreview] }) } });
  await press("Preview the email");
  await screen.findByText("Your loan options");
  const host = [...document.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot)!;
  const rules = () =>
    host
      .shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join(" ");
  expect(rules()).toBe("");
  await userEvent.click(screen.getByRole("radio", { name: "Phone" }));
  expect(rules()).toContain("padding: 4px");
  expect(rules()).not.toContain("white");
  expect(host.className).toContain("max-w-[390px]");
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  await userEvent.click(screen.getByRole("radio", { name: "Computer" }));
  expect(rules()).toContain("color: white");
  expect(rules()).not.toContain("padding");
});

describe("who can open it", () => {
  it("is said in words; with a passcode there is no link to copy", async () => {
    await open();
    expect(screen.getByText("Off. Anyone who has the link can open the report.")).toBeDefined();
    await userEvent.click(screen.getByRole("switch", { name: "Require a passcode" }));
    expect(
      screen.getByText("Only the people above can open it, with a one-time passcode sent to each (max 4)."),
    ).toBeDefined();
    expect(screen.getByRole("button", { name: "Copy link" })).toHaveProperty("disabled", true);
  });

  it("is no choice where the corporation asks for a passcode, and there is no link to copy at all", async () => {
    const { asked } = await open({ permissions: { requirePasscode: true }, api: { [mail]: sent() } });
    expect(screen.queryByRole("switch", { name: "Require a passcode" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
    await press("Send");
    await screen.findByText("Share email sent.");
    expect(asked.of(mail)[0]?.body).toMatchObject({ hasPasscode: true });
  });

  it("offers no language where the corporation shows none", async () => {
    await open({ permissions: { langVis: false } });
    expect(screen.queryByRole("radiogroup")).toBeNull();
  });
});

describe("the link", () => {
  const link = "POST /v2/share/get-live-share";
  const copyOf = () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { ...navigator, platform: "", clipboard: { writeText } });
    return writeText;
  };

  it("is copied", async () => {
    await open({ api: { [link]: () => ({ data: [{ url: "https://highway.test/lc2/live-share?data=x" }] }) } });
    const writeText = copyOf();
    await press("Copy link");
    await waitFor(() => expect(notices()).toContain("Link copied to clipboard."));
    expect(writeText).toHaveBeenCalledWith("https://highway.test/lc2/live-share?data=x");
  });

  it("could not be made", async () => {
    await open({ api: { [link]: () => ({ status: 500, error: { code: "failed", alertMessage: "x" } }) } });
    copyOf();
    await press("Copy link");
    await waitFor(() => expect(notices()).toContain("Failed to generate share link."));
  });

  it("could be made and not copied, which is no failure of the link", async () => {
    await open({ api: { [link]: () => ({ data: [{ url: "https://highway.test/lc2/live-share?data=x" }] }) } });
    copyOf().mockRejectedValue(new DOMException("Write permission denied.", "NotAllowedError"));
    await press("Copy link");
    await waitFor(() => expect(notices().join()).toContain("The browser did not allow copying."));
  });

  it("is not made for a preview whose tab the browser does not open, and that is said", async () => {
    const { asked } = await open({});
    vi.spyOn(window, "open").mockReturnValue(null);
    await press("Preview what Jordan will see");
    expect(notices().join()).toContain("Allow pop-ups for this site");
    expect(asked.of(link)).toEqual([]);
  });

  it("whose address was lost on the way is asked for by its id again, and the next one has another", async () => {
    let isLost = true;
    const answer = () =>
      isLost
        ? { status: 500, error: { code: "failed", alertMessage: "x" } }
        : { data: [{ url: "https://highway.test/lc2/live-share?data=x" }] };
    const { asked } = await open({ api: { [link]: answer } });
    copyOf();
    for (const [lost, all] of [
      [true, 1],
      [false, 2],
      [false, 3],
    ] as const) {
      isLost = lost;
      await press("Copy link");
      await waitFor(() => expect(asked.of(link)).toHaveLength(all));
      await waitFor(() =>
        expect(notices()).toContain(lost ? "Failed to generate share link." : "Link copied to clipboard."),
      );
    }
    const [first, second, third] = asked.of(link).map(({ body }) => (body as { linkID: string }).linkID);
    expect(first).toMatch(/^lnk_[0-9a-z]{26}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe("what came of it", () => {
  const outcome = () =>
    answerOf(
      { email: "jordan@example.com", status: "OK" },
      { email: "pat@example.com", status: "UNSUBSCRIBED", reason: "This person unsubscribed from Highway." },
      { email: "sam@example.com", status: "unknown", reason: "It may have arrived." },
    );

  it("stands beside each recipient; who unsubscribed is named for long, and can be written to", async () => {
    const { onClose } = await open({ api: { [mail]: outcome } });
    await press("Send");
    const result = await screen.findByRole("dialog", { name: "Sent to 1 of 3 people" });
    const sentence =
      /The following recipient\(s\) unsubscribed from Highway: pat@example\.com\. We can't email them right now, but you can try reaching them using your own email address\./;
    expect(within(within(result).getByRole("alert")).getByText(sentence)).toBeDefined();
    expect(within(result).getByRole("link", { name: "Write to pat@example.com" }).getAttribute("href")).toBe(
      "mailto:pat@example.com",
    );
    await press("Done");
    expect(onClose).toHaveBeenCalledOnce();
    expect(currentNotices().at(-1)).toMatchObject({ text: expect.stringMatching(sentence), lasts: 1_000_000 });
  });

  it.each([
    ["OK", "success", "Share email sent."],
    ["FAILED", "error", "Failed to send email."],
  ])("is said by a notice where the window closes: %s", async (status, kind, text) => {
    await open({ api: { [mail]: () => answerOf({ email: "jordan@example.com", status: status as "OK" }) } });
    await press("Send");
    await press("Done");
    expect(currentNotices().at(-1)).toMatchObject({ kind, text });
  });

  it("is said by a notice of a send that was on its way when the window closed", async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { onClose } = await open({ api: { [mail]: async () => late.then(() => sent()()) } });
    await userEvent.type(to(), "sam@example.com ");
    await press("Send to 2 people");
    await press("Cancel");
    expect(onClose, "what is on its way needs no question").toHaveBeenCalledOnce();
    expect(notices()).not.toContain("Share email sent.");
    answer();
    await waitFor(() => expect(notices()).toContain("Share email sent."));
  });

  it("sends nothing a second time from a window that is opened again while a send is on its way", async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await open({ api: { [mail]: async () => late.then(() => sent()()) } });
    await press("Send");
    await press("Cancel");
    cleanup();
    const { asked } = await open({ api: { [mail]: sent() } });
    await press("Sending");
    expect(asked.of(mail)).toEqual([]);
    answer();
    expect(await screen.findByRole("button", { name: "Send" })).toBeDefined();
    expect(notices()).toContain("Share email sent.");
  });

  it("can be sent again where nobody knows, by the person alone", async () => {
    const again = vi.fn(() => ({ data: [{ id: "sml_2", email: "sam@example.com", status: "OK", reason: null }] }));
    const { asked } = await open({ api: { [mail]: outcome, "POST /v2/share/sends/sml_2/resend": again } });
    await press("Send");
    await userEvent.click(await screen.findByRole("button", { name: "Resend to sam@example.com" }));
    expect(await screen.findByRole("dialog", { name: "Sent to 2 of 3 people" })).toBeDefined();
    expect(asked.of("POST /v2/share/sends/sml_2/resend")).toHaveLength(1);
  });

  it("keep what became of each where two are sent again together, in whatever order the answers come", async () => {
    const mailOf = (at: number, status: string) => ({
      id: `sml_${at}`,
      email: `person${at}@example.com`,
      status,
      reason: null,
    });
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await open({
      api: {
        [mail]: () => answerOf(mailOf(1, "FAILED"), mailOf(2, "FAILED")),
        "POST /v2/share/sends/sml_1/resend": async () => late.then(() => ({ data: [mailOf(1, "OK")] })),
        "POST /v2/share/sends/sml_2/resend": () => ({ data: [mailOf(2, "OK")] }),
      },
    });
    await press("Send");
    await userEvent.click(await screen.findByRole("button", { name: "Resend to person1@example.com" }));
    await press("Resend to person2@example.com");
    expect(await screen.findByRole("dialog", { name: "Sent to 1 of 2 people" })).toBeDefined();
    answer();
    expect(await screen.findByRole("dialog", { name: "Sent to 2 people" })).toBeDefined();
  });

  it("keeps that one was sent again where the answer to an earlier question comes after it", async () => {
    const mailOf = (at: number, status: string) => ({
      id: `sml_${at}`,
      email: `p${at}@example.com`,
      status,
      reason: null,
    });
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    let second = "FAILED";
    const before = answerOf(mailOf(1, "QUEUED"), mailOf(2, second));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const sends = `GET /v2/share/sends/${before.data[0]!.sendID}`;
    const { asked } = await open({
      api: {
        [mail]: () => before,
        [sends]: async () => {
          const status = second;
          if (status === "FAILED") await late;
          return answerOf(mailOf(1, "OK"), mailOf(2, status));
        },
        "POST /v2/share/sends/sml_2/resend": () => {
          second = "OK";
          return { data: [mailOf(2, second)] };
        },
      },
    });
    await press("Send");
    const again = await screen.findByRole("button", { name: "Resend to p2@example.com" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked.of(sends)).not.toEqual([]);
    await userEvent.click(again);
    expect(await screen.findByRole("dialog", { name: "Sent to 2 people" })).toBeDefined();
    await act(async () => {
      answer();
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(screen.getByRole("dialog", { name: "Sent to 2 people" })).toBeDefined();
  });
});
