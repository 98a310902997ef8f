import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { SAMPLE_HEADER } from "@highway/core/platform/outside/outside";
import {
  type Provider,
  type ProviderAddress,
  type ProviderKey,
  type ProviderName,
  providers,
} from "@highway/core/providers";
import { census, geocoder } from "./outside/census";
import { censusFiles } from "./outside/county-files";
import { federalReserve, fred, newYorkFed } from "./outside/federal-reserve";
import { fxstreet, fxstreetTokens } from "./outside/fxstreet";
import { fhfa, hud } from "./outside/loan-limits";
import { maps } from "./outside/maps";
import { ffiec } from "./outside/offer-rates";
import { places } from "./outside/places";
import { quotes } from "./outside/quotes";
import type { StandIn } from "./outside/stand-in";
import { zillow } from "./outside/zillow";
import { startService } from "./service";

const standIns: Record<ProviderName, StandIn> = {
  places,
  maps,
  geocoder,
  census,
  censusFiles,
  nyFed: newYorkFed,
  fred,
  fxstreet,
  fxstreetTokens,
  fed: federalReserve,
  zillow,
  ffiec,
  quotes,
  fhfa,
  hud,
};

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://outside");
  // "/fred/graph/x.csv" is FRED's "/graph/x.csv".
  const [name, standIn] = Object.entries(standIns).find(([name]) => pathname.startsWith(`/${name}/`)) ?? [];
  if (!name || !standIn) return response.writeHead(404).end();
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const path = pathname.slice(name.length + 1);
  const asked = { method: request.method ?? "GET", path, query, headers, body: await text(request) };
  const { status = 200, type, body } = standIn(asked);
  response.writeHead(status, { "content-type": type, [SAMPLE_HEADER]: "true" }).end(status === 204 ? undefined : body);
}

/** The environment that says where each provider is, and what key its stand-in takes: mostly none. */
function environmentAt(endpoint: string) {
  const settings = Object.entries<Provider>(providers).flatMap(([name, { setting, key }]) => [
    [setting, `${endpoint}/${name}`],
    ...(key ? [[key.setting, key.sample ?? "none"]] : []),
  ]);
  return Object.fromEntries(settings) as Record<ProviderAddress | ProviderKey, string>;
}

/**
 * The outside providers on this machine: each speaks its provider's own language and tells samples, and says so.
 * @param port  0 for any free one
 */
export async function startOutside({ port = 0 }: { port?: number } = {}) {
  const { endpoint, stop } = await startService((request, response) => {
    answer(request, response).catch((error) => {
      console.error("Outside:", error);
      response.writeHead(500).end();
    });
  }, port);
  return { endpoint, environment: environmentAt(endpoint), stop };
}
