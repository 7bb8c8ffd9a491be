import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { TicketAttachment, TicketComment } from "@gatehouse/contract/support";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { replyAsStaff } from "../areas/support";
import { addMs, dayMs, systemClock } from "../core/clock";
import { fileChunks, files } from "../db/tables/files";
import { licenses } from "../db/tables/licenses";
import { mails, tickets } from "../db/tables/support";
import { users } from "../db/tables/viewer";
import { databaseFiles } from "../files/database-files";
import { killedPortals } from "../testing/killed-portal";
import { overHttp } from "../testing/start-program";
import { startSmtp } from "../testing/start-smtp";
import { testPortal } from "../testing/test-portal";
import { startMailSender } from "./mail/mail-sender";

const isLong = process.env["GATEHOUSE_LONG"] === "1";
/** How many turns of the event loop a write gets before the server is killed. Undefined waits for the write. */
const moments = isLong ? [...Array.from({ length: 19 }, (_, at) => at * at * 40), undefined] : [1_000, undefined];
const email = "customer@example.com";
const api = "/api/webapp/v1/tickets/";
const newTicket = {
  subject: "Killed",
  description: "The server is killed meanwhile.",
  license_type: "pro",
  os: "other",
  software_version: "",
};

describe.each(killedPortals)("a server on $name that is killed", ({ create }) => {
  it.each(moments)(
    "during an upload has the whole file or nothing of it, and a retry makes it one (%j)",
    async (turns) => {
      const portal = await create();
      const program = portal.start({});
      const customer = await overHttp(await program.origin()).signIn(email);
      const { id } = (await (await customer.send("POST", api, newTicket)).json()) as { readonly id: number };
      const path = `${api}${id}/attachments/`;
      const content = new Uint8Array(Buffer.alloc(1_500_000, crypto.getRandomValues(new Uint8Array(60_000))));
      const form = () => {
        const made = new FormData();
        made.append("attachments", new File([content], "killed.bin"));
        return made;
      };
      const key = { "Idempotency-Key": "killed" };
      const sent = customer.send("POST", path, form(), key).then(
        ({ status }) => status,
        () => undefined,
      );
      if (turns === undefined) await sent;
      else for (let at = 0; at < turns; at += 1) await turn();
      program.kill("SIGKILL");
      await program.ended;
      const status = await sent;

      await portal.withDatabase(async (db) => {
        const reader = await testPortal(db, { clock: systemClock }).signedIn(email);
        const listed = () => reader.getList<TicketAttachment>(path);
        const before = await listed();
        if (status === 201) expect(before).toHaveLength(1);
        const again = await reader.send("POST", path, form(), key);
        expect(again.status).toBe(201);
        const [attachment, ...more] = await listed();
        expect([attachment?.size, more]).toEqual([content.length, []]);
        const bytes = new Uint8Array(await (await reader.fetch(attachment?.url ?? "")).arrayBuffer());
        const digest = (of: Uint8Array) => createHash("sha256").update(of).digest("hex");
        expect(digest(bytes)).toBe(digest(content));
        // A cut-off upload must leave neither rows without bytes nor bytes without a row.
        await databaseFiles.sweep(db, addMs(systemClock.now(), 60_000));
        const [stored, ...others] = await db.select().from(files).where(eq(files.name, "killed.bin"));
        expect([stored?.size, others]).toEqual([content.length, []]);
        expect(await db.$count(fileChunks, eq(fileChunks.fileGuid, stored?.guid ?? ""))).toBe(6);
      });
    },
    120_000,
  );

  it.each(moments)(
    "during a comment has it once, also after a retry (%j)",
    async (turns) => {
      const portal = await create();
      const program = portal.start({});
      const customer = await overHttp(await program.origin()).signIn(email);
      const { id } = (await (await customer.send("POST", api, newTicket)).json()) as { readonly id: number };
      const path = `${api}${id}/comments/`;
      const keys = Array.from({ length: 8 }, (_, at) => ({ "Idempotency-Key": `comment-${at}` }));
      const sent = keys.map((key, at) =>
        customer.send("POST", path, { content: `Comment ${at}` }, key).then(
          ({ status }) => status,
          () => undefined,
        ),
      );
      if (turns === undefined) await Promise.all(sent);
      else for (let at = 0; at < turns; at += 1) await turn();
      program.kill("SIGKILL");
      await program.ended;
      const statuses = await Promise.all(sent);

      await portal.withDatabase(async (db) => {
        const reader = await testPortal(db, { clock: systemClock }).signedIn(email);
        const written = async () =>
          (await reader.getList<TicketComment>(path)).map(({ content }) => content.replaceAll(/<[^>]*>/g, ""));
        const before = await written();
        for (const [at, status] of statuses.entries()) if (status === 201) expect(before).toContain(`Comment ${at}`);
        for (const [at, key] of keys.entries())
          expect((await reader.send("POST", path, { content: `Comment ${at}` }, key)).status).toBe(201);
        expect((await written()).sort()).toEqual(keys.map((_, at) => `Comment ${at}`));
      });
    },
    120_000,
  );

  it("while sending email leaves each one to the next process, with its Message-ID", async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const mail = { portalUrl: "https://portal.example.com", portalName: "Compiler Portal" };
    const portal = await create();
    await portal.withDatabase(async (db) => {
      await db.update(users).set({ acceptsUserEmails: true });
      // Without expiring licenses, no other email is due.
      await db.update(licenses).set({ expiresAt: addMs(systemClock.now(), 4_000 * dayMs) });
      const some = await db.select({ id: tickets.id }).from(tickets).where(eq(tickets.status, "open")).limit(3);
      for (const { id } of some)
        await replyAsStaff({ db, clock: systemClock, mail }, id, {
          authorName: "Priya Nair",
          text: "Hello",
          isHtml: false,
        });
      expect(await db.$count(mails)).toBe(3);
    });
    // The mail server receives the first email, but never responds.
    smtp.response(() => new Promise(() => undefined));
    const program = portal.start({
      GATEHOUSE_SMTP_URL: smtp.url,
      GATEHOUSE_MAIL_FROM: "support@portal.example.com",
      GATEHOUSE_PUBLIC_URL: mail.portalUrl,
    });
    await smtp.until(1);
    program.kill("SIGKILL");
    await program.ended;
    smtp.response(() => undefined);
    await portal.withDatabase(async (db) => {
      const settings = { smtpUrl: smtp.url, from: "support@portal.example.com", ...mail };
      const later = { now: () => addMs(systemClock.now(), 11 * 60_000) };
      const logged: unknown[] = [];
      const send = () =>
        startMailSender(
          { db, clock: later },
          settings,
          (text) => logged.push(text),
          (error) => logged.push(error),
        ).drained();
      await Promise.all([send(), send()]);
      const ids = smtp.received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
      // The interrupted email arrives twice with the same message id, the others once.
      expect([ids.length, new Set(ids).size, logged]).toEqual([4, 3, []]);
      expect((await db.select().from(mails).orderBy(asc(mails.id))).map(({ sentAt }) => sentAt !== null)).toEqual([
        true,
        true,
        true,
      ]);
    });
  });
});
