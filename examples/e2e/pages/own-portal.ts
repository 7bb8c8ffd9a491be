import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import product from "../../product.json" with { type: "json" };

/** This limit only ends a start that hangs. */
const startMs = 300_000;
const firstPort = Number(process.env["GATEHOUSE_E2E_PORT"] ?? "4190");
/** A new demo. The shared portal leaves this copy when it starts. */
const demoCopy = resolve(`.build/e2e-data-${firstPort}-copy`);

/** A separate portal for one test that would disturb the others, above all with the admin command line. */
export class OwnPortal {
  readonly origin: string;
  private readonly data: string;
  private readonly environment: NodeJS.ProcessEnv;
  private process: ChildProcess | undefined;

  /**
   * @param place makes the portals of a run distinct. 0 and 1 are taken.
   * @param settings override those of the demo.
   */
  constructor(place: number, settings: Readonly<Record<string, string>> = {}) {
    const port = firstPort + place;
    this.data = resolve(`.build/e2e-data-${port}`);
    rmSync(this.data, { recursive: true, force: true });
    this.origin = `http://127.0.0.1:${port}`;
    this.environment = {
      ...process.env,
      PORT: String(port),
      GATEHOUSE_DATA: this.data,
      GATEHOUSE_PRODUCT_ID: product.id,
      GATEHOUSE_PRODUCT_NAME: product.name,
      GATEHOUSE_GROUPS: resolve("examples/groups.json"),
      GATEHOUSE_HOST_CONFIG: resolve("examples/host-config.json"),
      GATEHOUSE_HOST_DIR: resolve("examples/host/dist"),
      DATABASE_URL: "",
      ...settings,
    };
  }

  async start(): Promise<void> {
    test.setTimeout(test.info().timeout + startMs);
    if (!existsSync(this.data)) cpSync(demoCopy, this.data, { recursive: true });
    // Optimizing the built-in database's code would take half of the time of these short processes.
    this.process = spawn(process.execPath, ["--liftoff-only", "packages/server/dist/main.js", "--demo"], {
      env: this.environment,
      stdio: "ignore",
    });
    const isUp = () =>
      fetch(`${this.origin}/accounts/login/`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: startMs }).toBe(true);
  }

  async stop(): Promise<void> {
    const stopped = this.process;
    this.process = undefined;
    if (stopped === undefined || stopped.exitCode !== null) return;
    const exit = new Promise((done) => stopped.once("exit", done));
    stopped.kill("SIGTERM");
    await exit;
  }

  /** Runs an admin command. Returns its output. */
  admin(...args: readonly string[]): string {
    return execFileSync(process.execPath, ["packages/server/dist/admin.js", ...args], {
      env: this.environment,
      encoding: "utf8",
    });
  }
}
