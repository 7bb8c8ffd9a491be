import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import product from "../../product.json" with { type: "json" };

const startMs = 120_000;
const firstPort = Number(process.env["GATEHOUSE_E2E_PORT"] ?? "4190");
/** A new demo's data. Filling a database takes five times as long as copying it; Playwright's configuration removes an old one. */
const template = resolve(`.build/e2e-data-${firstPort}-template`);

/** A portal of one test's own, for what would disturb the others: the administrator's command line, above all. */
export class OwnPortal {
  readonly origin: string;
  private readonly data: string;
  private readonly environment: NodeJS.ProcessEnv;
  private process: ChildProcess | undefined;

  /**
   * @param place makes the portals of a run distinct; 0 and 1 are taken.
   * @param settings replace those of the demo.
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
    // On a busy machine, filling the demo's database takes longer than a test.
    test.setTimeout(test.info().timeout + startMs);
    if (!existsSync(this.data)) await this.copyDemo();
    await this.run(this.data);
  }

  /** Two workers may each make the demo at first. The template is the one that is ready first, and never half a demo. */
  private async copyDemo(): Promise<void> {
    if (!existsSync(template)) {
      const made = `${this.data}-new`;
      rmSync(made, { recursive: true, force: true });
      await this.run(made);
      await this.stop();
      try {
        renameSync(made, template);
      } catch (error) {
        if (!existsSync(template)) throw error;
        rmSync(made, { recursive: true });
      }
    }
    cpSync(template, this.data, { recursive: true });
  }

  private async run(data: string): Promise<void> {
    this.process = spawn(process.execPath, ["packages/server/dist/main.js", "--demo"], {
      env: { ...this.environment, GATEHOUSE_DATA: data },
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

  /** The output of the command line. */
  admin(...args: readonly string[]): string {
    return execFileSync(process.execPath, ["packages/server/dist/admin.js", ...args], {
      env: this.environment,
      encoding: "utf8",
    });
  }
}
