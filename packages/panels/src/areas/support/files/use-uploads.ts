import { isPortalError } from "@gatehouse/contract";
import { defaultUploadBytes, support, uploadFetch } from "@gatehouse/contract/support";
import { viewer } from "@gatehouse/contract/viewer";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import { useEndpoint } from "../../../data/use-endpoint";
import { useSendOnce } from "../../../data/use-send-once";
import { useUnsaved } from "../../../forms/use-unsaved";
import { usePortal } from "../../../portal/portal-context";
import { isAway, sharedSession } from "../../../portal/session";
import { untilSignedIn } from "../../../portal/until-signed-in";
import { findFileAdded } from "../support.look-ups";
import { createUploadQueue, type SendFile, type Upload } from "./upload-queue";

export interface Uploads {
  readonly all: readonly Upload[];
  /** The largest allowed file. */
  readonly limitBytes: number;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Whether any file is being sent or will be. */
  readonly isBusy: boolean;
}

/**
 * Files for a ticket, sent one at a time once the ticket exists. If the session ends, they wait for a new sign-in.
 * During uploads, the browser asks before the user leaves the page.
 */
export function useUploads(ticketId: string | undefined): Uploads {
  const { queryClient, store } = usePortal();
  const sendOnce = useSendOnce();
  const [queue] = useState(() =>
    createUploadQueue(() => {
      for (const call of [support.listAttachments, support.get, support.list])
        void queryClient.invalidateQueries({ queryKey: endpointKey(call) });
    }),
  );
  const all = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const limitBytes = useUploadLimit();
  const sender = useRef(sendOnce);
  useEffect(() => {
    sender.current = sendOnce;
  });
  useEffect(() => {
    if (ticketId === undefined) return;
    const sendNow: SendFile = (file, { id, isAutomatic, signal, onProgress }) =>
      sender.current(
        support.addAttachments,
        { ticketId, body: { attachments: [file] } },
        { findDone: findFileAdded, intent: id, isAutomatic, request: { signal, fetch: uploadFetch({ onProgress }) } },
      );
    const send: SendFile = async (file, sending) => {
      try {
        return await sendNow(file, sending);
      } catch (error) {
        if (!isPortalError(error, "unauthenticated")) throw error;
        // The refused viewer makes the page ask for a new sign-in. This call alone may be refused, too.
        await queryClient.refetchQueries({ queryKey: endpointKey(viewer.me), type: "active" });
        if (!isAway(store.get(sharedSession))) throw error;
        sending.onProgress(0);
        await untilSignedIn(store);
        sending.signal.throwIfAborted();
        return await sendNow(file, sending);
      }
    };
    queue.start(send);
    return queue.stop;
  }, [queue, queryClient, store, ticketId]);
  const isBusy = all.some(
    ({ state: { kind } }) => kind === "uploading" || kind === "waiting" || kind === "interrupted",
  );
  useUnsaved(isBusy && ticketId !== undefined);
  return useMemo(
    () => ({
      all,
      limitBytes,
      isBusy,
      add: (files) => queue.add(files, limitBytes),
      remove: queue.remove,
      retry: queue.retry,
    }),
    [all, limitBytes, isBusy, queue],
  );
}

/** The server's limit in bytes, or the default if it sends none. */
function useUploadLimit(): number {
  const [isKnown, setKnown] = useState(true);
  const { data, error } = useEndpoint(support.limits, {}, { isEnabled: isKnown });
  if (isKnown && isPortalError(error)) setKnown(false);
  return data?.upload_bytes ?? defaultUploadBytes;
}
