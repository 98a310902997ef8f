import { TypedPage } from "../../every/scenario-page";
import { AnswerPage, AnswerSkeleton } from "../answer/answer-page";

const Page = () => (
  <TypedPage page="answer" path="results" loading={<AnswerSkeleton />}>
    <AnswerPage />
  </TypedPage>
);

export default Page;
