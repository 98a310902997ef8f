import { act, cleanup, fireEvent, screen, waitFor, type within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { currentNotices, notify } from "../../lib/notify";
import { loadWholeCheck } from "../../scenario/issues/issues";
import { save } from "../../scenario/saving/save";
import { fourLoans } from "../../scenario/scenario.fixture";
import { endOfLookUps } from "../../scenario/store/look-ups";
import { differsFromSaved, edit, openDocument, undo, useScenario } from "../../scenario/store/store";
import {
  answers,
  brookhaven,
  conforming,
  currentDocument,
  growth,
  openForm,
  suggestion,
} from "./property-form.fixture";

beforeEach(() => {
  openDocument({ document: fourLoans(), client: null, saved: null });
});
afterEach(() => {
  cleanup();
  for (const notice of currentNotices()) notify.dismiss(notice.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const choosePlace = async (drawer: ReturnType<typeof within>) => {
  const location = drawer.getByLabelText("Location");
  fireEvent.focus(location);
  fireEvent.change(location, { target: { value: "9 elm" } });
  expect(await screen.findByText("Sample addresses for trying out Highway")).toBeTruthy();
  fireEvent.click(screen.getByText("9 Elm St"));
};

describe("the location", () => {
  it("is filled in by a suggestion, with the county's tax and how home prices grow there", async () => {
    const api = fakeApi(answers);
    const { drawer } = await openForm();
    await choosePlace(drawer);
    await waitFor(() => expect(brookhaven()).toMatchObject({ city: "Mesa", fip: "04013", countyTaxRate: 0.49 }));
    await waitFor(() =>
      expect(currentDocument().outside.series).toEqual({
        brookhaven: {
          forecast: { yearly: [2.5], source: "Zillow", date: "2026-10-31" },
          historical: { yearly: [5, 3], source: "FHFA", date: "2026-10-31" },
        },
      }),
    );
    expect(api.of("GET /v1/location/forecast")[0]?.query).toEqual({ fip: "04013", zip: "85201" });
    expect(drawer.getByText(/Sample data, not from the places/)).toBeTruthy();
    expect(drawer.getByText(/Tax rate: Sample data/)).toBeTruthy();
    expect(drawer.getByText("Zillow, 10/31/2026")).toBeTruthy();
  });

  it("takes no suggestion of what was typed before, although the keys are quicker than the answer", async () => {
    const api = fakeApi(answers);
    const { drawer } = await openForm();
    const location = drawer.getByLabelText("Location");
    await userEvent.clear(location);
    await userEvent.type(location, "9 elm");
    await screen.findByText("9 Elm St");
    await userEvent.clear(location);
    await userEvent.keyboard("12 oak{ArrowDown}{Enter}");
    expect(brookhaven().address).toBe("12 oak");
    expect(api.of("GET /v1/location/details")).toEqual([]);
  });

  it("says whose prices are shown where the county has no series of its own", async () => {
    const source = "FHFA house price index of the metro area (38060), by FRED";
    const history = { yearly: [5, 3], index: [100, 105, 108.15], source, date: "2026-10-31", sample: false };
    fakeApi({ ...answers, "GET /v1/location/historical": () => ({ data: [history] }) });
    const { drawer } = await openForm();
    await choosePlace(drawer);
    expect(await drawer.findByText("No series for this county: the metro area's is shown.")).toBeTruthy();
    expect(brookhaven().purchaseDetails).toEqual(fourLoans().properties[0]!.purchaseDetails);
    expect(currentDocument().loans).toEqual(fourLoans().loans);
  });

  it("brings the loan limits of its county, which go when it is another county's", async () => {
    const api = fakeApi(answers);
    const { drawer } = await openForm({ part: "location" });
    await choosePlace(drawer);
    await waitFor(() => expect(currentDocument().outside.limits).toEqual({ brookhaven: { conforming } }));
    expect(api.of("GET /v1/location/limits")[0]?.query).toEqual({ fip: "04013", day: currentDocument().asOf });
    const state = drawer.getByLabelText("State");
    fireEvent.focus(state);
    fireEvent.change(state, { target: { value: "TX" } });
    expect(currentDocument().outside.limits).toEqual({});
    fireEvent.blur(state);
    expect(api.of("GET /v1/location/limits")).toHaveLength(1);
  });

  it("brings the limits of the scenario's day, also where that changes before they come", async () => {
    const asked = currentDocument().asOf;
    const api = fakeApi({
      ...answers,
      "GET /v1/location/limits": () => {
        if (currentDocument().asOf === asked) edit(null, (document) => ({ ...document, asOf: "2027-01-04" }));
        return answers["GET /v1/location/limits"]();
      },
    });
    const { drawer } = await openForm();
    await choosePlace(drawer);
    await waitFor(() => expect(currentDocument().outside.limits).toEqual({ brookhaven: { conforming } }));
    expect(api.of("GET /v1/location/limits").map(({ query }) => query?.day)).toEqual([asked, "2027-01-04"]);
  });

  it("has no loan limits where they cannot be looked up, and is chosen all the same", async () => {
    const api = fakeApi({
      ...answers,
      "GET /v1/location/limits": () => ({ status: 500, error: { code: "x", alertMessage: "x" } }),
    });
    const { drawer } = await openForm();
    await choosePlace(drawer);
    await waitFor(() => expect(api.of("GET /v1/location/limits")).not.toEqual([]));
    expect(brookhaven().city).toBe("Mesa");
    expect(currentDocument().outside.limits).toBeUndefined();
    expect(currentNotices()).toEqual([]);
  });

  it("is in a save that was pressed before it came, with what is known of it", async () => {
    const document = fourLoans();
    const client = { _id: "cli_1", name: "Elena Marchetti" };
    const lastUpdated = "2026-11-20T14:00:00.000Z";
    openDocument({ document, client, saved: { document, lastUpdated, status: "complete", clientID: client._id } });
    let come = () => {};
    const coming = new Promise<void>((resolve) => (come = resolve));
    const later = <T,>(answer: () => T) => coming.then(answer);
    const put = `PUT /v2/client/reports/${document.id}`;
    const api = fakeApi({
      ...answers,
      "GET /v1/location/details": () => later(answers["GET /v1/location/details"]),
      [put]: ({ body }) => ({
        data: [{ report: { ...(body as { report: object }).report, status: "complete" }, client }],
      }),
    });
    const { drawer } = await openForm();
    await choosePlace(drawer);
    const saving = save();
    await loadWholeCheck();
    expect(api.of(put)).toEqual([]);
    come();
    expect((await saving).kind).toBe("saved");
    const [home] = document.properties;
    expect(api.of(put).map(({ body }) => body)).toMatchObject([
      {
        report: {
          properties: [{ city: "Mesa" }, {}],
          outside: {
            series: { [home!.id]: { forecast: { yearly: [2.5] }, historical: { yearly: [5, 3] } } },
            limits: { [home!.id]: { conforming } },
          },
        },
      },
    ]);
    expect(differsFromSaved(useScenario.getState())).toBe(false);
  });

  describe("whose details come late", () => {
    let come = () => {};
    const chooseLate = async () => {
      const coming = new Promise<void>((resolve) => (come = resolve));
      const details = "GET /v1/location/details";
      fakeApi({ ...answers, [details]: () => coming.then(answers[details]) });
      const { drawer } = await openForm();
      await choosePlace(drawer);
      return drawer;
    };

    it("leaves a tax rate that was typed meanwhile", async () => {
      const drawer = await chooseLate();
      fireEvent.change(drawer.getByLabelText("County tax rate"), { target: { value: "1.25" } });
      come();
      await waitFor(() => expect(brookhaven()).toMatchObject({ city: "Mesa", countyTaxRate: 1.25 }));
    });

    it("changes nothing of another scenario with the same home", async () => {
      await chooseLate();
      const other = { ...fourLoans(), id: "rpt_other" };
      act(() => openDocument({ document: other, client: null, saved: null }));
      come();
      await act(endOfLookUps);
      expect(currentDocument()).toBe(other);
    });
  });

  it("is one step of undo, whatever came from outside after it", async () => {
    fakeApi(answers);
    const { drawer } = await openForm();
    await choosePlace(drawer);
    await waitFor(() => expect(currentDocument().outside.series?.brookhaven?.historical).toBeTruthy());
    undo();
    expect(brookhaven().city).not.toBe("Mesa");
  });

  it("stands as if typed when its details cannot be had, and says so", async () => {
    fakeApi({
      ...answers,
      "GET /v1/location/details": () => ({ status: 502, error: { code: "x", alertMessage: "x" } }),
    });
    const { drawer } = await openForm();
    await choosePlace(drawer);
    await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(["Error getting location details."]));
    expect(brookhaven().address).toBe(suggestion.address);
    expect(currentDocument().outside.series).toBeUndefined();
    fireEvent.change(drawer.getByLabelText("Location"), { target: { value: "1 Typed Way" } });
    fireEvent.change(drawer.getByLabelText("City"), { target: { value: "Mesa" } });
    expect(drawer.getByRole("heading", { name: "1 Typed Way" })).toBeTruthy();
    expect(brookhaven()).toMatchObject({ address: "1 Typed Way", city: "Mesa" });
  });

  it("asks for no home that the server finds too short: an emoji is one character", async () => {
    const api = fakeApi(answers);
    const { drawer } = await openForm();
    fireEvent.change(drawer.getByLabelText("Location"), { target: { value: "\u{1f3e1}\u{1f3e1}" } });
    await new Promise((rested) => setTimeout(rested, 500));
    expect(api.of("GET /v1/location/search")).toEqual([]);
  });

  it("can be typed by hand when nothing can be looked up", async () => {
    fakeApi({
      "GET /v1/location/search": () => ({ status: 502, error: { code: "x", alertMessage: "Not right now." } }),
    });
    const { drawer } = await openForm();
    fireEvent.focus(drawer.getByLabelText("Location"));
    fireEvent.change(drawer.getByLabelText("Location"), { target: { value: "77 Nowhere Rd" } });
    expect(brookhaven().address).toBe("77 Nowhere Rd");
    expect(await screen.findByText("Not right now.")).toBeTruthy();
  });

  it("takes the officer's tax for the state, and home prices by a ZIP code that was typed", async () => {
    const api = fakeApi(answers);
    edit(null, (document) => ({
      ...document,
      properties: document.properties.map((each) => ({ ...each, countyTaxRate: 0, state: "", zip: "" })),
    }));
    const { drawer } = await openForm({ part: "location" });
    for (const [label, value] of [
      ["State", "TX"],
      ["ZIP", "78704"],
    ] as const) {
      fireEvent.focus(drawer.getByLabelText(label));
      fireEvent.change(drawer.getByLabelText(label), { target: { value } });
      fireEvent.blur(drawer.getByLabelText(label));
    }
    expect(brookhaven().countyTaxRate).toBe(1.8);
    await waitFor(() => expect(currentDocument().outside.series?.brookhaven?.forecast?.source).toBe("Zillow"));
    expect(api.of("GET /v1/location/forecast").map(({ query }) => query)).toEqual([{ zip: "78704" }]);
    expect(drawer.queryByRole("textbox", { name: /Cost to sell/ })).toBeNull();
  });
});

describe("home prices", () => {
  it("that cannot be looked up are said so, and tried again", async () => {
    let fails = true;
    const failing = () => (fails ? { status: 502, error: { code: "x", alertMessage: "x" } } : growth([4], "Zillow"));
    fakeApi({ ...answers, "GET /v1/location/forecast": failing, "GET /v1/location/historical": () => ({ data: [] }) });
    edit(null, (document) => ({
      ...document,
      properties: document.properties.map((each) => ({ ...each, zip: "27609" })),
    }));
    const { drawer } = await openForm();
    fireEvent.click(drawer.getByLabelText("Historical"));
    await drawer.findByText("Home prices could not be looked up.");
    expect(await drawer.findByText("Not known for this area, so the value is assumed not to change.")).toBeTruthy();
    fails = false;
    await userEvent.click(drawer.getByRole("button", { name: "Try again" }));
    expect(await drawer.findByText("Zillow, 10/31/2026")).toBeTruthy();
  });
});
