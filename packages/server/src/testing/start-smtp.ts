import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The email's headers and text as sent. */
  readonly text: string;
}

/** Starts a real SMTP server. It accepts every email unless `response` decides otherwise. */
export async function startSmtp() {
  const received: ReceivedMail[] = [];
  let response: (mail: ReceivedMail) => Error | Promise<void> | undefined = () => undefined;
  let onMail: () => void = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _, done) {
      done(address.startsWith("nobody") ? Object.assign(new Error(`No ${address} here`), { responseCode: 550 }) : null);
    },
    onData(stream: SMTPServerDataStream, { envelope }, done) {
      let text = "";
      stream.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      stream.on("end", () => {
        const mail = {
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          text,
        };
        received.push(mail);
        onMail();
        const responded = response(mail);
        if (responded instanceof Promise) void responded.then(() => done());
        else done(responded);
      });
    },
  });
  // A killed client breaks its connection.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Decides how to handle each received email: accept it, refuse it, or wait. */
    response(decide: typeof response) {
      response = decide;
    },
    /** Resolves once this many emails have arrived. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        onMail = () => received.length >= count && resolve();
        onMail();
      }),
  };
}
