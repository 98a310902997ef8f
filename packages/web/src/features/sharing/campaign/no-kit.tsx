import { Mails } from "lucide-react";
import { Empty } from "../../../ui/page/empty";
import { PageHeader, PageHeading, PageTitle } from "../../../ui/page/page-header";

/** What stands in place of campaigns where the officer has none. */
export const NoKit = ({ says }: { says: string }) => (
  <>
    <PageTitle>Buyer campaigns</PageTitle>
    <PageHeader left={<PageHeading>Buyer campaigns</PageHeading>} />
    <Empty icon={Mails} title="Fourteen emails keep a prequalified buyer up to date for 90 days">
      {says}
    </Empty>
  </>
);
