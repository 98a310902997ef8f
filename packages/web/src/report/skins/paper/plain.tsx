import type { PrintedReport } from "./report";
import { useWords } from "./words";

/** The three things that people ask, in plain words. */
export function Plain({ report: { columns } }: { report: PrintedReport }) {
  const { print } = useWords();
  const insured = columns.some(({ result }) => (result?.miMonths ?? 0) > 0);
  const { apr, insurance, change } = print.plain;
  return (
    <div className="plain">
      {[apr, ...(insured ? [insurance] : []), change].map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
