import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { fakeApi, headAt } from "../../../lib/api/fake-api.fixture";
import { noteServerTime } from "../../../lib/api/server-clock";
import { renderInEnglish } from "../in-english.fixture";
import { link, place, seen, token } from "../shared.fixture";
import { GateScreen } from "./gate-screen";
import { useEntry } from "./use-entry";
import { useGate } from "./use-gate";

const route = "POST /v2/share/live-share-view";

function Page() {
  const entered = useEntry(place);
  if (entered.state === "gate") return <Gated entered={entered} />;
  return <p>{entered.state}</p>;
}
function Gated({ entered }: { entered: Extract<ReturnType<typeof useEntry>, { state: "gate" }> }) {
  return <GateScreen gate={useGate(place, entered.token, entered.seen, entered)} />;
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
type Body = { resend?: boolean; passcode?: string };

/** The server: what it answers to a look, to a wish for a code, to a try. */
function serve({
  first = seen(),
  code = seen({ isCodeSent: true, codesLeft: 3 }),
  tried = () => ({ data: [seen({ isAuth: true })] }) as object,
}) {
  return fakeApi({
    [route]: ({ body }) => {
      const { resend, passcode } = body as Body;
      if (passcode) return tried();
      return { data: [resend ? code : first] };
    },
  });
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

it("mails a code on a press alone, and opens with the right one", async () => {
  history.replaceState(null, "", `/lc2/live-share?data=${token}`);
  const api = serve({});
  renderInEnglish(<Page />);
  await screen.findByRole("heading", { name: "A report for E••• M••" });
  expect(api.of(route).map(({ body }) => body)).toEqual([{}]);
  expect(screen.queryByLabelText("Six-digit code")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Email me the code" }));
  const field = await screen.findByLabelText("Six-digit code");
  expect(document.activeElement).toBe(field);
  await userEvent.paste("407 913");
  await screen.findByText("open");
  expect(api.of(route).map(({ body }) => body)).toEqual([{}, { resend: true }, { passcode: "407913" }]);
});

it("says who sent the report and where to call, and offers another language only where the corporation does", async () => {
  const { officer } = seen();
  serve({ first: seen({ lockedAt: later(-5), officer: { ...officer, langVis: false } }) });
  renderInEnglish(<Page />);
  await screen.findByText("Loan officer, NMLS #9401827");
  expect(document.title).toBe("Your loan report");
  expect(screen.getByText("Office: (919) 555-0142")).toBeDefined();
  expect(screen.getByRole("link", { name: "Call Dana" }).getAttribute("href")).toBe("tel:+19195550142");
  expect(screen.queryByRole("button", { name: "ES, Español" })).toBeNull();
});

it("takes the token out of the address bar, and keeps the mailed address for this tab", async () => {
  history.replaceState(null, "", `/lc2/live-share?data=${token}`);
  serve({});
  renderInEnglish(<Page />);
  await screen.findByRole("heading");
  expect(location.href).not.toContain(token);
  expect(location.search).toBe(`?link=${link}`);
  expect(sessionStorage.getItem(`highway.live-share.${link}`)).toBe(`/lc2/live-share?data=${token}`);
});

it("says how many tries are left, and sends a wrong code once", async () => {
  const wrong = {
    status: 400,
    error: { code: "invalid", alertMessage: "No.", current: seen({ isCodeSent: true, triesLeft: 3 }) },
  };
  const api = serve({ first: seen({ isCodeSent: true }), tried: () => wrong });
  renderInEnglish(<Page />);
  await userEvent.type(await screen.findByLabelText("Six-digit code"), "111111");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "That code doesn't match. Check the newest email from Dana. You have 3 tries left.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect((screen.getByLabelText("Six-digit code") as HTMLInputElement).value).toBe("");
  expect(api.of(route)).toHaveLength(2);
});

it("tries a code once that is confirmed by Enter, too: each try counts", async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<object>();
  const api = serve({ first: seen({ isCodeSent: true }), tried: () => late });
  renderInEnglish(<Page />);
  await userEvent.type(await screen.findByLabelText("Six-digit code"), "111111{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Opening the report" }));
  answer({ data: [seen({ isAuth: true })] });
  await screen.findByText("open");
  expect(api.of(route)).toHaveLength(2);
});

it("begins another code with the first digit behind a wrong one", async () => {
  const wrong = { status: 400, error: { code: "invalid", alertMessage: "No.", current: seen({ isCodeSent: true }) } };
  const api = serve({ first: seen({ isCodeSent: true }), tried: () => wrong });
  renderInEnglish(<Page />);
  const field = await screen.findByLabelText<HTMLInputElement>("Six-digit code");
  await userEvent.type(field, "111111");
  await screen.findByRole("alert");
  await userEvent.type(field, "2");
  expect(field.value).toBe("2");
  await userEvent.type(field, "34567");
  await waitFor(() =>
    expect(api.of(route).map(({ body }) => body)).toContainEqual(expect.objectContaining({ passcode: "234567" })),
  );
});

it("counts a pause down and lets nothing be typed meanwhile", async () => {
  serve({ first: seen({ pausedUntil: later(14.5) }) });
  renderInEnglish(<Page />);
  await screen.findByRole("heading", { name: "Paused to keep this private" });
  expect(screen.getByText(/^14:(30|29)$/)).toBeDefined();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it.each([-3, 3])("counts by the server's clock on a device that is wrong by %i hours", async (hours) => {
  onTestFinished(() => noteServerTime(headAt(Date.now())));
  const at = Date.now() - hours * 3_600_000;
  const after = (seconds: number) => new Date(at + seconds * 1000).toISOString();
  fakeApi({ [route]: () => ({ at, data: [seen({ isCodeSent: true, resendAfter: after(40) })] }) });
  const { unmount } = renderInEnglish(<Page />);
  await screen.findByText(/^0:(41|40|39)$/);
  unmount();
  fakeApi({ [route]: () => ({ at, data: [seen({ pausedUntil: after(870) })] }) });
  renderInEnglish(<Page />);
  await screen.findByText(/^14:(31|30|29)$/);
});

it("moves the focus from the last wrong code to what it has brought about", async () => {
  const current = seen({ isCodeSent: true, pausedUntil: later(15) });
  const wrong = { status: 400, error: { code: "invalid", alertMessage: "No.", current } };
  serve({ first: seen({ isCodeSent: true }), tried: () => wrong });
  renderInEnglish(<Page />);
  await userEvent.type(await screen.findByLabelText("Six-digit code"), "111111");
  const paused = await screen.findByRole("heading", { name: "Paused to keep this private" });
  expect(document.activeElement).toBe(paused);
});

it("says that only the officer opens a locked link", async () => {
  serve({ first: seen({ lockedAt: later(-5) }) });
  renderInEnglish(<Page />);
  await screen.findByText(/Only Dana can open this report again/);
  expect(screen.queryByRole("button", { name: /code/i })).toBeNull();
});

it("has another code sent after the wait, and none after the fourth", async () => {
  serve({ first: seen({ isCodeSent: true, resendAfter: later(0.7) }) });
  const { unmount } = renderInEnglish(<Page />);
  await screen.findByText(/^0:4[12]$/);
  expect(screen.queryByRole("button", { name: "Send a new one" })).toBeNull();
  unmount();
  serve({ first: seen({ isCodeSent: true, codesLeft: 0 }) });
  renderInEnglish(<Page />);
  await screen.findByText("We have sent all the codes we can. Ask Dana for a new link.");
});

it("takes an answer of something in front of the server for no end of the link", async () => {
  fakeApi({ [route]: () => ({ status: 404 }) });
  renderInEnglish(<Page />);
  await screen.findByText("failed");
});

it("says the same of every link that opens nothing, and what to do when no answer comes", async () => {
  fakeApi({ [route]: () => ({ status: 404, error: { code: "missing", alertMessage: "Gone." } }) });
  const { unmount } = renderInEnglish(<Page />);
  await screen.findByText("gone");
  unmount();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  renderInEnglish(<Page />);
  await waitFor(() => expect(screen.getByText("failed")).toBeDefined());
});
