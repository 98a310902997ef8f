import { ReportLoader } from "../../features/review/report-loader";
import { ShellSkeleton } from "../shell-skeleton";

export const LoadRoute = () => <ReportLoader loading={<ShellSkeleton />} />;
