/** Homes in the demo. The streets are invented; counties and their codes are real, tax rates of the usual size. */
import type * as Reports from "@highway/core/reports/index";

/** A report as an officer types it. */
export type Scenario = Parameters<typeof Reports.create>[0]["report"];

type Property = Scenario["properties"][number];
type Place = { number: string; route: string; city: string; state: string; zip: string; county: string; fip: string };

const at = ({ number, route, ...place }: Place) => ({
  ...place,
  streetNumber: number,
  route,
  address: `${number} ${route}, ${place.city}, ${place.state} ${place.zip}`,
  addressDisplay: `${number} ${route}`,
});
const wake = { state: "NC", county: "Wake", fip: "37183" };

export const brookhaven: Property = {
  ...at({ number: "412", route: "Brookhaven Dr", city: "Raleigh", zip: "27612", ...wake }),
  id: "brookhaven",
  countyTaxRate: 0.84,
  monthlyAssociationFee: 40,
  userAppraisedValue: 500_000,
  purchaseDetails: [
    { id: "asking", price: 500_000 },
    { id: "over", price: 515_000, bidOver: 15_000 },
  ],
};

export const pullen: Property = {
  ...at({ number: "98", route: "Pullen Ct", city: "Cary", zip: "27511", ...wake }),
  id: "pullen",
  countyTaxRate: 0.82,
  monthlyAssociationFee: 65,
  purchaseDetails: [
    { id: "offer", price: 465_000, userMonthlyHomeInsurance: 135 },
    { id: "low", price: 455_000, userMonthlyHomeInsurance: 135 },
  ],
};

export const harwood: Property = {
  ...at({ number: "2206", route: "Harwood Trl", city: "Wake Forest", zip: "27587", ...wake }),
  id: "harwood",
  countyTaxRate: 0.86,
  monthlyAssociationFee: 28,
  purchaseDetails: [{ id: "asking", price: 389_900, userMonthlyHomeInsurance: 128 }],
};

export const timberline: Property = {
  ...at({ number: "731", route: "Timberline Dr", city: "Garner", zip: "27529", ...wake }),
  id: "timberline",
  countyTaxRate: 1.02,
  purchaseDetails: [{ id: "asking", price: 318_500 }],
};

/** A home that its owners bought at the rates of 2023. */
export const kestrel: Property = {
  ...at({ number: "1804", route: "Kestrel Ln", city: "Apex", zip: "27502", ...wake }),
  id: "kestrel",
  countyTaxRate: 0.87,
  monthlyAssociationFee: 22,
  taxInc: 2,
  purchaseDate: { month: 10, year: 2023 },
  userEstimatedValue: 398_000,
  appreciationTypes: ["custom"],
  customAppreciation: 3,
  purchaseDetails: [{ id: "paid", price: 335_000, userMonthlyHomeInsurance: 118 }],
};

const charleston = { state: "SC", county: "Charleston", fip: "45019" };

export const marshside: Property = {
  ...at({ number: "57", route: "Marshside Way", city: "Mount Pleasant", zip: "29464", ...charleston }),
  id: "marshside",
  countyTaxRate: 0.48,
  monthlyAssociationFee: 55,
  purchaseDetails: [{ id: "asking", price: 625_000, userMonthlyHomeInsurance: 310 }],
};
