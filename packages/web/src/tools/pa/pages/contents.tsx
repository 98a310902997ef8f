import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { TypedPage } from "../../every/scenario-page";
import { ContentsPage } from "../contents/contents-page";

const rows = [0, 1, 2, 3, 4];
const ContentsSkeleton = () => (
  <Skeleton label="Loading the contents" className="flex flex-col gap-3 p-6 phone:p-4">
    <Bone className="h-6 w-full max-w-[480px]" />
    <Bone className="mb-4 h-4 w-full max-w-[400px]" />
    {rows.map((row) => (
      <Bone key={row} className="h-12 w-full" />
    ))}
  </Skeleton>
);

const Page = () => (
  <TypedPage page="contents" path="results" loading={<ContentsSkeleton />}>
    <ContentsPage />
  </TypedPage>
);

export default Page;
