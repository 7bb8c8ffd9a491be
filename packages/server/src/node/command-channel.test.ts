import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ticket } from "@gatehouse/contract/support";
import { afterAll, describe, expect, it } from "vitest";
import { copyDataFolder } from "../testing/databases";
import { imageBytes } from "../testing/images";
import { killedPortals } from "../testing/killed-portal";
import { overHttp, startProgram as start } from "../testing/start-program";
import { readMessages, type Reply, sendMessage } from "./channel-messages";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-channel-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const email = "customer@example.com";
const archive = join(folder, "compiler-6.1.zip");
writeFileSync(archive, Buffer.alloc(3_000_000, "archive"));
const changelog = join(folder, "CHANGELOG.md");
writeFileSync(changelog, "- It is faster.\n");
const picture = join(folder, "wave.png");
writeFileSync(picture, imageBytes("png"));
const design = join(folder, "design/src");
mkdirSync(design, { recursive: true });
writeFileSync(join(design, "top.v"), "module top; endmodule");

// Each test waits for several processes, which start slowly on a busy machine.

describe.each(killedPortals)("the command line beside a server on $name", ({ create }) => {
  it("does its work while the server runs, as it does alone", async () => {
    const portal = await create();
    const server = portal.start({});
    const customer = await overHttp(await server.origin()).signIn(email);
    const admin = (...args: string[]) => portal.admin(...args).ended;

    const [order] = await customer.getList<{ guid: string; status: string }>("/api/webapp/v1/orders/");
    const done = await admin("set-order-status", order?.guid ?? "", "wp");
    expect(done).toEqual({ code: 0, stdout: `Order ${order?.guid ?? ""} is now wp.\n`, stderr: "" });
    expect(await customer.getJson(`/api/webapp/v1/orders/${order?.guid ?? ""}/`)).toMatchObject({ status: "wp" });

    // A refusal is one sentence on stderr. The exit status is 1, or 2 if the command line sent nothing to the server.
    expect(await admin("set-order-status", "999999", "de")).toEqual({
      code: 1,
      stdout: "",
      stderr: "There is no order 999999.\n",
    });
    expect(await admin("publish", "v6.1", join(folder, "none.zip"))).toEqual({
      code: 2,
      stdout: "",
      stderr: `${join(folder, "none.zip")} cannot be read (ENOENT).\n`,
    });

    // All the ways to send a file: as a text, as a stream, as part of a folder, and by its first bytes.
    expect(await admin("publish", "v6.1", archive, "--changelog", changelog, "--nightly")).toMatchObject({
      code: 0,
      stdout: "v6.1 has the file compiler-6.1.zip (3000000 bytes) and is published as a nightly build.\n",
    });
    expect((await admin("list-releases")).stdout).toMatch(
      /v6\.1 {2}compiler-6\.1\.zip, 3000000 bytes, sha256 [0-9a-f]{64}/,
    );
    const pushed = [
      "push",
      "From the shell",
      join(folder, "design"),
      "--account",
      email,
      "--message",
      "First",
      "--create",
    ];
    expect(await admin(...pushed)).toMatchObject({ code: 0, stdout: expect.stringContaining("is number 1") as string });
    const [ticket] = await customer.getList<Ticket>("/api/webapp/v1/tickets/");
    const id = String(ticket?.id);
    expect(await admin("reply", id, "--as", "Priya", "--text", "See here.", "--attach", picture)).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect((await admin("tickets", id)).stdout).toContain(`file wave.png, ${imageBytes("png").length} bytes`);

    // A password comes from this process's own stdin, and ends the account's sessions.
    const password = await portal.adminWith("marble lamp 4 you\n", "set-password", email).ended;
    expect(password).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${email} has a new password.`) as string,
    });
    expect((await customer.fetch("/api/webapp/v1/me/")).status).toBe(403);
    await overHttp(await server.origin()).signIn(email, "marble lamp 4 you");

    // Each command left a row, with the user who ran it and the result, and without the password.
    const audited = (await admin("list-audit", "--kind", "command")).stdout;
    const by = "by command line \\([^)]+\\)  –";
    expect(audited).toMatch(new RegExp(`  command  done  –  ${by}  set-order-status ${order?.guid ?? ""} wp$`, "m"));
    expect(audited).toMatch(new RegExp(`  command  refused  –  ${by}  set-order-status 999999 de$`, "m"));
    expect(audited).toMatch(new RegExp(`  command  done  ${email}  ${by}  set-password$`, "m"));
    expect(audited).not.toContain("marble");
    server.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    expect((await admin("list-releases")).stdout).toContain("v6.1");
  });
});

describe("the server's socket", () => {
  it("is its user's alone, and one that is left over does no harm", async () => {
    const data = join(folder, "data");
    await copyDataFolder(data);
    chmodSync(data, 0o755);
    const admin = () => start("admin-command", { GATEHOUSE_DATA: data }, ["list-impersonations"]).ended;
    const nobody = { code: 0, stdout: "No impersonations yet.\n", stderr: "" };
    const server = start("main", { GATEHOUSE_DATA: data });
    await server.greeting();
    expect(statSync(join(data, "server.sock")).mode & 0o777).toBe(0o600);
    // The server disconnects a client that sends invalid data or nothing, and keeps running.
    for (const text of ["", "GET / HTTP/1.1\r\n\r\n", "\u0000\u0000\u0000\u0004what"]) {
      const socket = connect(join(data, "server.sock"));
      await new Promise((resolve) => socket.on("error", resolve).on("close", resolve).end(text));
    }
    expect(await admin()).toEqual(nobody);
    server.kill("SIGKILL");
    await server.ended;
    expect(statSync(join(data, "server.sock")).isSocket()).toBe(true);
    expect(await admin()).toEqual(nobody);
    const again = start("main", { GATEHOUSE_DATA: data });
    await again.greeting();
    expect(await admin()).toEqual(nobody);
    again.kill("SIGTERM");
    expect((await again.ended).code).toBe(0);
  });

  it("is in the data folder even where the folder's name is longer than a socket's may be", async () => {
    const data = join(folder, "long".repeat(40));
    await copyDataFolder(data);
    const server = start("main", { GATEHOUSE_DATA: data });
    await server.greeting();
    const env = { GATEHOUSE_DATA: data };
    expect((await start("main", env).ended).stderr).toBe(`The data folder ${data} is in use by another process.\n`);
    expect(await start("admin-command", env, ["verify-domain", "example.org"]).ended).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect(statSync(join(data, "server.sock")).isSocket()).toBe(true);
    server.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });

  it("keeps nothing of a file whose command line is killed in the middle of it", async () => {
    const data = join(folder, "killed");
    await copyDataFolder(data);
    const server = start("main", { GATEHOUSE_DATA: data });
    await server.greeting();
    const env = { GATEHOUSE_DATA: data };
    const facts = new Map([["large.zip", { size: 9_000_000, start: new Uint8Array() }]]);
    const socket = connect(join(data, "server.sock"));
    await sendMessage(socket, {
      kind: "run",
      args: ["publish", "v7.0", "large.zip"],
      files: { texts: new Map(), facts, sources: new Map() },
      by: "a test",
    });
    for await (const reply of readMessages<Reply>(socket)) {
      if (reply.kind !== "send") continue;
      expect(reply.path).toBe("large.zip");
      for (let at = 0; at < 20; at += 1) await sendMessage(socket, { kind: "bytes", bytes: Buffer.alloc(65_536) });
      break;
    }
    socket.destroy();
    expect((await start("admin-command", env, ["list-releases"]).ended).stdout).not.toContain("v7.0");
    expect((await start("admin-command", env, ["publish", "v7.0", archive]).ended).code).toBe(0);
    server.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });
});
