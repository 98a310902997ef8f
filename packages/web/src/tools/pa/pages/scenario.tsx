import { HomeAndLoanPage } from "../../every/answer/home-and-loan-page";
import { buyingLoan, LoanChoice } from "../../every/answer/loan-choice";

/** The home and the loan that every chapter is about. */
const ScenarioPage = () => (
  <HomeAndLoanPage
    loan={{ ...buyingLoan, choice: <LoanChoice /> }}
    asks="One home and its loan for every chapter"
    says="Type them once. Each chapter that you add reads them from here, so no two chapters can disagree. Save, then choose the chapters."
    onward="Go to the contents"
  />
);

export default ScenarioPage;
