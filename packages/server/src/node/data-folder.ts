import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartupError } from "./startup-error";

// Systems allow about 100 bytes for the name of a socket.
const longestSocketName = 100;

/**
 * Makes the data folder and takes it for this process: two processes on one embedded database would destroy it. The mark is
 * a socket that listens, since that ends with its process however it ends; a file with a process id does not.
 */
export async function takeDataFolder(folder: string): Promise<{ release(): void }> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written (${codeOf(error)}).`);
  }
  const name = socketName(realpathSync(folder));
  if (await isAnswered(name)) throw new StartupError(`The data folder ${folder} is in use by another process.`);
  if (process.platform !== "win32") rmSync(name, { force: true });
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new StartupError(`The data folder ${folder} cannot be taken (${codeOf(error)}).`)),
    );
    server.listen(name, resolve);
  });
  server.unref();
  return { release: () => void server.close() };
}

function socketName(folder: string): string {
  const short = createHash("sha256").update(folder).digest("hex").slice(0, 24);
  if (process.platform === "win32") return `\\\\.\\pipe\\gatehouse-${short}`;
  const inside = join(folder, "server.sock");
  return Buffer.byteLength(inside) <= longestSocketName ? inside : join(tmpdir(), `gatehouse-${short}.sock`);
}

function isAnswered(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

export function codeOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return String(code ?? message ?? error);
}
