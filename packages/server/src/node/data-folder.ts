import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { StartupError } from "./startup-error";

// Systems allow about 100 bytes for the name of a socket.
const longestSocketName = 100;
const socketFile = "server.sock";

/**
 * Makes the data folder and takes it for this process: two processes on one embedded database would destroy it. The mark is
 * a socket that listens, since that ends with its process however it ends; a file with a process id does not. Nobody but this
 * process's user and root can connect to it.
 * @param onConnection - Serves who connects to the mark; they are turned away by default.
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
      // Closing removes the socket by the name that it was given, which may be relative to the folder.
      if (existsSync(folder)) atSocket(folder, () => server.close());
      else server.close();
    },
  };
}

/** A connection to the process that holds the data folder; undefined if there is none, for example after it was killed. */
export async function connectToHolder(folder: string): Promise<Socket | undefined> {
  if (!existsSync(folder)) return undefined;
  return new Promise((resolve, reject) => {
    const socket = atSocket(folder, (name) => connect(name));
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error) => {
      // Another user's, which is not to be taken for one that is left over.
      if (codeOf(error) === "EACCES" || codeOf(error) === "EPERM")
        reject(new StartupError(`The data folder ${folder} is in use by another user's process.`));
      else resolve(undefined);
    });
  });
}

/**
 * Calls `act` with a name for the folder's socket. Where the folder's own name is too long, the name is relative to the folder, in
 * in which the process is meanwhile: the system looks up the name before `act` returns.
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

/** Files that are made meanwhile are this user's alone. A worker thread cannot say so; no program of the server uses one. */
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
