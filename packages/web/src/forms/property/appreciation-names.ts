import type { AppreciationType } from "@highway/engine/scenario/schema/types";

/** In the order that they are shown in; a way's place gives its line its colour and shape. */
export const appreciationTypes = ["forecast", "historical", "custom"] as const satisfies AppreciationType[];

export const appreciationNames: Record<AppreciationType, string> = {
  forecast: "Forecast",
  historical: "Historical",
  custom: "Custom",
};
