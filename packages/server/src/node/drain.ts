import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Server as NetServer, Socket } from "node:net";
import { retryAfterMs, unavailable } from "../http/unavailable-response";
import { readLanguage } from "../texts/language";

// A connection may only look idle: after a response, the client may already be sending its next request.
const idleGraceMs = 1_000;
// Time to send the last responses, and for a client to read one that came before its upload was complete.
const lastResponseMs = 1_000;

export interface Drain {
  /** Registers a request. Returns false if its connection is already set to close. */
  accept(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Runs a request's handler. The request counts as running until the handler is done, even if its client has left. */
  run(request: Request, handle: () => Promise<Response>): Promise<Response>;
  /**
   * Stops listening. Resolves once every accepted request has its response and its handler is done. At the limit, the
   * remaining requests get 503.
   */
  close(limitMs: number): Promise<void>;
}

interface Connection {
  /** Unfinished responses in the order of the requests. */
  readonly responses: ServerResponse[];
  /**
   * The socket's `bytesRead` when its last request and response were complete. A larger value means that another
   * request has begun.
   */
  bytesDone: number;
}

/** Tracks a server's requests so that it can shut down without cutting one off. */
export function createDrain(server: Server): Drain {
  const connections = new Map<Socket, Connection>();
  /** Connections whose last response said `Connection: close`. */
  const closing = new WeakSet<Socket>();
  /** Responds to each running request with 503. */
  const cuts = new Set<() => void>();
  let state: "serving" | "draining" | "over" = "serving";
  let notice: () => void = () => undefined;

  server.on("connection", (socket: Socket) => {
    connections.set(socket, { responses: [], bytesDone: 0 });
    socket.on("close", () => {
      connections.delete(socket);
      notice();
    });
  });

  // Don't use http's `closeIdleConnections`: it cuts off a response that is not yet flushed to a slow client.
  function endIdle(): void {
    for (const [socket, { responses, bytesDone }] of connections)
      if (responses.length === 0 && socket.bytesRead === bytesDone) socket.destroy();
  }

  function cutAll(): void {
    state = "over";
    for (const [socket, { responses }] of connections) {
      if (responses.length === 0) socket.end(rawUnavailable);
      // A response that has started can't become a 503.
      else if (responses[0]?.headersSent === true) socket.destroy();
    }
    for (const cut of cuts) cut();
  }

  return {
    accept(incoming, outgoing) {
      const { socket } = incoming;
      const connection = connections.get(socket) ?? { responses: [], bytesDone: 0 };
      const { responses } = connection;
      if (closing.has(socket) || responses.some((earlier) => earlier.headersSent && !earlier.shouldKeepAlive))
        return false;
      responses.push(outgoing);
      const finish = () => {
        if (incoming.complete) connection.bytesDone = socket.bytesRead;
        notice();
      };
      outgoing.on("close", () => {
        if (!outgoing.shouldKeepAlive) closing.add(socket);
        responses.splice(responses.indexOf(outgoing), 1);
        finish();
      });
      // The rest of an unread body can arrive after its response.
      incoming.on("close", finish);
      if (state !== "serving") closeAfterLast(socket, responses);
      return true;
    },

    run({ url, headers }, handle) {
      const instead = () => unavailable(new URL(url).pathname, readLanguage(headers.get("Accept-Language")));
      if (state === "over") return Promise.resolve(instead());
      return new Promise((resolve, reject) => {
        const cut = () => resolve(instead());
        cuts.add(cut);
        void handle()
          .then(resolve, reject)
          .finally(() => {
            cuts.delete(cut);
            notice();
          });
      });
    },

    async close(limitMs) {
      // First accept pending connections for a whole turn of the event loop. Closing the listening socket would reset
      // them.
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
      // Don't await until the socket is closed: a client that sees `Connection: close` reconnects, and must be refused.
      state = "draining";
      for (const [socket, { responses }] of connections) closeAfterLast(socket, responses);
      // Don't use http's own `close`, which ends idle connections immediately.
      NetServer.prototype.close.call(server);
      const until = (isDone: () => boolean, ms: number) =>
        new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(false), ms);
          notice = () => {
            if (!isDone()) return;
            clearTimeout(timer);
            resolve(true);
          };
          notice();
        });
      const isQuiet = () => connections.size === 0 && cuts.size === 0;
      if (!(await until(isQuiet, Math.min(idleGraceMs, limitMs)))) {
        endIdle();
        const isDone = await until(
          () => {
            endIdle();
            return isQuiet();
          },
          Math.max(0, limitMs - idleGraceMs),
        );
        if (!isDone) {
          cutAll();
          await until(() => connections.size === 0, lastResponseMs);
        }
      }
      server.closeAllConnections();
    },
  };
}

/** Makes the last of several responses on a connection close it, because nothing can follow that one. */
function closeAfterLast(socket: Socket, responses: readonly ServerResponse[]): void {
  for (const [at, response] of responses.entries())
    if (!response.headersSent) response.shouldKeepAlive = at < responses.length - 1;
  const request = responses.at(-1)?.req;
  // Closing with unread bytes resets the connection, so a client that is still sending must first get to read its
  // response.
  socket.destroySoon = () => {
    if (request?.complete !== false) return Socket.prototype.destroySoon.call(socket);
    socket.end();
    setTimeout(() => socket.destroy(), lastResponseMs).unref();
  };
}

// The response to a request whose head is incomplete.
const rawUnavailable = `HTTP/1.1 503 ${STATUS_CODES[503] ?? ""}\r\nConnection: close\r\nRetry-After: ${retryAfterMs / 1_000}\r\nContent-Length: 0\r\n\r\n`;
