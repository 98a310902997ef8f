import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { LeaveGuards } from "../../lib/leave-guards";
import { currentNotices, notify } from "../../lib/notify";
import FeedbackPage from "./page";

afterEach(() => {
  cleanup();
  for (const { id } of currentNotices()) notify.dismiss(id);
});

function show(answer: Parameters<typeof fakeApi>[0][string]) {
  const api = fakeApi({ "POST /v1/feedback": answer });
  const at = { pathname: "/members/feedback", state: { from: "/clients" } };
  const routes = [
    { path: "/members/feedback", element: [<LeaveGuards key="guards" />, <FeedbackPage key="page" />] },
    { path: "/clients", element: <p>Clients</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { ...api, router };
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

it("is sent with what it is about and the page that the member came from", async () => {
  const api = show(() => ({ status: 202, data: [] }));
  await send();
  expect(screen.getByText("Feedback is required")).toBeTruthy();
  expect(api.of("POST /v1/feedback")).toHaveLength(0);
  await userEvent.click(screen.getByRole("radio", { name: "A problem" }));
  const field = screen.getByLabelText<HTMLTextAreaElement>("Feedback");
  fireEvent.change(field, { target: { value: "The total is off by a cent." } });
  await send();
  await waitFor(() => expect(currentNotices()[0]?.text).toBe("Thank you. Your feedback was sent."));
  expect(api.of("POST /v1/feedback")[0]!.body).toEqual({
    topic: "problem",
    message: "The total is off by a cent.",
    page: "/clients",
  });
  expect(field.value).toBe("");
});

it("keeps what was written when it could not be sent", async () => {
  const alertMessage = "Failed to send feedback. Please try again.";
  show(() => ({ status: 500, error: { code: "failed", alertMessage } }));
  const field = screen.getByLabelText<HTMLTextAreaElement>("Feedback");
  fireEvent.change(field, { target: { value: "More." } });
  await send();
  await waitFor(() => expect(currentNotices()[0]?.text).toBe(alertMessage));
  expect(field.value).toBe("More.");
});

it("keeps what is written while it is sent", async () => {
  let answer = (_: { status: number; data: [] }) => {};
  show(() => new Promise((resolve) => (answer = resolve)));
  const field = screen.getByLabelText<HTMLTextAreaElement>("Feedback");
  fireEvent.change(field, { target: { value: "More." } });
  await send();
  fireEvent.change(field, { target: { value: "And this." } });
  await act(async () => answer({ status: 202, data: [] }));
  await waitFor(() => expect(currentNotices()[0]?.text).toBe("Thank you. Your feedback was sent."));
  expect(field.value).toBe("And this.");
});

it("asks when it is left unsent, and no longer once it is sent", async () => {
  let answer = (_: { status: number; data: [] }) => {};
  const { router } = show(() => new Promise((resolve) => (answer = resolve)));
  fireEvent.change(screen.getByLabelText("Feedback"), { target: { value: "More." } });
  await send();
  await act(() => router.navigate("/clients"));
  expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeTruthy();
  await act(async () => answer({ status: 202, data: [] }));
  expect(await screen.findByText("Clients")).toBeTruthy();
});
