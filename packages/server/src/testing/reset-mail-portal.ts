import { afterAll, beforeEach } from "vitest";
import type { Database } from "../db/database";
import { passwordResets } from "../db/tables/auth";
import { mails } from "../db/tables/support";
import { users } from "../db/tables/viewer";
import { demoPasswordHash } from "../demo/accounts";
import { startMailSender } from "../node/mail/mail-sender";
import type { Browser } from "./browser";
import { readMail } from "./read-mail";
import { startSmtp } from "./start-smtp";
import { testPortal } from "./test-portal";

export const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };
export const path = "/accounts/password/reset/";
export const email = "customer@example.com";
/** A password that the rules allow. */
export const good = "a walk along the river";

/** A portal that sends password reset emails to a mail server, and the steps of a user who follows their links. */
export async function resetMailPortal(db: Database) {
  const smtp = await startSmtp();
  afterAll(() => smtp.close());
  const settings = { ...mail, smtpUrl: smtp.url, from: "support@portal.example.com" };
  const portal = testPortal(db, { mail });
  const { clock } = portal;
  const logged: string[] = [];

  beforeEach(async () => {
    smtp.received.length = 0;
    logged.length = 0;
    await db.delete(mails);
    await db.delete(passwordResets);
    await db.update(users).set({ passwordHash: demoPasswordHash, isActive: true, language: null });
  });

  const sendDue = () =>
    startMailSender(
      { db, clock },
      settings,
      (sentence) => logged.push(sentence),
      (error) => logged.push(String(error)),
    ).drained();
  const post = (browser: Browser, address: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    browser.fetch(address, {
      method: "POST",
      headers,
      body: new URLSearchParams({ csrfmiddlewaretoken: browser.cookies.get("csrftoken") ?? "", ...fields }),
    });
  const request = async (address: string, fields: Readonly<Record<string, string>> = {}, headers = {}) => {
    const browser = portal.browser();
    await browser.fetch(path, { headers });
    return post(browser, path, { email: address, ...fields }, headers);
  };
  const received = () => smtp.received.map(({ text }) => readMail(text));
  /** The path of the link in the latest email. */
  const link = () => {
    const address = /https:\/\/portal\.example\.com(\/accounts\/password\/reset\/key\/\S+)/.exec(
      received().at(-1)?.text ?? "",
    )?.[1];
    if (address === undefined) throw new Error("There is no link");
    return address;
  };
  const choose = async (address: string, password = good, repeated = password) => {
    const browser = portal.browser();
    const shown = await browser.fetch(address);
    const next = /name="next" value="([^"]*)"/.exec(await shown.text())?.[1] ?? "";
    return { shown, response: await post(browser, address, { password, repeated, next }) };
  };
  const signIn = async (password: string) => (await portal.browser().submitSignIn({ email, password })).status;

  return { smtp, portal, clock, logged, sendDue, post, request, received, link, choose, signIn };
}
