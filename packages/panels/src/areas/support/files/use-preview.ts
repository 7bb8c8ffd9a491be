import { previewType, previewTypeBytes } from "@gatehouse/contract/support";
import { useEffect, useState } from "react";
import { useFirstAddress } from "../../../content/signed-address";
import { usePortal } from "../../../portal/portal-context";

export type Preview =
  | { readonly state: "loading" }
  /** A decoded image, because a strict host page may block `blob:` addresses. Freed when the dialog closes. */
  | { readonly state: "shown"; readonly image: ImageBitmap }
  /** The file isn't an image, whatever its name says, or it is damaged. */
  | { readonly state: "none" }
  | { readonly state: "failed" };

/** Reads a file as an image. Shows nothing until its first bytes identify its type. */
export function usePreview(href: string): { readonly preview: Preview; readonly retry: () => void } {
  const { client } = usePortal();
  const [address, renew] = useFirstAddress(href);
  const [preview, setPreview] = useState<Preview>({ state: "loading" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    let image: ImageBitmap | undefined;
    setPreview({ state: "loading" });
    const read = async (): Promise<Preview> => {
      const response = await client.download(address, { signal: control.signal });
      if (!response.ok) return { state: "failed" };
      const bytes = await response.arrayBuffer();
      const type = previewType(new Uint8Array(bytes, 0, Math.min(previewTypeBytes, bytes.byteLength)));
      if (type === undefined) return { state: "none" };
      image = await createImageBitmap(new Blob([bytes], { type })).catch(() => undefined);
      return image === undefined ? { state: "none" } : { state: "shown", image };
    };
    void read()
      .catch((): Preview => ({ state: "failed" }))
      .then((next) => {
        if (!control.signal.aborted) setPreview(next);
        else image?.close();
      });
    return () => {
      control.abort();
      image?.close();
    };
  }, [client, address, turn]);
  const retry = () => {
    renew();
    setTurn((before) => before + 1);
  };
  return { preview, retry };
}
