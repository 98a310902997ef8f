import { ReviewedReport } from "../../features/results/reviewed-report";
import { ReportPaper } from "../../features/review/report-paper";
import { ReviewScreen } from "../../features/review/review-screen";

export const ReviewRoute = () => (
  <ReviewScreen report={(answered) => <ReviewedReport answered={answered} paper={ReportPaper} />} />
);
