import { AnswerOfReport } from "../../every/answer/answer-frame";
import { AnswerPage } from "../answer/answer-page";

const Page = () => (
  <AnswerOfReport>
    <AnswerPage />
  </AnswerOfReport>
);

export default Page;
