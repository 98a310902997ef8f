import { clientSections } from "@highway/core/reports/pure/sections";
import { Homes } from "../../../report/skins/client/homes";
import { ClientSections } from "../../../report/skins/client/sections";
import { useShared } from "./report-context";

/** The report below its answer. */
export default function ReportSections() {
  const { basis } = useShared();
  return (
    <>
      <Homes />
      <ClientSections shown={clientSections(basis.document.toolMeta?.highlightedTables)} />
    </>
  );
}
