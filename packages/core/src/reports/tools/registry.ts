import { bidOverCall } from "./bid-over";
import { consolidationCall } from "./consolidation";
import { costOfWaitingCall } from "./cost-of-waiting";
import { rentOrBuyCall } from "./rent-or-buy";
import type { ToolCall } from "./tool-call";

/** The tools that POST /v2/scenario/tools/{tool} works out. A tool joins by a line here and a file beside it. */
export const toolCalls = {
  bvr: rentOrBuyCall,
  cow: costOfWaitingCall,
  dc: consolidationCall,
  bid: bidOverCall,
} satisfies Record<string, ToolCall>;

export type CalledTool = keyof typeof toolCalls;
export const calledTools = Object.keys(toolCalls) as [CalledTool, ...CalledTool[]];
