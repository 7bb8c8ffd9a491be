import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Server as NetServer, Socket } from "node:net";
import { retryAfterMs, unavailable } from "../http/unavailable-response";
import { readLanguage } from "../texts/language";

// A client that has just read a response may already be sending its next request: the connection only looks idle.
const idleGraceMs = 1_000;
// Time for the last responses to be sent, and for a client to read one that came before its upload was complete.
const lastResponseMs = 1_000;

export interface Drain {
  /** Registers a request. Returns false if its connection is already set to close. */
  accept(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Returns a request. It counts as running until its handler is done, even if its client has left. */
  run(request: Request, handle: () => Promise<Response>): Promise<Response>;
  /**
   * Stops listening and resolves once every accepted request gets a response and its handler is done. At the limit, the
   * others get 503.
   */
  close(limitMs: number): Promise<void>;
}

interface Connection {
  /** Unfinished responses in the order of the requests. */
  readonly responses: ServerResponse[];
  /** The socket's `bytesRead` when its last request and response were complete. More than that begins another request. */
  bytesDone: number;
}

/** Tracks a server's requests so that it can shut down without cutting one. */
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

  // Not http's `closeIdleConnections`: it cuts a response that is written but not yet flushed to a slow client.
  function endIdle(): void {
    for (const [socket, { responses, bytesDone }] of connections)
      if (responses.length === 0 && socket.bytesRead === bytesDone) socket.destroy();
  }

  function cutAll(): void {
    state = "over";
    for (const [socket, { responses }] of connections) {
      if (responses.length === 0) socket.end(rawUnavailable);
      // A stream that has begun cannot become a 503.
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
      // The rest of a body that nobody reads can arrive after its response.
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
      // First accept pending connections, in a whole turn of the loop: closing the listening socket would reset them.
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
      // No pause from here: a client that learns of a closing connection opens another, which has to be refused.
      state = "draining";
      for (const [socket, { responses }] of connections) closeAfterLast(socket, responses);
      // Not http's own `close`, which ends idle connections at once.
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

/** Of several responses on one connection, the last one closes it: nothing is sent after that. */
function closeAfterLast(socket: Socket, responses: readonly ServerResponse[]): void {
  for (const [at, response] of responses.entries())
    if (!response.headersSent) response.shouldKeepAlive = at < responses.length - 1;
  const request = responses.at(-1)?.req;
  // A client that is still sending has to read its response first: closing with unread bytes resets the connection.
  socket.destroySoon = () => {
    if (request?.complete !== false) return Socket.prototype.destroySoon.call(socket);
    socket.end();
    setTimeout(() => socket.destroy(), lastResponseMs).unref();
  };
}

// For a request whose head is not complete.
const rawUnavailable = `HTTP/1.1 503 ${STATUS_CODES[503] ?? ""}\r\nConnection: close\r\nRetry-After: ${retryAfterMs / 1_000}\r\nContent-Length: 0\r\n\r\n`;
