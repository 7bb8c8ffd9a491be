import { connect, createServer, type Server, type Socket } from "node:net";

export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  readonly url: string;
  /** Closes all connections and accepts no more. */
  refuse(): Promise<void>;
  /** Accepts connections, but forwards nothing. */
  fallSilent(): Promise<void>;
  recover(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy between a portal and its database that fails like networks and servers do. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let ownPort = 0;
  let server: Server | undefined;

  const accept = (near: Socket) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => !isSilent && to.write(bytes));
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  };

  const listen = async () => {
    const listening = (server = createServer(accept));
    await new Promise<void>((resolve) => listening.listen(ownPort, "127.0.0.1", resolve));
    const address = listening.address();
    if (typeof address === "object" && address !== null) ownPort = address.port;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    const closed = new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
    server = undefined;
    cut();
    await closed;
  };

  await listen();
  const url = new URL(target);
  url.port = String(ownPort);
  return {
    url: url.href,
    refuse: close,
    async fallSilent() {
      isSilent = true;
    },
    async recover() {
      isSilent = false;
      if (server === undefined) await listen();
    },
    stop: close,
  };
}
