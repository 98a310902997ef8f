import { AnswerOfReport } from "../../every/answer/answer-frame";
import { MonthsPage } from "../answer/months-page";

const Page = () => (
  <AnswerOfReport page="every month" path="results/months">
    <MonthsPage />
  </AnswerOfReport>
);

export default Page;
