/** The one table of channels. Stacks, local gateway, API document and walking tests read it whole; a handler reads its own domain's channels. */
import { hubChannels } from "./market/hub/channels";

export const channelTable = { ...hubChannels };
export type ChannelTable = typeof channelTable;
