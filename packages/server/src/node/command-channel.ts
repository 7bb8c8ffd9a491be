import type { Socket } from "node:net";
import { inspect } from "node:util";
import { redactError } from "../http/redact-error";
import { commandNamed } from "./admin-commands";
import { carryOut } from "./carry-out";
import { type ReadFiles, readMessages, type Reply, type Request, sendMessage } from "./channel-messages";
import type { CommandStores } from "./command";
import type { NamedFiles } from "./named-file";
import { StartupError } from "./startup-error";

/** Runs commands for the command line while this process has the built-in database open. */
export interface CommandChannel {
  /** Accepts a connection. Its command waits until the channel opens. */
  accept(socket: Socket): void;
  /** Starts to run commands. `onDone` is called after each one. */
  open(stores: Omit<CommandStores, "by">, onDone: () => void): void;
  /** Accepts no more commands. Resolves when the running ones are done, or at the limit. */
  close(limitMs: number): Promise<void>;
}

export function createCommandChannel(): CommandChannel {
  let state: "starting" | "open" | "closed" = "starting";
  let opened: (serve: (socket: Socket) => Promise<void>) => void;
  const ready = new Promise<(socket: Socket) => Promise<void>>((resolve) => (opened = resolve));
  const running = new Set<Promise<void>>();
  const waiting = new Set<Socket>();
  return {
    accept(socket) {
      // Without this handler, a reset connection would end the process. Reading detects the disconnect.
      socket.on("error", () => undefined);
      if (state === "closed") return void socket.destroy();
      waiting.add(socket);
      socket.on("close", () => waiting.delete(socket));
      void ready.then(async (serve) => {
        const served = serve(socket);
        running.add(served);
        await served.finally(() => running.delete(served));
      });
    },
    open(stores, onDone) {
      state = "open";
      opened(async (socket) => {
        const requests = readMessages<Request>(socket);
        const first = (await requests.next()).value;
        // A process that only checks for a running server sends nothing.
        if (first?.kind !== "run" || state === "closed") return void socket.destroy();
        await sendMessage(socket, { kind: "accepted" });
        const response = await makeResponse(first, stores, (path) => receiveFile(socket, requests, path));
        onDone();
        await sendMessage(socket, response);
        // Let the command line close the connection. Closing it here with unread bytes could discard the response.
        while ((await requests.next()).done !== true);
        socket.destroy();
      });
    },
    async close(limitMs) {
      state = "closed";
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise((resolve) => (timer = setTimeout(resolve, limitMs)));
      await Promise.race([Promise.allSettled(running), limit]);
      clearTimeout(timer);
      for (const socket of waiting) socket.destroy();
    },
  };
}

async function makeResponse(
  { args, files, by }: Extract<Request, { kind: "run" }>,
  stores: Omit<CommandStores, "by">,
  stream: NamedFiles["stream"],
): Promise<Reply> {
  try {
    const [name = "", ...rest] = args;
    const run = await commandNamed(name)(rest, sentFiles(files, stream));
    return { kind: "done", text: await carryOut(run, args, { ...stores, by }) };
  } catch (error) {
    return { kind: "refused", text: error instanceof StartupError ? error.message : inspect(redactError(error)) };
  }
}

/**
 * The files that the command line sent. It read them with its user's rights, because this process must not open files
 * by name.
 */
function sentFiles({ texts, facts, sources, password }: ReadFiles, stream: NamedFiles["stream"]): NamedFiles {
  const sent = <Value>(files: ReadonlyMap<string, Value>, path: string): Value => {
    const value = files.get(path);
    if (value === undefined) throw new StartupError(`${path} was not sent.`);
    return value;
  };
  return {
    text: (path) => sent(texts, path),
    facts: (path) => sent(facts, path),
    sources: (folder) => sent(sources, folder),
    stream,
    password: async () => {
      if (password === undefined) throw new StartupError("The password was not sent.");
      return password;
    },
  };
}

/** Requests a file from the command line and streams it as it arrives. */
function receiveFile(
  socket: Socket,
  requests: AsyncGenerator<Request, void, void>,
  path: string,
): ReadableStream<Uint8Array> {
  let isAsked = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isAsked) await sendMessage(socket, { kind: "send", path });
        isAsked = true;
        const { value: message } = await requests.next();
        if (message?.kind === "bytes") controller.enqueue(message.bytes);
        else if (message?.kind === "end") controller.close();
        else
          throw new StartupError(
            message?.kind === "unreadable" ? message.sentence : `${path} was not sent to its end.`,
          );
      },
    },
    { highWaterMark: 0 },
  );
}
