import { HomeAndLoanPage } from "../../every/answer/home-and-loan-page";
import { buyingLoan, LoanChoice } from "../../every/answer/loan-choice";
import { RentField } from "../../every/answer/rent-field";

/** The home, its purchase loan and the rent of the same home. */
const ScenarioPage = () => (
  <HomeAndLoanPage
    loan={{ ...buyingLoan, choice: <LoanChoice /> }}
    asks="What would the same home rent for?"
    says="Ask the client, or look at three listings nearby. Everything else has a default value, which you can change beside the answer."
  >
    <RentField />
  </HomeAndLoanPage>
);

export default ScenarioPage;
