import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, resolve } from "node:path";

const elements = resolve("packages/elements/dist");

/**
 * A server for one page and the elements' script, without a portal behind it. Chromium lets only pages served from this
 * machine connect to other servers on it, so the page can't be mocked.
 */
export class PlainPage {
  policy: string | undefined;
  private readonly server: Server;

  constructor(
    private readonly port: number,
    public body: string,
  ) {
    this.server = createServer((incoming, outgoing) => void this.response(incoming, outgoing));
  }

  start(): Promise<void> {
    return new Promise((done) => this.server.listen(this.port, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async response({ url = "/" }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const script = /^\/elements\/([\w-]+\.js)$/.exec(url)?.[1];
    if (script !== undefined) {
      outgoing.writeHead(200, { "Content-Type": "text/javascript" });
      return void outgoing.end(await readFile(resolve(elements, basename(script))));
    }
    if (url !== "/") return void outgoing.writeHead(404).end();
    outgoing.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      ...(this.policy !== undefined && { "Content-Security-Policy": this.policy }),
    });
    outgoing.end(
      `<!doctype html><html lang="en"><title>Plain</title><body>${this.body}<script type="module" src="/elements/index.js"></script></body></html>`,
    );
  }
}
