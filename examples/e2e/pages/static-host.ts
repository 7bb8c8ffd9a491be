import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";

const dist = resolve("examples/host/dist");
const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

// The only page below `/app` that the back end serves.
const rawLog = /^\/app\/projects\/.+\/raw\/$/;

/** How the page is sent: as it was built, with a policy that needs no nonce, or with a nonce in each response. */
export type PagePolicy = "none" | "without a nonce" | "with a nonce";

/** The built host on a plain web server. The server only knows where to forward API requests. */
export class StaticHost {
  readonly origin: string;
  policy: PagePolicy = "none";
  /** The content of `config.json`, a status code, or `page` for a server that sends the page for every missing file. */
  config: object | string | number | "page" = 404;
  private readonly server: Server;

  /** @param place makes the servers of a run distinct. */
  constructor(
    place: number,
    private readonly portal: string,
  ) {
    this.port = Number(process.env["GATEHOUSE_E2E_PORT"] ?? "4190") + place;
    this.origin = `http://127.0.0.1:${this.port}`;
    this.server = createServer((incoming, outgoing) => void this.response(incoming, outgoing));
  }

  private readonly port: number;

  start(): Promise<void> {
    return new Promise((done) => this.server.listen(this.port, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async response(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? "/", this.origin);
    const isOfHost = (pathname === "/app" || pathname.startsWith("/app/")) && !rawLog.test(pathname);
    if (!isOfHost) return this.passOn(incoming, outgoing);
    const path = pathname.slice("/app/".length);
    if (path === "config.json" && this.config !== "page") {
      const isRefused = typeof this.config === "number";
      outgoing.writeHead(isRefused ? Number(this.config) : 200, {
        "Content-Type": "application/json",
        "Cache-Control": "no-cache",
      });
      return void outgoing.end(
        typeof this.config === "object" ? JSON.stringify(this.config) : isRefused ? "" : this.config,
      );
    }
    const file =
      path === "" || path.includes("..") ? undefined : await readFile(join(dist, path)).catch(() => undefined);
    if (file !== undefined)
      return void outgoing
        .writeHead(200, { "Content-Type": types[extname(path)] ?? "application/octet-stream" })
        .end(file);
    if (path.startsWith("assets/")) return void outgoing.writeHead(404).end();
    await this.page(outgoing);
  }

  private async page(outgoing: ServerResponse): Promise<void> {
    const html = await readFile(join(dist, "index.html"), "utf8");
    const nonce = randomBytes(16).toString("base64url");
    const policies: Readonly<Record<PagePolicy, string | undefined>> = {
      none: undefined,
      "without a nonce": `default-src 'self'; script-src ${this.origin}/app/assets/; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'`,
      "with a nonce": `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data: blob:; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'`,
    };
    const policy = policies[this.policy];
    outgoing.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      ...(policy !== undefined && { "Content-Security-Policy": policy }),
    });
    outgoing.end(this.policy === "with a nonce" ? html.replaceAll("__CSP_NONCE__", nonce) : html);
  }

  private passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const asked = request(
      this.portal + (incoming.url ?? ""),
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(outgoing);
      },
    );
    asked.on("error", () => outgoing.headersSent || outgoing.writeHead(502).end());
    outgoing.on("close", () => asked.destroy());
    incoming.pipe(asked);
  }
}
