/** The drawer of the fixture's first home in tests, with answers to all of its requests. */
import type { Preferences, User } from "@highway/core/people/users/schema";
import { render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { SWRConfig } from "swr";
import { vi } from "vitest";
import { SessionContext } from "../../lib/session";
import { useScenario } from "../../scenario/store/store";
import { type Settings, SettingsContext } from "../fields/settings";
import PropertyForm, { type PropertyFormProps } from "./property-form";

export const settings: Settings = {
  signs: { downPaymentSign: "percent", propertyTaxSign: "percent", mortgageInsuranceSign: "percent" },
  taxDefaults: { TX: 1.8, "48453": 1.9 },
  showUSDA: false,
  showAllCash: true,
  setSign: vi.fn(),
};
export const preferences: Preferences = {
  ...settings.signs,
  propertyTaxDefaults: { NC: 0.73 },
  showAllCash: settings.showAllCash,
  showFirstSteps: true,
};
export const suggestion = { placeId: "p1", title: "9 Elm St", address: "9 Elm St, Mesa, AZ 85201", sample: true };
const place = {
  placeId: "p1",
  address: suggestion.address,
  addressDisplay: "9 Elm St",
  streetNumber: "9",
  route: "Elm St",
  city: "Mesa",
  state: "AZ",
  zip: "85201",
  county: "Maricopa",
  fip: "04013",
  latitude: 33.4,
  longitude: -111.8,
  countyTaxRate: 0.49,
  taxRateSource: { source: "Sample data, not from the survey", date: "2023-12-31", sample: true },
  source: "Sample data, not from the places",
  sample: true,
};
export const growth = (yearly: number[], source: string) => ({
  data: [{ yearly, source, date: "2026-10-31", points: [], sample: false }],
});
export const conforming = {
  byUnits: [832_750, 1_066_250, 1_288_800, 1_601_750],
  source: "FHFA",
  date: "2026-01-01",
};
export const answers = {
  "GET /v1/location/search": () => ({ data: [suggestion] }),
  "GET /v1/location/details": () => ({ data: [place] }),
  "GET /v1/location/forecast": () => growth([2.5], "Zillow"),
  "GET /v1/location/historical": () => growth([5, 3], "FHFA"),
  "GET /v1/location/limits": () => ({ data: [{ fip: place.fip, conforming, sample: false }] }),
};

export const currentDocument = () => useScenario.getState().document;
export const brookhaven = () => currentDocument().properties[0]!;

type Preferred = { signs?: Settings["signs"] };

function Form({ signs = settings.signs, ...props }: PropertyFormProps & Preferred) {
  const [user, replaceUser] = useState({ userPreferences: preferences } as User);
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionContext value={{ user, replaceUser }}>
        <SettingsContext value={{ ...settings, signs }}>
          <PropertyForm {...props} />
        </SettingsContext>
      </SessionContext>
    </SWRConfig>
  );
}

export async function openForm(props: Partial<PropertyFormProps> & Preferred = {}) {
  const onClose = vi.fn();
  render(<Form id="brookhaven" onClose={onClose} {...props} />);
  return { drawer: within(await screen.findByRole("dialog")), onClose };
}
