import { useEffect, useRef, useState } from "react";
import { unsigned } from "../../../content/signed-address";
import { usePortal } from "../../../portal/portal-context";
import { portalOrigin } from "../../../portal/portal-origin";
import type { WavesReader } from "../../../waves/vcd/waves-source";
import { openOutput } from "./open-output";

/** The state of a simulation's output. */
export type Output =
  /** The first bytes are still loading. */
  | { readonly kind: "unknown" }
  /** Not waves, so the viewer can't show it. */
  | { readonly kind: "other" }
  /** On another server, which doesn't let this page read it. */
  | { readonly kind: "unreadable" }
  /** `size` is in bytes, and undefined if unknown. */
  | {
      readonly kind: "waves";
      readonly size: number | undefined;
      /** Whether the first bytes could not be read. The viewer shows the reason. */
      readonly hasFailed?: true;
      readonly read: WavesReader["read"];
    };

const unknown: Output = { kind: "unknown" };

/**
 * Checks whether an output contains waves, and reads them. Waves larger than `mostBytes` or of unknown size are read
 * only on demand.
 */
export function useOutput(href: string, mostBytes: number): Output {
  const { client } = usePortal();
  const [output, setOutput] = useState(unknown);
  const file = unsigned(href);
  // Reads take the newest address, because a signed one expires.
  const address = useRef(href);
  useEffect(() => {
    address.current = href;
  });
  useEffect(() => {
    const abort = new AbortController();
    const download: WavesReader["read"] = (signal) => client.download(address.current, { signal });
    const find = async (): Promise<Output> => {
      const { isWaves, size, response } = await openOutput(client, address.current, abort.signal);
      const isKept = isWaves && size !== undefined && size <= mostBytes;
      if (!isKept) await response.body?.cancel();
      if (!isWaves) return { kind: "other" };
      // The first read continues with this response. A read after a failure starts over.
      let opened = isKept ? response : undefined;
      const read: WavesReader["read"] = async (signal) => {
        const first = opened;
        opened = undefined;
        return first ?? download(signal);
      };
      return { kind: "waves", size, read };
    };
    // The viewer shows why the waves can't be read. Its Retry sends a new request.
    const failedFor = (error: unknown): Output => {
      // Browsers give no details about a response that the page may not read.
      if (isElsewhere(file, client.origin) && error instanceof TypeError && navigator.onLine)
        return { kind: "unreadable" };
      let reason = error;
      const read: WavesReader["read"] = async (signal) => {
        if (reason === undefined) return download(signal);
        const thrown = reason;
        reason = undefined;
        throw thrown;
      };
      return { kind: "waves", size: undefined, hasFailed: true, read };
    };
    void find()
      .catch(failedFor)
      .then((found) => !abort.signal.aborted && setOutput(found));
    return () => {
      abort.abort();
      setOutput(unknown);
    };
  }, [client, file, mostBytes]);
  return output;
}

const isElsewhere = (href: string, origin: string) => new URL(href).origin !== new URL(portalOrigin(origin)).origin;
