import type { Socket } from "node:net";
import { inspect } from "node:util";
import { redactError } from "../http/redact-error";
import { commandNamed } from "./admin-commands";
import { carryOut } from "./carry-out";
import { type ReadFiles, readMessages, type Reply, type Request, sendMessage } from "./channel-messages";
import type { CommandStores } from "./command";
import type { NamedFiles } from "./named-file";
import { StartupError } from "./startup-error";

/** Runs the command line's commands while this process holds the built-in database. */
export interface CommandChannel {
  /** Takes a connection. It waits until the channel is open. */
  accept(socket: Socket): void;
  /** From here on commands are carried out. `onDone` is called after each. */
  open(stores: Omit<CommandStores, "by">, onDone: () => void): void;
  /** Accepts no more commands, and resolves when the running ones are done, or at the limit. */
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
      // Reading detects that the other side disconnected.
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
        // A process that only looks whether somebody is there says nothing.
        if (first?.kind !== "run" || state === "closed") return void socket.destroy();
        await sendMessage(socket, { kind: "accepted" });
        const response = await makeResponse(first, stores, (path) => receiveFile(socket, requests, path));
        onDone();
        await sendMessage(socket, response);
        // The command line ends the connection. To end it with bytes unread would take the response from it.
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

/** Files that the command line has read, with its user's rights: this process reads none by their names. */
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

/** Requests a file from the command line, and reads it as it arrives. */
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
