import { previewType, previewTypeBytes } from "@gatehouse/contract/support";
import { useEffect, useState } from "react";
import { usePortal } from "../../../portal/portal-context";

export type Preview =
  | { readonly state: "loading" }
  /** At an address of this page, which ends with the panel. */
  | { readonly state: "shown"; readonly address: string }
  /** It is no image, whatever its name says. */
  | { readonly state: "none" }
  | { readonly state: "failed" };

/** Reads a file as an image. Nothing of it is shown before its first bytes say what it is. */
export function usePreview(href: string): { readonly preview: Preview; readonly retry: () => void } {
  const { client } = usePortal();
  const [preview, setPreview] = useState<Preview>({ state: "loading" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    let address: string | undefined;
    setPreview({ state: "loading" });
    const read = async (): Promise<Preview> => {
      const response = await client.download(href, { signal: control.signal });
      if (!response.ok) return { state: "failed" };
      const bytes = await response.arrayBuffer();
      const type = previewType(new Uint8Array(bytes, 0, Math.min(previewTypeBytes, bytes.byteLength)));
      if (type === undefined) return { state: "none" };
      address = URL.createObjectURL(new Blob([bytes], { type }));
      return { state: "shown", address };
    };
    void read()
      .catch((): Preview => ({ state: "failed" }))
      .then((next) => {
        if (!control.signal.aborted) setPreview(next);
        else if (address !== undefined) URL.revokeObjectURL(address);
      });
    return () => {
      control.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [client, href, turn]);
  return { preview, retry: () => setTurn((before) => before + 1) };
}
