import { connect, type Socket } from "node:net";
import type { Browser } from "./browser";

/** The headers with a browser's cookies and CSRF token. */
export const headersOf = (browser: Browser) => ({
  Cookie: Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join("; "),
  "X-CSRFTOKEN": browser.cookies.get("csrftoken") ?? "",
});

/** The head of a request as raw text. */
export const head = (browser: Browser, method: string, path: string, ...lines: readonly string[]) =>
  [
    `${method} ${path} HTTP/1.1`,
    "Host: portal",
    ...Object.entries(headersOf(browser)).map(([name, value]) => `${name}: ${value}`),
    ...lines,
    "",
    "",
  ].join("\r\n");

/** A raw TCP connection that keeps everything it received. */
export class RawConnection {
  readonly #socket: Socket;
  received = "";
  readonly connected: Promise<void>;
  /** Resolves to everything received, preceded by the error code if the connection broke. */
  readonly closed: Promise<string>;
  #look: () => void = () => undefined;

  constructor(origin: string) {
    this.#socket = connect(Number(new URL(origin).port), "127.0.0.1");
    this.#socket.setEncoding("latin1").on("data", (text: string) => {
      this.received += text;
      this.#look();
    });
    this.connected = new Promise((resolve) => void this.#socket.on("connect", resolve));
    this.closed = new Promise((resolve) => {
      this.#socket.on("error", (error: NodeJS.ErrnoException) =>
        resolve(`${error.code ?? error.message} after ${this.received}`),
      );
      this.#socket.on("close", () => resolve(this.received));
    });
  }

  send(text: string): this {
    this.#socket.write(text);
    return this;
  }

  /** Stops reading, so that the sender has to wait. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  leave(): void {
    this.#socket.destroy();
  }

  until(pattern: RegExp): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        if (!pattern.test(this.received)) return;
        this.#look = () => undefined;
        resolve();
      };
      this.#look();
    });
  }
}

/** Resolves once the server refuses connections because it is shutting down. */
export async function untilRefused(origin: string): Promise<void> {
  while (
    (await new Promise((resolve) => {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1", () => resolve("connected"));
      socket.on("error", () => resolve("refused"));
      socket.on("connect", () => socket.destroy());
    })) === "connected"
  );
}
