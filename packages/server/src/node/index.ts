export { argon2 } from "./argon2";
export { type Config, readConfig } from "./config";
export { hostConfigJson } from "./host-config";
export { logToConsole } from "./log-to-console";
export { openDatabase } from "./open-database";
export { type RunningServer, serve, type ServeOptions } from "./serve";
export { createDemoSnapshot } from "./snapshot";
export { readDesigns } from "./read-designs";
export { StartupError } from "./startup-error";
