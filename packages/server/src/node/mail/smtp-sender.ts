import { createTransport } from "nodemailer";
import type { ReadyMail } from "../../mail/mail-queue";

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where there are some. */
  readonly smtpUrl: string;
  /** The sender's address. */
  readonly from: string;
  /** The name of the sender. */
  readonly portalName: string;
}

/** The outcome of an email. */
export type SendResult =
  | { readonly state: "sent" }
  /** The mail server will never take it: there is no such address, or it refuses the message itself. */
  | { readonly state: "refused"; readonly reason: string }
  | { readonly state: "failed"; readonly reason: string };

export interface SmtpSender {
  send(mail: ReadyMail): Promise<SendResult>;
  close(): void;
}

const timeoutMs = 30_000;

/** Sends email to a mail server. Reasons are codes: a server's own sentences can quote addresses. */
export function openSmtpSender({ smtpUrl, from, portalName }: SmtpSettings): SmtpSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    async send({ recipient, subject, body, html, messageId, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from: { name: portalName, address: from },
          // An object: a comma in a text would make two addresses.
          to: { name: "", address: recipient },
          subject,
          text: body,
          ...(html != null && { html }),
          messageId: `<${messageId}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) },
        });
        return { state: "sent" };
      } catch (error) {
        const { code = "error", responseCode = 0 } = error as {
          readonly code?: string;
          readonly responseCode?: number;
        };
        const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
        const reason = responseCode === 0 ? code : `${code} ${responseCode}`;
        return { state: isAboutMail && responseCode >= 500 ? "refused" : "failed", reason };
      }
    },
    close: () => transport.close(),
  };
}

/** As RFC 8058 has it: the mail program sends one request, without a page. */
function unsubscribeHeaders(url: string | null | undefined): Readonly<Record<string, string>> {
  return url == null ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
