import { Columns3, UserPlus, UserRound } from "lucide-react";
import { Link } from "react-router";
import { editorOf, paths } from "../lib/paths";
import { Icon } from "../ui/icon";

const steps = [
  {
    icon: UserPlus,
    title: "Add a client",
    text: "A name is enough to begin. E-mail, income and tax rate can follow.",
    to: paths.addClient,
  },
  {
    icon: Columns3,
    title: "Compare loans",
    text: "Up to six loans side by side, on as many homes. Figures follow as you type.",
    to: editorOf({ isNew: true }),
  },
  {
    icon: UserRound,
    title: "Make it yours",
    text: "Check your name, choose one of four themes, see where you are signed in.",
    to: paths.profile,
  },
] as const;

/** What a new officer does first. It stands on the dashboard until there is a client. */
export const FirstSteps = () => (
  <section aria-labelledby="first-steps" className="rounded-lg border border-line bg-surface p-5 shadow-card">
    <h2 id="first-steps" className="mb-4 font-semibold text-h2">
      Three steps to your first comparison
    </h2>
    <ol className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
      {steps.map((step, index) => (
        <li key={step.title}>
          <Link
            to={step.to}
            className="flex h-full gap-3 rounded-md border border-line p-4 transition-colors hover:border-line-strong hover:bg-hover"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
              <Icon of={step.icon} />
            </span>
            <span>
              <span className="block font-semibold">
                {index + 1}. {step.title}
              </span>
              <span className="mt-0.5 block text-fg-2">{step.text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </section>
);
