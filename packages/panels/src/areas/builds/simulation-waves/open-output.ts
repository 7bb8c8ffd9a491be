import type { PortalClient } from "@gatehouse/contract";
import { isGzip, lengthOf, peek } from "../../../waves/vcd/peek";
import { isVcd } from "../../../waves/vcd/wave-file";

/** A file that begins to come. */
export interface OpenedOutput {
  readonly isWaves: boolean;
  /** In bytes, if the server says. */
  readonly size: number | undefined;
  /** All of it. It can be read once. */
  readonly response: Response;
}

const wavesName = /\.vcd(?:\.gz)?["']?(?:;|$)/i;

/**
 * Starts to download a file, and looks at its first part: the address doesn't say what a simulation has made.
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
    // A packed file doesn't show what is in it.
    isWaves: isGzip(first) ? names.some((name) => wavesName.test(name)) : isVcd(first, true) === true,
    size,
    response: new Response(stream, { headers: size === undefined ? {} : { "Content-Length": String(size) } }),
  };
}
