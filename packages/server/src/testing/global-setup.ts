import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { startDatabases } from "./start-databases";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test file asks for the run's databases. */
    gatehouseDatabases: string;
  }
}

let started: ReturnType<typeof startDatabases> | undefined;
let closeBroker: (() => void) | undefined;

/** Vitest's global setup: one pair of databases per run, started when the first test file asks for it. */
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
}

export async function teardown(): Promise<void> {
  closeBroker?.();
  await (await started)?.stop();
}
