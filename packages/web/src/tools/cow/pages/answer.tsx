import { AnswerSkeleton } from "../../every/answer/answer-frame";
import { TypedPage } from "../../every/scenario-page";
import { AnswerPage } from "../answer/answer-page";

const Page = () => (
  <TypedPage page="answer" path="results" loading={<AnswerSkeleton />}>
    <AnswerPage />
  </TypedPage>
);

export default Page;
