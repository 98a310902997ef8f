import type { User } from "@highway/core/users/schema";
import { useState } from "react";
import { CodeStep } from "./code-step";
import { EmailStep } from "./email-step";

/** Signs in by a code that is mailed. With an `email` given, it is that person's code that is asked for. */
export function SignInForm({ email: known, onSignedIn }: { email?: string; onSignedIn: (user: User) => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  if (asked === null) return <EmailStep known={known} onAsked={setAsked} />;
  return <CodeStep email={asked} onSignedIn={onSignedIn} onBack={known ? undefined : () => setAsked(null)} />;
}
