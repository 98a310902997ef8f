import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Bone } from "../../../ui/page/skeleton";
import type { NextStep } from "./next-step";

/** Says what to do next for a client, with the way there. It is as high before the facts are read as with them. */
export const NextStepCard = ({ step }: { step: NextStep | null }) => (
  <section
    aria-labelledby="next-step"
    className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-3 shadow-card"
  >
    <Icon of={ArrowRight} className="text-accent-text" />
    <div className="min-w-0 flex-1 basis-48">
      <h2 id="next-step" className="text-fg-3 text-sm">
        Next step
      </h2>
      {step ? (
        <p className="font-medium wrap-anywhere">{step.sentence}</p>
      ) : (
        <Bone className="mt-1 h-3 w-64 max-w-full" />
      )}
    </div>
    {step?.action && (
      <Link to={step.action.to} className={buttonClass({ className: "phone:w-full" })}>
        {step.action.label}
      </Link>
    )}
  </section>
);
