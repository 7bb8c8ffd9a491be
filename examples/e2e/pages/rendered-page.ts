import { mkdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildOptions } from "esbuild";
import { passToPortal } from "../../pass-to-portal.mjs";
import type { AccountProps } from "../rendered/account";

type Render = (props: AccountProps) => Promise<{ readonly html: string; readonly styles: string }>;

const port = Number(process.env["GATEHOUSE_E2E_PORT"] ?? "4190");
const ownReact = { 18: "examples/internal-tool/node_modules", 19: "node_modules" } as const;
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A page that a server renders with one version of React and a browser takes over. */
export class RenderedPage {
  readonly origin: string;
  props: AccountProps = { locale: "en" };
  private readonly folder: string;
  private readonly server: Server;
  private render: Render | undefined;

  /** @param place makes the servers of a run distinct. */
  constructor(
    private readonly react: keyof typeof ownReact,
    private readonly place: number,
  ) {
    this.origin = `http://127.0.0.1:${port + place}`;
    this.folder = resolve(`.build/e2e-rendered-${port + place}`);
    this.server = createServer((incoming, outgoing) => void this.response(incoming, outgoing));
  }

  async start(): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const options: BuildOptions = {
      outdir: this.folder,
      bundle: true,
      format: "esm",
      target: "es2022",
      jsx: "automatic",
      logLevel: "error",
      // React's development build, which shows warnings.
      define: { "process.env.NODE_ENV": '"development"' },
      alias: Object.fromEntries(["react", "react-dom"].map((name) => [name, resolve(ownReact[this.react], name)])),
    };
    const require = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';
    await Promise.all([
      build({ ...options, entryPoints: ["examples/e2e/rendered/browser.tsx"], splitting: true }),
      build({
        ...options,
        entryPoints: ["examples/e2e/rendered/server.tsx"],
        outExtension: { ".js": ".mjs" },
        platform: "node",
        banner: { js: require },
      }),
    ]);
    const rendering: { readonly render: Render } = await import(pathToFileURL(resolve(this.folder, "server.mjs")).href);
    this.render = rendering.render;
    await new Promise<void>((done) => this.server.listen(port + this.place, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async response(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? "/", this.origin);
    if (pathname === "/") return this.page(outgoing);
    if (!pathname.startsWith("/assets/")) return passToPortal(`http://127.0.0.1:${port}`, incoming, outgoing);
    outgoing.writeHead(200, { "Content-Type": "text/javascript" });
    outgoing.end(readFileSync(resolve(this.folder, basename(pathname))));
  }

  private async page(outgoing: ServerResponse): Promise<void> {
    const { locale, nonce } = this.props;
    const { html, styles } = (await this.render?.(this.props)) ?? { html: "", styles: "" };
    const policy = `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:`;
    outgoing.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      ...(nonce !== undefined && { "Content-Security-Policy": policy }),
    });
    const mark = nonce === undefined ? "" : `<meta property="csp-nonce" nonce="${nonce}">`;
    outgoing.end(
      `<!doctype html><html lang="${locale}"><head><title>Account</title>${mark}${styles}</head><body>` +
        `<div id="root" data-props="${escape(JSON.stringify(this.props))}">${html}</div>` +
        `<script type="module" src="/assets/browser.js" nonce="${nonce ?? ""}"></script></body></html>`,
    );
  }
}
