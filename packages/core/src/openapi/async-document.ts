import type { Channel, Message } from "../platform/declare/channel";
import { SUBPROTOCOL } from "../platform/pure/sockets";
import { type JsonSchema, Records } from "./records";

type Reference = { $ref: string };
type Described = { name: string; summary: string; payload: JsonSchema; examples: object[] };
export type AsyncDocument = {
  asyncapi: string;
  info: { title: string; version: string; description: string };
  defaultContentType: string;
  servers: Record<string, object>;
  channels: Record<
    string,
    { address: string; description: string; messages: Record<string, Reference>; bindings: object }
  >;
  operations: Record<string, { action: string; summary: string; channel: Reference; messages: Reference[] }>;
  components: { messages: Record<string, Described>; schemas: Record<string, JsonSchema>; securitySchemes: object };
};

/** Makes the AsyncAPI 3 document of a table of channels, which stands beside the OpenAPI document of the calls. */
export function asyncApi(table: Record<string, Channel>): AsyncDocument {
  const records = new Records();
  const channels: AsyncDocument["channels"] = {};
  const operations: AsyncDocument["operations"] = {};
  const messages: AsyncDocument["components"]["messages"] = {};
  for (const [address, declared] of Object.entries(table)) {
    const name = declared.handler;
    const own: Record<string, Reference> = {};
    const add = (action: "receive" | "send", [title, message]: [string, Described]) => {
      const id = `${name}${title[0]!.toUpperCase()}${title.slice(1)}`;
      messages[id] = message;
      own[title] = { $ref: `#/components/messages/${id}` };
      operations[`${name}${action === "send" ? "Sends" : "Receives"}${id.slice(name.length)}`] = {
        action,
        summary: message.summary,
        channel: { $ref: `#/channels/${name}` },
        messages: [{ $ref: `#/channels/${name}/messages/${title}` }],
      };
    };
    for (const each of describeMessages(declared.receives, records)) add("receive", each);
    for (const each of describeMessages(declared.sends, records)) add("send", each);
    add("send", ["failure", failure]);
    channels[name] = { address, description: declared.does, messages: own, bindings: { ws: binding } };
  }
  const schemas = records.met;
  return { ...head, channels, operations, components: { messages, schemas, securitySchemes } };
}

const head = {
  asyncapi: "3.0.0",
  info: {
    title: "Highway",
    version: "1",
    description:
      "Channels are websockets at Highway's own address. A connection is opened from Highway's own pages with a ticket of POST /v1/sockets/tickets, which works once. " +
      "Every message is an object that names its `action`. A message that does not fit is answered with `failure`. One larger than 32 KB closes the connection with 1009; ten minutes of silence, or two hours, close it with 1001.",
  },
  defaultContentType: "application/json",
  servers: {
    highway: {
      host: "{host}",
      protocol: "wss",
      variables: { host: { description: "The address at which people open Highway." } },
      security: [{ $ref: "#/components/securitySchemes/ticket" }],
    },
  },
};

const securitySchemes = {
  ticket: {
    type: "httpApiKey",
    in: "header",
    name: "Sec-WebSocket-Protocol",
    description: `The subprotocols \`${SUBPROTOCOL}\` and \`ticket.\` followed by the ticket.`,
  },
};

const binding = {
  method: "GET",
  headers: {
    type: "object",
    required: ["Origin", "Sec-WebSocket-Protocol"],
    properties: {
      Origin: { type: "string", description: "Highway's own address." },
      "Sec-WebSocket-Protocol": { type: "string", examples: [`${SUBPROTOCOL}, ticket.usr_….…`] },
    },
  },
  bindingVersion: "0.1.0",
};

const actionSchema = (action: string) => ({ type: "string", const: action });

const describeMessages = (messages: Record<string, Message>, records: Records): [string, Described][] =>
  Object.entries(messages).map(([action, { does, fields, example }]) => {
    const { properties = {}, required = [], ...rest } = records.answer(fields, action);
    const payload = {
      ...rest,
      required: ["action", ...required],
      properties: { action: actionSchema(action), ...properties },
    };
    return [action, { name: action, summary: does, payload, examples: [{ payload: { action, ...example } }] }];
  });

const failure: Described = {
  name: "failure",
  summary: "What was wrong with a message, or why the connection is closed.",
  payload: {
    type: "object",
    required: ["action", "code", "alertMessage"],
    properties: {
      action: actionSchema("failure"),
      code: { type: "string", description: "invalid, signedOut, tooMany and the like" },
      alertMessage: { type: "string", description: "A sentence for a person." },
      fields: { type: "object", additionalProperties: { type: "string" }, description: "Path to sentence." },
    },
  },
  examples: [
    { payload: { action: "failure", code: "invalid", alertMessage: "There is no such message on this channel." } },
  ],
};
