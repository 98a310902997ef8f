/** The page of lock alerts for an officer, with a memory of its own. The test says what the API answers. */
import type { User } from "@highway/core/people/users/schema";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { SessionContext } from "../../../lib/session";
import LockAlertsPage from "./page";

export const showLockAlerts = (user: User) =>
  render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SessionContext value={{ user, replaceUser: () => {} }}>
          <LockAlertsPage />
        </SessionContext>
      </SWRConfig>
    </MemoryRouter>,
  );
