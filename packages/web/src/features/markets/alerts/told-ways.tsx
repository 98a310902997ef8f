import type { Alert } from "@highway/core/alerts/schema";
import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import { easternMoment, easternTime } from "../words";
import { secondsText } from "./rule-figures";

const wayNames = { page: "On your pages", push: "On your devices", mail: "By email" } as const;
type Way = keyof typeof wayNames;

/** One line for each way of an alert: when it took it, or why it has not. */
function ToldWays({ alert, write }: { alert: Alert; write: (at: string) => string }) {
  return (
    <dl className="num mt-1">
      {(["page", "push", "mail"] as const)
        .filter((way) => alert.ways[way])
        .map((way) => {
          const at = alert.told[way];
          return (
            <div key={way} className="flex justify-between gap-3 leading-6">
              <dt className="text-fg-2">{wayNames[way]}</dt>
              <dd className="font-medium">{at ? write(at) : notYet(alert, way)}</dd>
            </div>
          );
        })}
    </dl>
  );
}

/** When each way took an alert, in seconds from its tick. */
export const Latencies = ({ alert }: { alert: Alert }) => (
  <ToldWays
    alert={alert}
    write={(at) => `${easternTime(Date.parse(at), { seconds: true })}, ${secondsText(alert, at)} later`}
  />
);

/** How long each way of the last test took. */
export function LastTest({ alert }: { alert: Alert }) {
  const at = Date.parse(alert.createdAt);
  const isToday = inEastern(at).day === inEastern(Date.now()).day;
  return (
    <section className="border-line border-t pt-3">
      <h3 className="font-medium text-fg-2">
        {`Last test, ${isToday ? `today ${easternTime(at)} ET` : easternMoment(at)}`}
      </h3>
      <ToldWays alert={alert} write={(told) => secondsText(alert, told)} />
    </section>
  );
}

const SOON_MS = 20_000;
function notYet({ createdAt, heldUntil }: Alert, way: Way): string {
  if (heldUntil && Date.parse(heldUntil) > Date.now()) return `Waits until ${easternTime(Date.parse(heldUntil))} ET`;
  if (Date.now() - Date.parse(heldUntil ?? createdAt) < SOON_MS) return "On its way";
  return { page: "No page was open", push: "No device received it", mail: "Not sent" }[way];
}
