import { CannotStart, explained, openData, type Secrets } from "./data-folder";
import { startFiles } from "./files";
import { type Serve, startGateway } from "./gateway";
import { api } from "./http/api";
import { load } from "./http/invoke";
import { type Health, localPages } from "./http/local-pages";
import { startMail } from "./mail";
import { startOutside } from "./outside";
import { startPushing } from "./outside/push-quotes";
import { printing, printingEnvironment } from "./printing";
import { startPush } from "./push";
import { loadTake, startQueues } from "./queues";
import { openSchedule } from "./schedule";
import { load as loadSocket, startSockets } from "./sockets";
import { type LocalTable, startTable } from "./table";

/** How the web app comes to the one origin: a build, Vite while developing, or nothing in tests of the API. */
export type Web = {
  serve: Serve;
  state: () => string;
  stop: () => Promise<void>;
  /** Resolves when the built pages are there, of which the one that is printed is one. */
  built: () => Promise<unknown>;
};

export type Options = {
  /** Folder for all data; it is made when it is not there. */
  data: string;
  /** The port of the one origin; 0 for any free one. */
  port?: number;
  /** The address to listen on; this machine alone without one. */
  host?: string;
  /** Plants the demo on a folder that has none. */
  seed?: boolean;
  /** Begins with an empty folder. */
  fresh?: boolean;
  /** Has the stand-in of the price feed push what it is otherwise asked for. */
  pushedQuotes?: boolean;
  web?: (server: import("node:http").Server, uploads: string) => Web;
};

const noWeb = (): Web => ({
  serve: (_request, response) => response.writeHead(404).end(),
  state: () => "none",
  stop: async () => undefined,
  built: async () => undefined,
});

function explain(error: unknown, { data, port, host }: Options): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return new CannotStart(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${Number(port) + 1} npm start`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new CannotStart(`HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${host}".`);
  if (code === "EACCES")
    return new CannotStart(`This machine does not let you use port ${port}. Choose one above 1023.`);
  return explained(error, data);
}

/** Sets all that handlers read. Nothing of it tells them where they run. */
function setEnvironment(origins: string[], secrets: Secrets, services: { environment: Record<string, string> }[]) {
  // A profile of the developer's own would win over the keys that are set here.
  for (const name of ["AWS_PROFILE", "AWS_SESSION_TOKEN"]) delete process.env[name];
  Object.assign(process.env, ...services.map(({ environment }) => environment), secrets, {
    ORIGIN: origins.join(),
    STAFF_DOMAIN: "staff@highway.test",
    PICTURE_HOSTS: "none",
  });
}

type Data = Awaited<ReturnType<typeof openData>>;
type Schedule = ReturnType<typeof openSchedule>;

async function openServices({ at }: Data, origins: string[], stops: Stop[], { mailEvent }: Schedule) {
  const table = await startTable({ path: at.table });
  stops.push(table.stop);
  const mail = await startMail({ path: at.mail, onEvent: mailEvent });
  stops.push(mail.stop);
  const files = await startFiles({ path: at.files, origins });
  stops.push(files.stop);
  const outside = await startOutside();
  stops.push(outside.stop);
  const push = await startPush();
  stops.push(push.stop);
  return { table, mail, files, outside, push };
}

type Stop = () => Promise<void>;
/** Stops the services in the reverse of the order in which they were begun. */
const stopAll = async (stops: Stop[]) => {
  for (const stop of stops.splice(0).reverse()) await stop();
};

/**
 * The whole product in this process, the deployed code on embedded services. Once a process: the SDK's clients, like a
 * Lambda's, remember the first environment that they saw.
 * @throws CannotStart with a sentence when the port or the folder is not to be had
 */
export async function start(options: Options): Promise<{ url: string; stop: Stop }> {
  const stops: Stop[] = [];
  try {
    const gateway = await startGateway(options.port ?? 0, options.host);
    stops.push(gateway.stop);
    const data = await openData(options.data, options.fresh);
    stops.push(data.close);
    const schedule = openSchedule();
    const origins = ["localhost", "127.0.0.1"].map((host) => `http://${host}:${gateway.port}`);
    const { table, mail, files, outside, push } = await openServices(data, origins, stops, schedule);
    const { promise: pages, resolve: whenServed } = Promise.withResolvers<Web>();
    const printer = printing(async () => (await pages).built());
    stops.push(printer.stop);
    const queue = await startQueues({ exports: printer.take });
    stops.push(queue.stop);
    const sockets = await startSockets({ originSecret: data.secrets.ORIGIN_SECRET });
    stops.push(sockets.stop);
    const printingPlace = { environment: printingEnvironment() };
    const asked = { environment: { ...(options.pushedQuotes && { QUOTES_URL: "none" }) } };
    setEnvironment(origins, data.secrets, [table, mail, files, outside, push, queue, sockets, printingPlace, asked]);
    if (options.seed && data.isNew) await (await import("./seed")).plant();
    await data.markPlanted();
    const web = (options.web ?? noWeb)(gateway.server, files.endpoint);
    stops.push(web.stop);
    whenServed(web);
    for (const sweep of [table.sweepExpired, files.sweep]) sweep().catch(console.error);
    const local = localPages({
      mailbox: mail.mailbox,
      health: () => health(table, web, options.data),
      pushed: push.sent,
    });
    gateway.open({ api: await deployed(data.secrets), local, web: web.serve, socket: sockets.upgrade });
    if (options.web) void loadHandlers();
    stops.push(schedule.stop);
    schedule.begin();
    if (options.pushedQuotes) stops.push(startPushing(gateway.url, data.secrets.QUOTES_PUSH_KEY).stop);
    return { url: gateway.url, stop: () => stopAll(stops) };
  } catch (error) {
    await stopAll(stops);
    throw explain(error, options);
  }
}

/** Handlers are imported only now, when the environment is set. */
async function deployed({ ORIGIN_SECRET }: Secrets): Promise<Serve> {
  const { table } = await import("@highway/core/endpoints");
  return api({ table, originSecret: ORIGIN_SECRET });
}

/** Loads all handlers, so that a person's first call does not wait for its own. */
async function loadHandlers() {
  const [{ table }, { channelTable }] = await Promise.all([
    import("@highway/core/endpoints"),
    import("@highway/core/channels"),
  ]);
  const loaded = [
    ...Object.values(table).map(({ handler }) => load(handler)),
    ...Object.values(channelTable).map(({ handler }) => loadSocket(handler)),
    loadTake("codes"),
  ];
  for (const each of loaded) each.catch(({ message }) => console.error(message));
}

async function health({ check }: LocalTable, web: Web, data: string): ReturnType<Health> {
  try {
    await check();
    return { status: "ok", web: web.state() };
  } catch (error) {
    const { message } = explained(error, data) as Error;
    return { status: "failing", reason: message, web: web.state() };
  }
}
