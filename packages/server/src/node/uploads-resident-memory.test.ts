import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { files } from "../db/tables/files";
import type { Browser } from "../testing/browser";
import { killedPortals } from "../testing/killed-portal";
import { memoryOf, watchMemory } from "../testing/process-memory";
import { overHttp } from "../testing/start-program";
import { startS3 } from "../testing/start-s3";
import { question, ticketsPath } from "../testing/ticket-calls";

const megabyte = 1_048_576;
const isLong = process.env["GATEHOUSE_LONG"] === "1";
const atOnce = 20;
const fileBytes = (isLong ? 25 : 4) * megabyte;
/** The most memory that 20 uploads may add to an idle server. */
const mostBytes = 60 * megabyte;
const piece = Buffer.alloc(65_536, "no compression");
const head = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="large.bin"\r\n\r\n';
const end = "\r\n--b--\r\n";

/**
 * Sends a form with one file as fast as the server reads it.
 * @returns the status of the response.
 */
async function upload(url: URL, browser: Browser, size: number): Promise<number | undefined> {
  const sent = request(url, {
    method: "POST",
    headers: {
      "Content-Type": "multipart/form-data; boundary=b",
      "Content-Length": head.length + size + end.length,
      "X-CSRFTOKEN": browser.cookies.get("csrftoken") ?? "",
      Cookie: Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join("; "),
      Referer: `${url.origin}/`,
    },
  });
  const response = once(sent, "response");
  sent.write(head);
  for (let left = size; left > 0; left -= piece.length)
    if (!sent.write(piece.subarray(0, left))) await once(sent, "drain");
  sent.end(end);
  const [{ statusCode }] = (await response) as [IncomingMessage];
  sent.destroy();
  return statusCode;
}

// The built-in database stores each megabyte slowly.
const portals = (isLong ? killedPortals : killedPortals.slice(1)).flatMap((portal) =>
  (["database", "S3"] as const).map((store) => ({ ...portal, store })),
);

describe.each(portals)("a server on $name with files in $store", ({ name, store, create }) => {
  it(`grows little while ${atOnce} customers send a file at once`, { timeout: 1_800_000 }, async () => {
    const portal = await create();
    const s3 = store === "S3" ? await startS3() : undefined;
    onTestFinished(() => s3?.stop());
    const program = portal.start({
      ...(s3 && {
        GATEHOUSE_S3_ENDPOINT: s3.settings.endpoint.href,
        GATEHOUSE_S3_REGION: s3.settings.region,
        GATEHOUSE_S3_BUCKET: s3.settings.bucket,
        GATEHOUSE_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
        GATEHOUSE_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
        GATEHOUSE_S3_PATH_STYLE: "1",
      }),
    });
    const origin = await program.origin();
    const customer = await overHttp(origin).signIn("customer@example.com");
    const { id } = (await (await customer.send("POST", ticketsPath, question)).json()) as { readonly id: number };
    const url = new URL(`${ticketsPath}${id}/attachments/`, origin);

    const idle = await memoryOf(program.pid ?? 0);
    const watch = watchMemory(program.pid ?? 0);
    const statuses = await Promise.all(Array.from({ length: atOnce }, () => upload(url, customer, fileBytes)));
    const most = await watch.stop();
    const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
    console.info(
      `${atOnce} times ${inMegabytes(fileBytes)} on ${name} and ${store}: idle ${inMegabytes(idle)}, at most ${inMegabytes(most)}`,
    );
    expect(statuses).toEqual(Array.from({ length: atOnce }, () => 201));
    program.kill("SIGKILL");
    await program.ended;
    await portal.withDatabase(async (db) =>
      expect(await db.$count(files, and(eq(files.size, fileBytes), isNotNull(files.sha256)))).toBe(atOnce),
    );
    expect(most - idle).toBeLessThan(mostBytes);
  });
});
