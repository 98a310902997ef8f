import { aheadLines, breakEvenSentence, breakEvensOf, breakEvenTitle } from "../../break-evens";
import { inSentence } from "../../columns";
import { LoanKey } from "./loan-key";
import type { PrintedReport } from "./report";
import { Section } from "./section";
import { useWords } from "./words";

/** When each later loan's extra cash to close is paid back by its lower payment, and from when it costs less. */
export function BreakEvens({ report: { columns, times, month } }: { report: PrintedReport }) {
  const { loan: words } = useWords();
  const lines = breakEvensOf(columns, times);
  const [line] = lines;
  if (!line) return null;
  const { title, says } = words.sections.breakEven;
  return (
    <Section title={title(inSentence(line.first, words))} says={says}>
      <table className="even">
        <tbody>
          {lines.map((against) => (
            <tr key={against.column.id}>
              <th scope="row">
                <LoanKey column={against.column} /> <b>{breakEvenTitle(against, words, month)}</b>
              </th>
              <td>
                {breakEvenSentence(against, words, { inCents: true, withTerm: false })}{" "}
                {
                  aheadLines(against.comparison, words, month).find(({ explains }) => explains === "costBreakEven")
                    ?.text
                }
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
