import type { User } from "@highway/core/people/users/schema";
import { BrandMark } from "../../ui/brand";
import { LoanMark, loanSeries } from "../../ui/loan-mark";
import { PageTitle } from "../../ui/page/page-header";
import { SignInForm } from "./sign-in-form";

/** The sign-in page has the form on the left and what the product is for on the right. */
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
          <p className="mb-6 text-fg-2 text-md">
            Use a passkey, or a code that we email you. There is no password to remember.
          </p>
          <SignInForm onSignedIn={onSignedIn} />
        </div>
      </main>
      <RoadAhead />
    </div>
  );
}

/** Draws how four loans' balances might run over thirty years. The drawing claims no figures. */
const roadLines = [
  "M0 64C120 72 240 108 330 160S440 250 480 300",
  "M0 66C130 78 235 122 318 176S438 262 480 300",
  "M0 28C140 44 260 88 345 146S446 246 480 300",
  "M0 52C70 96 140 176 200 258L240 300",
];
const roadMarks = [
  [135, 85],
  [214, 120],
  [266, 101],
  [114, 152],
] as const;

/** The right half of the sign-in page on a wide screen. */
function RoadAhead() {
  return (
    <aside
      aria-label="About Highway"
      className="hidden flex-1 flex-col justify-center gap-10 border-line border-l bg-canvas px-[8%] lg:flex"
    >
      <p className="max-w-[22ch] font-semibold text-[32px] text-fg leading-[1.2] tracking-tight">
        Every loan a client could choose, side by side.
      </p>
      <svg viewBox="-8 0 504 320" aria-hidden="true" className="w-full max-w-[560px] overflow-visible">
        {[60, 140, 220, 300].map((y) => (
          <path key={y} d={`M0 ${y}H488`} stroke="var(--grid)" />
        ))}
        {roadLines.map((d, index) => (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={loanSeries[index]!.color}
            strokeWidth="2.5"
            strokeDasharray={loanSeries[index]!.dash}
          />
        ))}
        {roadMarks.map(([x, y], index) => (
          <svg key={x} x={x - 8} y={y - 8} width="16" height="16" role="presentation">
            <LoanMark index={index} label={null} size={16} />
          </svg>
        ))}
      </svg>
      <ul className="grid max-w-[560px] grid-cols-3 gap-6 text-fg-2 text-md">
        <li>Payments that follow each keystroke</li>
        <li>Costs and APR, with how each is calculated</li>
        <li>Scenarios saved for every client</li>
      </ul>
    </aside>
  );
}
