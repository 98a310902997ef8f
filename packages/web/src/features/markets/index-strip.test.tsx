import { render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { expect, it } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { IndexStrip, useIndices } from "./index-strip";

const Strip = () => <IndexStrip indices={useIndices()} />;

it("does not go on loading where the indices cannot be read", async () => {
  fakeApi({ "GET /v1/markets/indices": () => ({ status: 500, error: { code: "failed", alertMessage: "No." } }) });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Strip />
    </SWRConfig>,
  );
  expect(screen.getByText("Loading")).toBeDefined();
  expect(await screen.findByText("Not known right now")).toBeDefined();
});
