import { createTransport } from "nodemailer";
import type { ReadyMail } from "../../mail/mail-queue";

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if needed. */
  readonly smtpUrl: string;
  /** The sender's address. */
  readonly from: string;
  /** The sender's name. */
  readonly portalName: string;
}

/** The outcome of an email. */
export type SendResult =
  | { readonly state: "sent" }
  /** A permanent refusal: the address doesn't exist, or the mail server rejects the message itself. */
  | { readonly state: "refused"; readonly reason: string }
  | {
      readonly state: "failed";
      readonly reason: string;
      /** Whether the mail server may have taken the email, for example because the connection broke before it responded. */
      readonly mayHaveArrived: boolean;
    };

export interface SmtpSender {
  send(mail: ReadyMail): Promise<SendResult>;
  close(): void;
}

const timeoutMs = 30_000;

/** Sends email to a mail server. Failure reasons are codes, because a server's own sentences can quote addresses. */
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
          // Pass an object, because nodemailer would split a text with a comma into two addresses.
          to: { name: "", address: recipient },
          subject,
          text: body,
          ...(html != null && { html }),
          messageId: `<${messageId}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribeUrl) },
        });
        return { state: "sent" };
      } catch (error) {
        const {
          code = "error",
          responseCode = 0,
          syscall,
        } = error as {
          readonly code?: string;
          readonly responseCode?: number;
          readonly syscall?: string;
        };
        const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
        const reason = responseCode === 0 ? code : `${code} ${responseCode}`;
        if (isAboutMail && responseCode >= 500) return { state: "refused", reason };
        const wasReached = code !== "EDNS" && syscall !== "connect";
        return { state: "failed", reason, mayHaveArrived: responseCode === 0 && wasReached };
      }
    },
    close: () => transport.close(),
  };
}

/** One-click unsubscribe (RFC 8058): the mail program sends one request, without a page. */
function unsubscribeHeaders(url: string | null | undefined): Readonly<Record<string, string>> {
  return url == null ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
