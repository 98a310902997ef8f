import { describe, expect, it } from "vitest";
import { placeOf } from "./place-of";

const at = (city: string, state = "NC", addressDisplay = "") => ({ city, state, addressDisplay, address: "" });

describe("where a scenario is", () => {
  it("is the city and state", () => expect(placeOf([at("Raleigh")])).toBe("Raleigh, NC"));
  it("is the address while there is no city", () =>
    expect(placeOf([at("", "", "412 Brookhaven Dr")])).toBe("412 Brookhaven Dr"));
  it("counts further places", () => expect(placeOf([at("Raleigh"), at("Cary")])).toBe("Raleigh, NC +1"));
  it("names one city once", () => expect(placeOf([at("Raleigh"), at("Raleigh")])).toBe("Raleigh, NC"));
  it("is unknown while no property has a place", () => expect(placeOf([at("", "")])).toBeNull());
  it("passes over a property without a place", () => expect(placeOf([at("", ""), at("Cary")])).toBe("Cary, NC"));
});
