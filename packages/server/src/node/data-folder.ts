import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { StartupError } from "./startup-error";

// Operating systems limit a socket's path to about 100 bytes.
const longestSocketName = 100;
const socketFile = "server.sock";

/**
 * Creates the data folder and locks it for this process, because two processes would destroy the built-in database. The
 * lock is a listening socket, which always ends with its process. A file with a process id would outlive it. Only this
 * process's user and root can connect to the socket.
 * @param onConnection - Handles connections to the lock. By default, they are closed.
 */
export async function takeDataFolder(
  folder: string,
  onConnection: (socket: Socket) => void = (socket) => socket.destroy(),
): Promise<{ release(): void }> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written (${codeOf(error)}).`);
  }
  const held = await connectToHolder(folder);
  held?.destroy();
  if (held !== undefined) throw new StartupError(`The data folder ${folder} is in use by another process.`);
  if (process.platform !== "win32") rmSync(join(folder, socketFile), { force: true });
  const server = createServer(onConnection);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new StartupError(`The data folder ${folder} cannot be taken (${codeOf(error)}).`)),
    );
    server.once("listening", resolve);
    privately(() => atSocket(folder, (name) => server.listen(name)));
  });
  server.unref();
  return {
    release() {
      // Closing removes the socket by the name that it was opened with, which may be relative to the folder.
      if (existsSync(folder)) atSocket(folder, () => server.close());
      else server.close();
    },
  };
}

/** Connects to the process that holds the data folder. Undefined if there is none, for example after it was killed. */
export async function connectToHolder(folder: string): Promise<Socket | undefined> {
  if (!existsSync(folder)) return undefined;
  return new Promise((resolve, reject) => {
    const socket = atSocket(folder, (name) => connect(name));
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error) => {
      // The socket belongs to another user's process, so it isn't a leftover.
      if (codeOf(error) === "EACCES" || codeOf(error) === "EPERM")
        reject(new StartupError(`The data folder ${folder} is in use by another user's process.`));
      else resolve(undefined);
    });
  });
}

/**
 * Calls `act` with a name for the folder's socket. If the full path is too long, the process changes to the folder for
 * a relative name. The system resolves the name before `act` returns.
 */
function atSocket<Value>(folder: string, act: (name: string) => Value): Value {
  const real = realpathSync(folder);
  if (process.platform === "win32")
    return act(`\\\\.\\pipe\\gatehouse-${createHash("sha256").update(real).digest("hex").slice(0, 24)}`);
  const name = join(real, socketFile);
  if (Buffer.byteLength(name) <= longestSocketName) return act(name);
  const former = process.cwd();
  process.chdir(real);
  try {
    return act(socketFile);
  } finally {
    process.chdir(former);
  }
}

/**
 * Lets `make` create files that only this user can access. Worker threads can't set the umask, and the server doesn't
 * use any.
 */
function privately(make: () => void): void {
  const former = isMainThread ? process.umask(0o177) : undefined;
  try {
    make();
  } finally {
    if (former !== undefined) process.umask(former);
  }
}

export function codeOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return String(code ?? message ?? error);
}
