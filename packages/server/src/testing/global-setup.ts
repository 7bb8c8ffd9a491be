import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { bundlePrograms } from "./bundle-programs";
import { startDatabases } from "./start-databases";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL from which test files get the run's databases. */
    gatehouseDatabases: string;
    /** The folder of the server's bundled programs. */
    gatehousePrograms: string;
  }
}

let started: ReturnType<typeof startDatabases> | undefined;
let closeBroker: (() => void) | undefined;
let programs: Awaited<ReturnType<typeof bundlePrograms>> | undefined;

/**
 * Vitest's global setup: bundles the server's programs, and starts one pair of databases when the first test file
 * requests it.
 */
export async function setup(project: TestProject): Promise<void> {
  const broker = createServer((_, response) => {
    started ??= startDatabases();
    started.then(
      ({ sources }) => response.end(JSON.stringify(sources)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => broker.listen(0, "127.0.0.1", resolve));
  const address = broker.address();
  project.provide("gatehouseDatabases", `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
  closeBroker = () => void broker.close();
  programs = await bundlePrograms();
  project.provide("gatehousePrograms", programs.folder);
}

export async function teardown(): Promise<void> {
  closeBroker?.();
  await programs?.remove();
  await (await started)?.stop();
}
