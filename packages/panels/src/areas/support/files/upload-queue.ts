import { isPortalError } from "@gatehouse/contract";

export type UploadState =
  /** Waits for another upload, or for the ticket to be created. */
  | { readonly kind: "waiting" }
  /** `sentBytes` is undefined if the progress is unknown. */
  | { readonly kind: "uploading"; readonly sentBytes: number | undefined }
  /** Retries automatically at `retryAt`, in milliseconds since the epoch. */
  | { readonly kind: "interrupted"; readonly sentBytes: number | undefined; readonly retryAt: number }
  | { readonly kind: "failed"; readonly error: unknown }
  /** Never sent, because the file is invalid. */
  | { readonly kind: "refused"; readonly reason: "too-large" | "empty" }
  | { readonly kind: "done" };

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export interface UploadSending {
  /** Stays the same when a file is sent again. */
  readonly id: string;
  /** Whether this is an automatic retry, not one that the user requested. */
  readonly isAutomatic: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}

/** Sends one file. Rejects if the file wasn't added. */
export type SendFile = (file: File, sending: UploadSending) => Promise<unknown>;

/** Sends files one at a time. A failed file doesn't block the others. */
export interface UploadQueue {
  readonly read: () => readonly Upload[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly add: (files: readonly File[], limitBytes: number) => void;
  /** Removes a file, and cancels its upload if it is running. */
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Starts to send files. */
  readonly start: (send: SendFile) => void;
  /** Cancels the current upload, and starts no others. */
  readonly stop: () => void;
}

/** The pauses before the automatic retries after a temporary failure, such as a lost connection. */
const pausesMs = [4_000, 8_000, 16_000] as const;

/** @param onSettled called when a file was added, or may have been added. */
export function createUploadQueue(onSettled: (upload: Upload) => void): UploadQueue {
  let uploads: readonly Upload[] = [];
  let send: SendFile | undefined;
  let sending: { readonly id: string; readonly control: AbortController } | undefined;
  let made = 0;
  const watchers = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const tries = new Map<string, number>();
  const automatic = new Set<string>();

  const update = (next: readonly Upload[]) => {
    uploads = next;
    for (const onChange of [...watchers]) onChange();
  };
  const setState = (id: string, state: UploadState) =>
    update(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  const stateOf = (id: string) => uploads.find((upload) => upload.id === id)?.state;

  function next(): void {
    const upload = uploads.find(({ state }) => state.kind === "waiting");
    if (send === undefined || sending !== undefined || upload === undefined) return;
    const { id, file } = upload;
    const control = new AbortController();
    sending = { id, control };
    setState(id, { kind: "uploading", sentBytes: undefined });
    const onProgress = (sentBytes: number) => {
      if (sending?.control === control) setState(id, { kind: "uploading", sentBytes: Math.min(sentBytes, file.size) });
    };
    send(file, { id, isAutomatic: automatic.has(id), signal: control.signal, onProgress }).then(
      () => end(upload, control, { kind: "done" }),
      (error: unknown) => end(upload, control, afterFailure(id, error)),
    );
  }

  function end(upload: Upload, control: AbortController, state: UploadState): void {
    // If the cancellation came too late, the server may have the file.
    if (control.signal.aborted) return onSettled(upload);
    sending = undefined;
    setState(upload.id, state);
    if (state.kind === "done") onSettled(upload);
    next();
  }

  function afterFailure(id: string, error: unknown): UploadState {
    const state = stateOf(id);
    const pauseMs = pausesMs[tries.get(id) ?? 0];
    const isPassing = isPortalError(error, "network", "timeout", "throttled", "server");
    if (!isPassing || pauseMs === undefined) return { kind: "failed", error };
    tries.set(id, (tries.get(id) ?? 0) + 1);
    const waitMs = Math.max(pauseMs, error.retryAfterMs ?? 0);
    timers.set(
      id,
      setTimeout(() => {
        automatic.add(id);
        sendAgain(id);
      }, waitMs),
    );
    const sentBytes = state?.kind === "uploading" ? state.sentBytes : undefined;
    return { kind: "interrupted", sentBytes, retryAt: Date.now() + waitMs };
  }

  function sendAgain(id: string): void {
    clearTimeout(timers.get(id));
    const kind = stateOf(id)?.kind;
    if (kind !== "interrupted" && kind !== "failed") return;
    if (kind === "failed") tries.delete(id);
    setState(id, { kind: "waiting" });
    next();
  }

  function cancelSending(): void {
    sending?.control.abort(new DOMException("The upload was cancelled", "AbortError"));
    sending = undefined;
  }

  return {
    read: () => uploads,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    add(files, limitBytes) {
      const added = files.map<Upload>((file) => {
        made += 1;
        return { id: `${Date.now()}-${made}`, file, state: stateAtFirst(file, limitBytes) };
      });
      update([...uploads, ...added]);
      next();
    },
    remove(id) {
      clearTimeout(timers.get(id));
      if (sending?.id === id) cancelSending();
      update(uploads.filter((upload) => upload.id !== id));
      next();
    },
    retry(id) {
      automatic.delete(id);
      sendAgain(id);
    },
    start(how) {
      send = how;
      next();
    },
    stop() {
      send = undefined;
      for (const timer of timers.values()) clearTimeout(timer);
      const id = sending?.id;
      cancelSending();
      if (id !== undefined) setState(id, { kind: "waiting" });
    },
  };
}

function stateAtFirst(file: File, limitBytes: number): UploadState {
  if (file.size > limitBytes) return { kind: "refused", reason: "too-large" };
  return file.size === 0 ? { kind: "refused", reason: "empty" } : { kind: "waiting" };
}
