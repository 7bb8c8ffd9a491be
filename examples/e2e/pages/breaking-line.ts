import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A connection to the portal that stops in the middle of a large request, and then breaks. */
export class BreakingLine {
  /** How many connections it broke. */
  broken = 0;
  private readonly server: Server;
  private limitBytes: number;
  private isBreaking = false;
  private readonly stopped = new Set<Socket>();
  private readonly lines = new Set<Socket>();

  /** @param limitBytes - connections that send more than this stop. */
  constructor(portal: string, limitBytes: number) {
    this.limitBytes = limitBytes;
    const { hostname, port } = new URL(portal);
    this.server = createServer((browser) => {
      const line = connect(Number(port), hostname);
      this.lines.add(browser);
      const close = () => {
        this.lines.delete(browser);
        this.stopped.delete(browser);
        browser.destroy();
        line.destroy();
      };
      for (const end of [browser, line]) end.on("error", close).on("close", close);
      browser.on("data", () => {
        if (browser.bytesRead <= this.limitBytes) return;
        browser.unpipe(line).pause();
        this.stopped.add(browser);
        if (this.isBreaking) this.breakOff();
      });
      browser.pipe(line);
      line.pipe(browser);
    });
  }

  /** @returns the origin that reaches the portal through this connection. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Breaks the connections that have stopped, and each later one that would stop. */
  breakOff(): void {
    this.isBreaking = true;
    for (const browser of this.stopped) browser.resetAndDestroy();
    this.broken += this.stopped.size;
    this.stopped.clear();
  }

  /** Lets everything through again. */
  repair(): void {
    this.limitBytes = Infinity;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const line of this.lines) line.destroy();
    await closed;
  }
}
