import type { PortalClient } from "@gatehouse/contract";
import { isGzip, lengthOf, peek } from "../../../waves/vcd/peek";
import { isVcd } from "../../../waves/vcd/wave-file";

/** A file whose download has started. */
export interface OpenedOutput {
  readonly isWaves: boolean;
  /** In bytes. Undefined if the server doesn't state it. */
  readonly size: number | undefined;
  /** The whole file. It can be read once. */
  readonly response: Response;
}

const wavesName = /\.vcd(?:\.gz)?["']?(?:;|$)/i;

/**
 * Starts to download a file and inspects its first bytes, since the address doesn't say what a simulation has made.
 *
 * @throws for a refusal, and if there is no response.
 */
export async function openOutput(client: PortalClient, href: string, signal: AbortSignal): Promise<OpenedOutput> {
  const response = await client.download(href, { signal });
  if (!response.ok || response.body === null) throw new Error(`The response is ${response.status}`);
  const { first, stream } = await peek(response.body, signal);
  const size = lengthOf(response);
  const names = [response.headers.get("Content-Disposition") ?? "", new URL(href).pathname];
  return {
    // A compressed file doesn't show its content type, so rely on its name.
    isWaves: isGzip(first) ? names.some((name) => wavesName.test(name)) : isVcd(first, true) === true,
    size,
    response: new Response(stream, { headers: size === undefined ? {} : { "Content-Length": String(size) } }),
  };
}
