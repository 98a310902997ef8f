import type { SSTConfig } from "sst";
import { keepWithinBoundary } from "./stacks/account/boundary";
import { refuseUnchecked } from "./stacks/account/checked";
import { account, region } from "./stacks/account/names";
import { alarms } from "./stacks/alarms";
import { api } from "./stacks/api";
import { data, makeProtectedTablesLast } from "./stacks/data";
import { domains } from "./stacks/domains";
import { files } from "./stacks/files";
import { jobs } from "./stacks/jobs";
import { keepDeploymentLogs } from "./stacks/logs";
import { mail } from "./stacks/mail";
import { origin } from "./stacks/origin";
import { queueFunctions } from "./stacks/queue-functions";
import { queues } from "./stacks/queues";
import { secrets } from "./stacks/secrets";
import { socketFunctions } from "./stacks/socket-functions";
import { sockets } from "./stacks/sockets";
import { web } from "./stacks/web";

export default {
  config: () => {
    refuseUnchecked(process.argv.slice(2), process.env);
    return { name: "highway", region, ...account };
  },
  stacks(app) {
    app
      .stack(secrets)
      .stack(data)
      .stack(mail)
      .stack(api)
      .stack(sockets)
      .stack(origin)
      .stack(files)
      .stack(queues)
      .stack(alarms)
      .stack(queueFunctions)
      .stack(socketFunctions)
      .stack(jobs);
    domains(app);
    app.stack(web);
    keepDeploymentLogs(app);
    keepWithinBoundary(app);
    makeProtectedTablesLast(app);
  },
} satisfies SSTConfig;
