import { differencesOf } from "../../../scenario/differences/differences";
import type { WorkingReport } from "../../../scenario/document";
import { useScenario } from "../../../scenario/store/store";

type Props = {
  theirs: WorkingReport;
  /** The name of the other state: "Saved". */
  name: string;
};

/** The fields in which the open scenario and another state of it differ. */
export function Differences({ theirs, name }: Props) {
  const document = useScenario((state) => state.document);
  const rows = differencesOf(document, theirs);
  if (rows.length === 0) return <p>Both versions are the same.</p>;
  return (
    <div className="max-h-80 overflow-y-auto rounded-md border border-line">
      <table className="num w-full text-left">
        <thead className="sticky top-0 bg-canvas text-fg-3 text-xs">
          <tr>
            <th className="h-8 px-3 font-medium">What</th>
            <th className="px-3 text-right font-medium">Mine</th>
            <th className="px-3 text-right font-medium">{name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two homes may go by one name
            <tr key={place} className="border-line border-t">
              <th className="px-3 py-1.5 font-normal text-fg-2">{row.what}</th>
              <td className="px-3 text-right">{row.mine}</td>
              <td className="px-3 text-right">{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
