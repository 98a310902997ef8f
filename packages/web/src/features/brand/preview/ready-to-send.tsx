import { CircleCheck, CircleDashed } from "lucide-react";
import { Icon } from "../../../ui/icon";
import { useHeaderFormHere } from "../header/use-header-form";

/** What a client should find in a header. A name and a company are needed to send; the rest is advice. */
export function ReadyToSend() {
  const { header, allowed } = useHeaderFormHere();
  const hasPhone = [header.primaryPhone, header.secondaryPhone, header.alternatePhone].some(({ number }) => number);
  const parts = [
    { name: "Name and company", done: header.hasHeader },
    { name: "Email and a phone", done: header.email !== "" && hasPhone },
    { name: "License number", done: header.license !== "" },
    ...(allowed.compLogos ? [{ name: "Equal Housing mark", done: /[23]/.test(header.complianceLogos) }] : []),
  ];
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-card phone:p-4">
      <h2 className="font-semibold text-h2">Ready to send</h2>
      <ul className="mt-2 grid grid-cols-2 gap-2 phone:grid-cols-1">
        {parts.map(({ name, done }) => (
          <li key={name} className={`flex items-center gap-2 ${done ? "" : "text-fg-3"}`}>
            <Icon of={done ? CircleCheck : CircleDashed} className={done ? "text-positive" : ""} />
            {name}
            <span className="sr-only">{done ? ": done" : ": missing"}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
