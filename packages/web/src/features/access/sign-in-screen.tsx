import type { User } from "@highway/core/users/schema";
import { BrandMark } from "../../ui/brand";
import { PageTitle } from "../../ui/page/page-title";
import { RoadAhead } from "./road-ahead";
import { SignInForm } from "./sign-in-form";

/** The door: the form on the left, what the product is for on the right. */
export function SignInScreen({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  return (
    <div className="flex min-h-dvh bg-surface">
      <PageTitle>Sign in</PageTitle>
      <main className="flex w-full flex-col px-6 py-6 phone:px-5 lg:w-[min(520px,44%)]">
        <div className="flex items-center gap-2 font-semibold text-h2 tracking-tight">
          <BrandMark />
          Highway
        </div>
        <div className="m-auto w-full max-w-[340px] py-12 phone:mt-[12vh]">
          <h1 className="mb-1 font-semibold text-hero tracking-tight">Sign in</h1>
          <p className="mb-6 text-fg-2 text-md">We email you a code. There is no password to remember.</p>
          <SignInForm onSignedIn={onSignedIn} />
        </div>
      </main>
      <RoadAhead />
    </div>
  );
}
