import { Navigate, useLocation, useParams } from "react-router";
import { startOf } from "../tools/places";
import { tools } from "../tools/registry";
import { NotFound } from "./not-found";

/** An older address of a tool goes on to its page and keeps what it asks for. */
export function LegacyTool() {
  const { tool: key } = useParams();
  const { search, hash } = useLocation();
  const tool = tools.find((each) => each.key === key);
  return tool ? <Navigate replace to={{ pathname: startOf(tool), search, hash }} /> : <NotFound />;
}
