import { exampleClient } from "@highway/core/clients/example";
import { report } from "@highway/core/reports/examples";
import { exampleCampaign } from "@highway/core/sharing/campaigns/example";
import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { cleanup, fireEvent, within as inside, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, MemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../../lib/notify";
import { phone } from "../../../lib/use-media";
import { AddressForm } from "./address-form";
import { CampaignScreen } from "./campaign-screen";
import { MessagePanel } from "./message-panel";
import { SendAgain } from "./send-again";
import { StartForm } from "./start-form";
import { useDrafts } from "./use-drafts";

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const client = { ...exampleClient, properties: [] };
const { clientID } = exampleCampaign;
const drawn = { from: "Dana Whitfield", subject: "Drawn", html: "<p>Words</p>", lacking: [], figures: [] };
const answers = {
  [`GET /v2/client/reports/${report.id}`]: () => ({ data: [{ report, client }] }),
  "POST /v1/marketing-kit/campaigns/preview": () => ({ data: [drawn] }),
};
const within = (shown: React.ReactNode, at = "/") =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{shown}</SWRConfig>
    </MemoryRouter>,
  );
const screenOf = (campaign: Campaign, at?: string) =>
  within(<CampaignScreen campaign={campaign} client={client} onChange={() => {}} onStartAgain={() => {}} />, at);

const [message] = exampleCampaign.messages;
const sent = { ...message!, state: "sent" as const, sentSubject: "Elena, you are prequalified" };
const ended: Campaign = {
  ...exampleCampaign,
  status: "stopped",
  endedBy: "closed",
  messages: [
    { ...sent, mail: { id: "sml_1", email: "elena@example.com", status: "OK", reason: null } },
    { ...message!, step: "team", title: "Who is on your side" },
  ],
};

it("shows the history of a campaign that has ended, and which messages were not sent", async () => {
  fakeApi(answers);
  screenOf(ended, "/?tab=history");
  expect(screen.getByText("The campaign ended because the closing date came.")).toBeDefined();
  expect(screen.getByText("“Elena, you are prequalified” went to elena@example.com.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Start again" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Stop the campaign" })).toBeNull();
  cleanup();
  screenOf(ended, "/?message=team");
  expect(screen.getByRole("button", { name: /Who is on your side/ }).textContent).toContain("Not sent");
  expect(await screen.findByText("Drawn")).toBeDefined();
  expect(screen.queryByText(/\[\[/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Save message" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Skip this one" })).toBeNull();
});

it("names the report of the figures, and leads to it", async () => {
  fakeApi(answers);
  screenOf({ ...exampleCampaign, closing: "2026-12-15" });
  const link = await screen.findByRole("link", { name: report.name });
  expect(link.getAttribute("href")).toBe(`/lc2/results?reportID=${report.id}`);
  expect(screen.getByText("Ends when the client closes on 12/15/2026")).toBeDefined();
});

it("suggests the time zone of the report's home, until another is chosen", async () => {
  const properties = report.properties.map((home) => ({ ...home, state: "AZ" }));
  const api = fakeApi({
    [`GET /v2/client/reports/${report.id}`]: () => ({
      data: [{ report: { ...report, properties, closingDate: "2099-06-30" }, client }],
    }),
    "POST /v1/marketing-kit/campaigns": () => ({ data: [exampleCampaign] }),
  });
  const started = vi.fn();
  within(<StartForm client={client} reports={[{ value: report.id, label: "Raleigh" }]} onStarted={started} />);
  await screen.findByText(/This is where the report's home is/);
  fireEvent.click(screen.getByRole("button", { name: "Start the campaign" }));
  await waitFor(() => expect(started).toHaveBeenCalled());
  expect(api.of("POST /v1/marketing-kit/campaigns")[0]!.body).toMatchObject({
    zone: "America/Phoenix",
    closing: "2099-06-30",
  });
});

it("shows the campaign that runs already, where the answer to its start was lost", async () => {
  const alertMessage = "This client's campaign is already running. Stop it before you start another.";
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns": () => ({ status: 409, error: { code: "conflict", alertMessage } }),
    [`GET /v1/marketing-kit/campaigns/${client._id}`]: () => ({ data: [exampleCampaign] }),
  });
  const started = vi.fn();
  within(<StartForm client={client} reports={[{ value: report.id, label: "Raleigh" }]} onStarted={started} />);
  fireEvent.click(await screen.findByRole("button", { name: "Start the campaign" }));
  await waitFor(() => expect(started).toHaveBeenCalledWith(exampleCampaign));
  expect(currentNotices().map(({ text }) => text)).toEqual([alertMessage]);
});

it("starts one campaign and saves one address, where Enter is pressed twice", async () => {
  const later = new Promise<never>(() => {});
  const [start, save] = ["POST /v1/marketing-kit/campaigns", `PUT /v2/client/${client._id}`] as const;
  const api = fakeApi({ ...answers, [start]: () => later, [save]: () => later });
  const twice = (form: HTMLFormElement) => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  };
  within(<StartForm client={client} reports={[{ value: report.id, label: "Raleigh" }]} onStarted={() => {}} />);
  twice((await screen.findByRole("button", { name: "Start the campaign" })).closest("form")!);
  cleanup();
  within(<AddressForm client={client} />);
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "elena@example.com" } });
  twice(field.closest("form")!);
  await waitFor(() => expect(api.of(save)).toHaveLength(1));
  expect(api.of(start)).toHaveLength(1);
});

it("says in the form why a campaign cannot start", async () => {
  const alertMessage = "Too many attempts. Please try again in 5 minutes.";
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns": () => ({ status: 429, error: { code: "tooMany", alertMessage } }),
  });
  within(<StartForm client={client} reports={[{ value: report.id, label: "Raleigh" }]} onStarted={() => {}} />);
  fireEvent.click(await screen.findByRole("button", { name: "Start the campaign" }));
  expect(await screen.findByText(alertMessage)).toBeDefined();
});

const figure = { name: "EXPIRES" as const, value: null, from: "This campaign", why: "Enter the day." };
const rent = { name: "BREAKRENT" as const, value: null, from: "Buy or rent", why: "There is no report." };

it("leads from a figure that is not known to where it is made known", async () => {
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns/preview": () => ({
      data: [{ ...drawn, lacking: ["BREAKRENT"], figures: [figure, rent] }],
    }),
  });
  const onTerms = vi.fn();
  const shown = { ...message!, body: "[[EXPIRES]] [[BREAKRENT]]" };
  within(
    <MessagePanel
      campaign={exampleCampaign}
      message={shown}
      draft={undefined}
      newest={{ current: exampleCampaign }}
      onDraft={() => {}}
      onSaved={() => {}}
      onTerms={onTerms}
    />,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Enter it" }));
  expect(onTerms).toHaveBeenCalled();
  expect(screen.getByText("As things stand, this message will be skipped: BREAKRENT is not known.")).toBeDefined();
  const link = screen.getByRole("link", { name: "Make a Buy or Rent report" });
  expect(link.getAttribute("href")).toBe(`/bvr/property?clientID=${clientID}`);
});

it("says of words that were changed elsewhere that saving replaces them", async () => {
  fakeApi(answers);
  const onDraft = vi.fn();
  const from = { subject: "Before", body: "Before" };
  within(
    <MessagePanel
      campaign={exampleCampaign}
      message={message!}
      draft={{ subject: "Mine", body: "Mine", from }}
      newest={{ current: exampleCampaign }}
      onDraft={onDraft}
      onSaved={() => {}}
      onTerms={() => {}}
    />,
  );
  expect(screen.getByText(/This message was changed elsewhere after you began to type/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Discard what I typed" }));
  expect(onDraft).toHaveBeenCalledWith(undefined);
});

function Drafted() {
  const { drafts, set } = useDrafts(exampleCampaign);
  const { step } = message!;
  return (
    <>
      <p>{drafts[step]?.body ?? "Nothing typed"}</p>
      <p>{drafts[step]?.from.subject}</p>
      <button type="button" onClick={() => set(step, { subject: "S", body: "Typed" })}>
        Type
      </button>
      <button type="button" onClick={() => set(step, undefined)}>
        Save
      </button>
    </>
  );
}

it("keeps what is typed after the page was left, until it is saved", () => {
  within(<Drafted />);
  fireEvent.click(screen.getByRole("button", { name: "Type" }));
  cleanup();
  within(<Drafted />);
  expect(screen.getByText("Typed")).toBeDefined();
  expect(screen.getByText(message!.subject)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  cleanup();
  within(<Drafted />);
  expect(screen.getByText("Nothing typed")).toBeDefined();
});

it("offers to draw the figures and a message again, where that failed", async () => {
  let isOut = true;
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns/preview": () =>
      isOut ? { status: 503, error: { code: "busy", alertMessage: "Wait a few seconds." } } : { data: [drawn] },
  });
  screenOf(exampleCampaign, "/?tab=figures");
  expect((await screen.findByRole("alert")).textContent).toContain("Wait a few seconds.");
  isOut = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/0 of 0 figures are known now/)).toBeDefined();
  cleanup();
  isOut = true;
  screenOf(exampleCampaign, `/?message=${message!.step}`);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText("Drawn")).toBeNull();
  isOut = false;
  fireEvent.click(again);
  expect(await screen.findByText("Drawn")).toBeDefined();
});

const said = () => currentNotices().map(({ text }) => text);

it("says that the campaign was not paused or stopped, and asks on", async () => {
  const alertMessage = "Something went wrong. Please try again.";
  fakeApi({
    ...answers,
    [`PUT /v1/marketing-kit/campaigns/${clientID}`]: () => ({ status: 500, error: { code: "failed", alertMessage } }),
  });
  screenOf(exampleCampaign);
  fireEvent.click(screen.getByRole("button", { name: "Pause the campaign" }));
  await waitFor(() => expect(said()).toEqual([alertMessage]));
  notify.dismiss(currentNotices()[0]!.id);
  fireEvent.click(screen.getByRole("button", { name: "Stop the campaign" }));
  fireEvent.click(inside(await screen.findByRole("alertdialog")).getByRole("button", { name: "Stop the campaign" }));
  await waitFor(() => expect(said()).toEqual([alertMessage]));
  expect(screen.getByRole("alertdialog")).toBeDefined();
});

it("says that a message was not saved, and keeps what was typed", async () => {
  const alertMessage = "You are offline. Check your connection and try again.";
  const onDraft = vi.fn();
  fakeApi({
    ...answers,
    [`PUT /v1/marketing-kit/campaigns/${clientID}/messages/${message!.step}`]: () => ({
      status: 500,
      error: { code: "failed", alertMessage },
    }),
  });
  within(
    <MessagePanel
      campaign={exampleCampaign}
      message={message!}
      draft={{ subject: "Mine", body: "Mine", from: message! }}
      newest={{ current: exampleCampaign }}
      onDraft={onDraft}
      onSaved={() => {}}
      onTerms={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save message" }));
  await waitFor(() => expect(said()).toEqual([alertMessage]));
  expect(onDraft).not.toHaveBeenCalled();
});

function Kept({ start }: { start: Campaign }) {
  const [campaign, keep] = useState(start);
  return <CampaignScreen campaign={campaign} client={client} onChange={keep} onStartAgain={() => {}} />;
}

it("keeps what is typed while a save runs, in its message and in another", async () => {
  const other = { ...message!, step: "team" as const, title: "Who is on your side", subject: "Your team" };
  const campaign = { ...exampleCampaign, messages: [message!, other] };
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  fakeApi({
    ...answers,
    [`PUT /v1/marketing-kit/campaigns/${clientID}/messages/${message!.step}`]: async ({ body }) => {
      await answered;
      const saved = { ...message!, ...(body as { text: object }).text, isOwn: true };
      return { data: [{ ...campaign, messages: [saved, other] }] };
    },
  });
  within(<Kept start={campaign} />, `/?message=${message!.step}`);
  const subject = () => screen.getByLabelText<HTMLInputElement>("Subject");
  const type = (value: string) => fireEvent.change(subject(), { target: { value } });
  type("Saved");
  fireEvent.click(screen.getByRole("button", { name: "Save message" }));
  type("Typed since");
  fireEvent.click(screen.getByRole("button", { name: /Who is on your side/ }));
  type("Typed in another");
  answer();
  await waitFor(() => expect(said()).toEqual(["Message saved."]));
  expect(subject().value).toBe("Typed in another");
  fireEvent.click(screen.getByRole("button", { name: new RegExp(message!.title) }));
  expect(subject().value).toBe("Typed since");
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Save message" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Save message" })).toHaveProperty("disabled", true));
  expect(Object.values(localStorage).join()).not.toContain("Typed since");
});

it("makes each change that is asked for while another is saved, in turn and over what that one saved, and none twice", async () => {
  const other = { ...message!, step: "team" as const, title: "Who is on your side" };
  const later = (seconds: number) => `2099-11-09T15:00:0${seconds}.000Z`;
  let saves = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const save = async () => {
    saves += 1;
    await answered;
    return { data: [{ ...exampleCampaign, messages: [message!, other], lastUpdated: later(saves) }] };
  };
  const path = `/v1/marketing-kit/campaigns/${clientID}`;
  const api = fakeApi({
    ...answers,
    [`PUT ${path}`]: save,
    [`PUT ${path}/messages/${message!.step}`]: save,
    [`PUT ${path}/messages/team`]: save,
  });
  within(<Kept start={{ ...exampleCampaign, messages: [message!, other] }} />, `/?message=${message!.step}`);
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.change(screen.getByLabelText("Subject"), { target: { value: "Mine" } });
  press("Save message");
  press("Skip this one");
  press("Skip this one");
  press(/Who is on your side/);
  press("Skip this one");
  press("Pause the campaign");
  answer();
  await waitFor(() => expect(saves).toBe(4));
  const sent = api.sent.flatMap(({ route, body }) => (route.startsWith("PUT") ? [body] : []));
  expect(sent).toEqual([
    { lastUpdated: exampleCampaign.lastUpdated, text: { subject: "Mine", body: message!.body } },
    { lastUpdated: later(1), isSkipped: true },
    { lastUpdated: later(2), isSkipped: true },
    { lastUpdated: later(3), status: "paused" },
  ]);
});

const failedMail = { id: "sml_1", email: "elena@example.com", status: "FAILED" as const, reason: "It came back." };

it("discards what was typed of the prequalification only after asking, and has it again after the page was left", async () => {
  fakeApi({ ...answers, "GET /v2/client/reports": () => ({ data: [] }) });
  const price = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Highest price/ });
  const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
  const reopen = async () => {
    cleanup();
    screenOf(exampleCampaign);
    await press("Change");
  };
  await reopen();
  const before = (await price()).value;
  fireEvent.change(await price(), { target: { value: "512000" } });
  await press("Cancel");
  await press("Keep editing");
  expect((await price()).value).toMatch(/512,?000/);
  fireEvent.change(await price(), { target: { value: "half a million" } });
  await reopen();
  expect((await price()).value, "a text that is no figure").toBe("half a million");
  expect(screen.getByText(/Your unsaved changes are back/)).toBeDefined();
  await press("Cancel");
  await press("Discard");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await reopen();
  expect((await price()).value).toBe(before);
});

it("sends a message again whose email failed, and none that may have gone out", async () => {
  const onChange = vi.fn();
  const api = fakeApi({
    ...answers,
    [`POST /v1/marketing-kit/campaigns/${clientID}/messages/${message!.step}/again`]: () => ({
      data: [exampleCampaign],
    }),
  });
  const shown = (mail: typeof failedMail | { status: "unknown" }, status: Campaign["status"] = "active") => (
    <SendAgain
      campaign={{ ...exampleCampaign, status }}
      newest={{ current: exampleCampaign }}
      message={{ ...sent, mail: { ...failedMail, ...mail } }}
      onChange={onChange}
    />
  );
  within(shown({ status: "unknown" }));
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  within(shown(failedMail, "paused"));
  expect(screen.getByText("Resume the campaign to send this message again.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  within(shown(failedMail));
  fireEvent.click(screen.getByRole("button", { name: `Send again: day 0, ${sent.title}` }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(exampleCampaign));
  expect(api.sent.at(-1)?.body).toEqual({ lastUpdated: exampleCampaign.lastUpdated });
});

it("sends two messages again one after the other, the second over what the first saved", async () => {
  const failed = (["prequalified", "team"] as const).map((step) => ({ ...sent, step, title: step, mail: failedMail }));
  const campaign: Campaign = { ...exampleCampaign, messages: failed };
  const lastUpdated = "2099-11-09T15:00:01.000Z";
  const again = (step: string) => `POST /v1/marketing-kit/campaigns/${clientID}/messages/${step}/again`;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const api = fakeApi({
    ...answers,
    [again("prequalified")]: async () => {
      await answered;
      return { data: [{ ...campaign, lastUpdated }] };
    },
    [again("team")]: () => ({ data: [campaign] }),
  });
  within(<Kept start={campaign} />, "/?tab=history");
  for (const name of [/prequalified/, /team/]) fireEvent.click(screen.getByRole("button", { name }));
  answer();
  await waitFor(() => expect(api.of(again("team"))).toMatchObject([{ body: { lastUpdated } }]));
});

it("lists every figure with its value, its meaning, the messages that name it, and the way to one that is not known", async () => {
  const known = { name: "FIRSTNAME" as const, value: "Elena", from: "Client", why: null };
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns/preview": () => ({ data: [{ ...drawn, figures: [known, figure, rent] }] }),
  });
  screenOf(exampleCampaign, "/?tab=figures");
  expect(await screen.findByText(/1 of 3 figures are known now/)).toBeDefined();
  const first = screen.getByRole("row", { name: /FIRSTNAME/ });
  expect(first.textContent).toContain("The client's first name");
  expect(first.textContent).toContain("Elena");
  const named = screen.getAllByRole("link", { name: `Day 0: ${message!.title}` });
  expect(named[0]!.getAttribute("href")).toBe(`/?message=${message!.step}`);
  expect(screen.getByRole("row", { name: /BREAKRENT/ }).textContent).toContain("There is no report.");
  expect(screen.getByRole("row", { name: /BREAKRENT/ }).textContent).toContain("Not in any message now");
  expect(first.textContent).toContain("Required byDay 0");
  expect(screen.getByRole("button", { name: "Enter it" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Make a Buy or Rent report" })).toBeDefined();
});

it("reads the figures anew where the campaign takes them from something else by now", async () => {
  let value: string | null = null;
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns/preview": () => ({
      data: [{ ...drawn, figures: [{ name: "MAXPRICE", value, from: "This campaign", why: null }] }],
    }),
  });
  const shown = (campaign: Campaign) => (
    <MemoryRouter initialEntries={["/?tab=figures"]}>
      <CampaignScreen campaign={campaign} client={client} onChange={() => {}} onStartAgain={() => {}} />
    </MemoryRouter>
  );
  const { rerender } = render(shown(exampleCampaign));
  expect(await screen.findByText("Not known")).toBeDefined();
  value = "$480,000";
  rerender(shown({ ...exampleCampaign, maxPrice: 480_000, lastUpdated: "2030-01-01T00:00:00.000Z" }));
  expect(await screen.findByText("$480,000")).toBeDefined();
});

it("marks the messages in the list that would be skipped for a figure as things stand", async () => {
  const known = { name: "FIRSTNAME" as const, value: "Elena", from: "Client", why: null };
  const officer = { name: "OFFICER" as const, value: "Dana Whitfield", from: "Your header", why: null };
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns/preview": () => ({ data: [{ ...drawn, figures: [known, officer, rent] }] }),
  });
  const renting = { ...message!, step: "rentOrBuy" as const, title: "Rent or buy" };
  const skipped = { ...renting, step: "waiting" as const, title: "If you wait", isSkipped: true };
  screenOf({ ...exampleCampaign, messages: [message!, renting, skipped] });
  await waitFor(() => expect(screen.getByRole("button", { name: /Rent or buy/ }).textContent).toContain("Not ready"));
  expect(screen.getByRole("button", { name: new RegExp(message!.title) }).textContent).toContain("Next");
  expect(screen.getByRole("button", { name: /If you wait/ }).textContent).toContain("Skipped");
});

it("says what is due next and whether it is ready, and lets what is approved pass what waits", async () => {
  const officer = { name: "OFFICER" as const, value: "Dana Whitfield", from: "Your header", why: null };
  fakeApi({
    ...answers,
    "POST /v1/marketing-kit/campaigns/preview": () => ({ data: [{ ...drawn, figures: [officer, rent] }] }),
  });
  const renting = { ...message!, step: "rentOrBuy" as const, title: "Rent or buy" };
  const waiting = { ...message!, step: "team" as const, title: "Who is on your side", waitsForApproval: true };
  screenOf({ ...exampleCampaign, messages: [waiting, renting] });
  expect(screen.getByText(/“Rent or buy” is due /)).toBeDefined();
  const notReady = screen.getByText("The next one is not ready.");
  expect(notReady.className).toContain("invisible");
  await waitFor(() => expect(notReady.className).not.toContain("invisible"));
  cleanup();
  screenOf({ ...exampleCampaign, messages: [waiting] });
  expect(screen.getByText(/The campaign is waiting for approval\./)).toBeDefined();
});

it("does not call a message sent of which nobody knows, nor on a phone one that failed", async () => {
  fakeApi({
    ...answers,
    [`GET /v1/marketing-kit/campaigns/${clientID}/messages/${message!.step}/sent`]: () => ({
      data: [{ from: "Dana Whitfield", subject: "Drawn", html: "<p>Words</p>", figures: [] }],
    }),
  });
  const unknown = { id: "sml_2", email: "elena@example.com", status: "unknown" as const, reason: "Ask the recipient." };
  const failed = { ...sent, mail: failedMail };
  const uncertain = { ...sent, step: "team" as const, title: "Who is on your side", mail: unknown };
  const campaign = { ...exampleCampaign, messages: [failed, uncertain] };
  screenOf(campaign, "/?message=team");
  expect(screen.getByText("0 of 2 messages went out, 1 may have gone out, and 1 failed.")).toBeDefined();
  expect(screen.getByRole("button", { name: /Who is on your side/ }).textContent).toContain("It may have gone out");
  expect(screen.getByRole("heading", { name: "What may have gone out" })).toBeDefined();
  expect(screen.getByText(/It is not sent again\./)).toBeDefined();
  expect(screen.queryByText(/Ask the recipient/)).toBeNull();
  cleanup();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === phone,
    addEventListener() {},
    removeEventListener() {},
  }));
  screenOf(campaign, `/?message=${message!.step}`);
  expect(screen.getByRole("link", { name: "What did not go out" })).toBeDefined();
  expect(screen.queryByText("What was sent")).toBeNull();
});

it("goes on by each key of a quick hand, however soon the next one comes", async () => {
  fakeApi(answers);
  const messages = (["prequalified", "team", "county"] as const).map((step) => ({ ...message!, step }));
  const element = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CampaignScreen
        campaign={{ ...exampleCampaign, messages }}
        client={client}
        onChange={() => {}}
        onStartAgain={() => {}}
      />
    </SWRConfig>
  );
  const entries = [`/?message=${messages[0]!.step}`];
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  // As in a browser, where React draws a change of page when it finds the time, which is after the second key.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  for (let turn = 0; turn < 2; turn++) {
    dispatchEvent(new KeyboardEvent("keydown", { key: "j", code: "KeyJ" }));
    for (let at = 0; at < 20; at++) await Promise.resolve();
  }
  await vi.waitFor(() => expect(router.state.location.search).toBe(`?message=${messages[2]!.step}`));
});
