import { fileURLToPath } from "node:url";

/** The path of programs with which SST is started: its npm leaves out installs of nothing, of which there is one a function, half a second each. */
export const path = `${fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "")}:${process.env.PATH}`;
