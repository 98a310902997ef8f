/**
 * The adapter of Amazon Location Service, Maps version 2, whose static maps may stand in mails and on paper:
 * https://docs.aws.amazon.com/location/latest/developerguide/static-maps.html
 */
import { env } from "../platform/declare/env";
import { askBytes } from "../platform/outside/outside";
import { signedFor } from "../platform/outside/signature";
import { providers } from "../providers";
import type { View } from "./pure/views";
import type { MapQuery } from "./schema";

const { name: provider, milliseconds, aws } = providers.maps;

/** The style of each view, and its zoom at the larger size: a house and its street, or the streets around. */
const looks: Record<View, { style: "Standard" | "Satellite"; zoom: number }> = {
  map: { style: "Standard", zoom: 16 },
  aerial: { style: "Satellite", zoom: 18 },
  mapWide: { style: "Standard", zoom: 13 },
  aerialWide: { style: "Satellite", zoom: 16 },
};

/** The larger is kept with a report, which prints it three inches wide. The smaller shows the same ground. */
const sizes = {
  large: { width: 1280, height: 800, closer: 0 },
  small: { width: 640, height: 400, closer: -1 },
} as const;

/**
 * Draws the place of a home, with a pin on it. Who holds the rights in the map is written in its corner.
 * @throws OutsideError
 */
export async function drawPlace({ latitude, longitude, view }: MapQuery, size: keyof typeof sizes) {
  const { style, zoom } = looks[view];
  const { width, height, closer } = sizes[size];
  const pin = { type: "Feature", geometry: { type: "Point", coordinates: [longitude, latitude] }, properties: {} };
  return askBytes({
    provider,
    milliseconds,
    sign: signedFor(aws.service),
    base: env("MAPS_URL"),
    path: "/v2/static/map",
    query: {
      style,
      center: `${longitude},${latitude}`,
      zoom: String(zoom + closer),
      width: String(width),
      height: String(height),
      "geojson-overlay": JSON.stringify({ type: "FeatureCollection", features: [pin] }),
    },
  });
}
