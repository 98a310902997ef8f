import type { CampaignMessage, MessagePreview } from "@highway/core/sharing/campaigns/schema";
import type { Text } from "./words";

type Props = { text: Text; message: CampaignMessage; preview: MessagePreview };

type Line = { name: string; value: string | null; from: string; why?: string | null };

/** Figures of a message, where each comes from, and its value. */
export const FigureTable = ({ lines, when }: { lines: readonly Line[]; when: string }) => (
  <table className="w-full text-left">
    <caption className="mb-1 text-left font-medium text-fg-2 text-sm">Figures in this message</caption>
    <thead className="text-fg-3 text-sm">
      <tr className="border-line border-b">
        <th scope="col" className="py-1.5 font-medium">
          Figure
        </th>
        <th scope="col" className="font-medium">
          From
        </th>
        <th scope="col" className="text-right font-medium">
          {when}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ name, value, from, why }) => (
        <tr key={name} className="border-line border-b">
          <td className="py-1.5 pr-2 font-medium text-accent-text">{name}</td>
          <td className="text-fg-2">
            {from}
            {why && <span className="block text-sm text-warning">{why}</span>}
          </td>
          <td className="num text-right wrap-anywhere">{value ?? "Not known"}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The figures that the message names or requires, where each comes from, and its value now. */
export function FiguresInUse({ text, message, preview }: Props) {
  const words = `${text.subject} ${text.body}`;
  const used = preview.figures.filter(({ name }) => words.includes(`[[${name}]]`) || message.required.includes(name));
  if (used.length === 0) return null;
  return (
    <div>
      <FigureTable lines={used} when="Now" />
      <p className="mt-2 text-fg-3 text-sm">
        The figures are worked out again when the message goes out, from the report as it was last saved. If a required
        figure is missing then, the message is skipped and you are told.
      </p>
    </div>
  );
}
