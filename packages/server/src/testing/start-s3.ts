import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsV4Signer } from "aws4fetch";
import S3rver from "s3rver";
import type { S3Settings } from "../node/files/s3-settings";

const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
const region = "us-east-1";

/** A real S3 server with one empty bucket. It checks signatures and digests. */
export async function startS3(): Promise<{ readonly settings: S3Settings; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "gatehouse-s3-"));
  const configureBuckets = [{ name: "portal", configs: [] }];
  const server = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const front = createServer((request, response) => {
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    void (async () => {
      if (!(await isSigned(request))) return refuse(403, "SignatureDoesNotMatch");
      const { method, url, headers } = request;
      const inner = send({ host: "127.0.0.1", port, method, path: url, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(response);
      });
      inner.on("error", () => response.destroy());
      if (await passOn(request, inner)) inner.end();
      else {
        inner
          .removeAllListeners("error")
          .on("error", () => undefined)
          .destroy();
        refuse(400, "XAmzContentSHA256Mismatch");
      }
    })().catch(() => response.destroy());
  });
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const endpoint = new URL(`http://127.0.0.1:${(front.address() as AddressInfo).port}`);
  return {
    settings: { endpoint, region, bucket: "portal", ...keys, isPathStyle: true },
    async stop() {
      front.closeAllConnections();
      front.close();
      await server.close().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Whether the signature is valid. The S3 server itself accepts any signature of version 4. */
async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
  const names = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
  const signed = names.filter((name) => name !== "host").map((name) => [name, String(headers[name])]);
  const { headers: expected } = await new AwsV4Signer({
    method,
    url: `http://${headers.host}${url}`,
    headers: Object.fromEntries(signed) as Record<string, string>,
    datetime: String(headers["x-amz-date"]),
    service: "s3",
    region,
    ...keys,
  }).sign();
  return expected.get("Authorization") === headers.authorization;
}

/** Forwards a body. The last piece is sent only if the whole body matches the digest in its header. */
async function passOn(request: IncomingMessage, inner: NodeJS.WritableStream): Promise<boolean> {
  const digest = createHash("sha256");
  let last: Buffer | undefined;
  for await (const bytes of request as AsyncIterable<Buffer>) {
    digest.update(bytes);
    if (last !== undefined && !inner.write(last)) await once(inner, "drain");
    last = bytes;
  }
  if (digest.digest("hex") !== request.headers["x-amz-content-sha256"]) return false;
  if (last !== undefined) inner.write(last);
  return true;
}
