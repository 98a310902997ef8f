import { describe, expect, it } from "vitest";
import { townsOf } from "./towns";

const at = (city: string, state = "NC", addressDisplay = "") => ({ city, state, addressDisplay, address: "" });

describe("where a scenario is", () => {
  it("is the city and state", () => expect(townsOf([at("Raleigh")])).toBe("Raleigh, NC"));
  it("is the address while there is no city", () =>
    expect(townsOf([at("", "", "412 Brookhaven Dr")])).toBe("412 Brookhaven Dr"));
  it("counts further places", () => expect(townsOf([at("Raleigh"), at("Cary")])).toBe("Raleigh, NC +1"));
  it("names one city once", () => expect(townsOf([at("Raleigh"), at("Raleigh")])).toBe("Raleigh, NC"));
  it("is unknown while no property has a place", () => expect(townsOf([at("", "")])).toBeNull());
  it("passes over a property without a place", () => expect(townsOf([at("", ""), at("Cary")])).toBe("Cary, NC"));
});
