import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { SheetButton } from "./sheet-form";
import { useSheets } from "./use-sheets";

afterEach(cleanup);

const of = (time: string) => ({ lender: "Summit", rateForPoint: 0.25, sheets: [{ lender: "Summit", time }] });

/** A page that another layout replaces, as a turned phone does. */
function Page({ isPhone }: { isPhone: boolean }) {
  const sheets = useSheets();
  const button = <SheetButton sheets={sheets} label="My sheet" button="My sheet" className="" />;
  return isPhone ? <section>{button}</section> : button;
}

it("keeps what is typed and not saved while it is closed and the window is turned, and what is typed while it is saved", async () => {
  const api = fakeApi({
    "GET /v1/markets/sheets": () => ({ data: [of("09:40")] }),
    "PUT /v1/markets/sheets": () => ({ data: [of("10:15")] }),
  });
  const { rerender } = render(<Page isPhone={false} />);
  const toggle = () => fireEvent.click(screen.getByRole("button", { name: "My sheet" }));
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  toggle();
  await waitFor(() => expect(value("Rate sheet came out at")).toBe("09:40"));
  type("Rate sheet came out at", "10:05");
  type("One point buys", "a quarter");
  fireEvent.keyDown(screen.getByLabelText("Lender"), { key: "Escape" });
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  rerender(<Page isPhone />);
  toggle();
  expect([value("Rate sheet came out at"), value("One point buys")]).toEqual(["10:05", "a quarter"]);
  type("One point buys", "0.125");
  fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true }));
  type("Lender", "Harbor");
  await waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
  const body = { lender: "Summit", time: "10:05", rateForPoint: 0.125 };
  expect(api.of("PUT /v1/markets/sheets").map((sent) => sent.body)).toEqual([body]);
  toggle();
  expect([value("Rate sheet came out at"), value("Lender")]).toEqual(["10:15", "Harbor"]);
});

it("saves a time once its lender is saved, so that it is the time of that one", async () => {
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  const api = fakeApi({
    "GET /v1/markets/sheets": () => ({ data: [of("09:40")] }),
    "PUT /v1/markets/sheets": async ({ body }) => {
      if ("lender" in (body as object)) await late;
      return { data: [of("10:15")] };
    },
  });
  const { result } = renderHook(useSheets);
  const saves = () => api.of("PUT /v1/markets/sheets").map(({ body }) => body);
  const both = [result.current.save({ lender: "Harbor" }), result.current.save({ time: "10:15" })];
  await waitFor(() => expect(saves()).toEqual([{ lender: "Harbor" }]));
  await act(async () => {
    answer();
    await Promise.all(both);
  });
  expect(saves()).toEqual([{ lender: "Harbor" }, { time: "10:15" }]);
});
