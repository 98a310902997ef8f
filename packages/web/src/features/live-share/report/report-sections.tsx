import { clientSections } from "@highway/core/reports/pure/sections";
import { ClientSections } from "../../../report/skins/client/sections";
import { useShared } from "./report-context";

/** The report below its answer. */
export default function ReportSections() {
  const { basis } = useShared();
  return <ClientSections shown={clientSections(basis.document.toolMeta?.highlightedTables)} />;
}
