import { cut } from "@highway/engine/text/cut";
import { Download } from "lucide-react";
import { useActions } from "../../lib/actions";
import { notify } from "../../lib/notify";
import { useScenario } from "../../scenario/store/store";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/overlays/menu";
import type { By, ScheduleLoan } from "./lines";

type Props = { loans: readonly ScheduleLoan[]; by: By; firstPayment: string };

/** Downloads the rows as they are shown, of the loans that are shown. The code that writes a file is loaded with the press. */
export function DownloadMenu({ loans, by, firstPayment }: Props) {
  const download = async (write: () => Promise<[Blob, "csv" | "xlsx"]>) => {
    try {
      const [file, ending] = await write();
      downloadFile(file, scheduleFileName(useScenario.getState().document.name, ending));
    } catch {
      notify.error("The schedule could not be downloaded. Check your connection and try again.");
    }
  };
  const csv = async (): Promise<[Blob, "csv"]> => {
    const { csvOf } = await import("./csv");
    return [new Blob([csvOf(loans, by, firstPayment)], { type: "text/csv;charset=utf-8" }), "csv"];
  };
  const excel = async (): Promise<[Blob, "xlsx"]> => {
    const [{ sheetsOf }, { xlsx }] = await Promise.all([import("./workbook"), import("./xlsx")]);
    const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    return [new Blob([xlsx(sheetsOf(loans, by, firstPayment))], { type }), "xlsx"];
  };
  const actions = [
    {
      label: "Excel workbook (XLSX)",
      does: "Download the schedule as an Excel workbook",
      also: "xlsx export file",
      icon: Download,
      onSelect: () => void download(excel),
    },
    {
      label: "Comma-separated (CSV)",
      does: "Download the schedule as comma-separated text",
      also: "csv export file",
      icon: Download,
      onSelect: () => void download(csv),
    },
  ];
  useActions(actions);
  return (
    <Menu
      label="Download the schedule"
      saysItsName
      buttonClassName={buttonClass({ size: "sm" })}
      button={
        <>
          <Icon of={Download} size={14} />
          <span className="phone:sr-only">Download</span>
        </>
      }
      actions={actions.map(({ label, onSelect }) => ({ label, onSelect }))}
    />
  );
}

/** Downloads a file under this name. */
function downloadFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Gives a name that every system takes: "Raleigh or Cary, amortization schedule.csv". */
export const scheduleFileName = (scenario: string, ending: "csv" | "xlsx") => {
  const taken = scenario.replace(/[<>:"/\\|?*\p{Cc}]/gu, " ").replace(/\s+/g, " ");
  const plain = cut(taken.trim(), 80).trimEnd();
  return `${plain ? `${plain}, a` : "A"}mortization schedule.${ending}`;
};
