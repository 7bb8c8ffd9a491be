import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { uploadFetch } from "./upload-fetch";

type Listener = (event?: object) => void;

/** An XMLHttpRequest whose events the test triggers. */
class HeldRequest {
  static last: HeldRequest;
  readonly upload: Record<string, Listener> = {};
  onload: Listener = () => undefined;
  onabort: Listener = () => undefined;
  onloadend: Listener = () => undefined;
  status = 201;
  responseText = "{}";
  constructor() {
    HeldRequest.last = this;
  }
  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;
  readonly send = () => this.upload.onloadstart?.({ loaded: 0, total: 100 });
  readonly getAllResponseHeaders = () => "content-type: application/json\r\n";
  readonly abort = () => {
    this.onabort();
    this.onloadend();
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function upload() {
  const progress: number[] = [];
  const ended = vi.fn();
  const response = uploadFetch({ onProgress: (sentBytes) => progress.push(sentBytes) })("/files/", { method: "POST" });
  response.then(ended, ended);
  return { progress, ended, response };
}

it("an upload that no longer moves fails after half a minute", async () => {
  const { progress, response } = upload();
  const failure = expect(response).rejects.toBeInstanceOf(TypeError);
  HeldRequest.last.upload.onprogress?.({ loaded: 40, total: 100 });
  await vi.advanceTimersByTimeAsync(30_000);
  await failure;
  expect(progress, "it is known that nothing had left at first").toEqual([0, 40]);
});

it("a server has minutes to store what it received", async () => {
  const { ended, response } = upload();
  HeldRequest.last.upload.onprogress?.({ loaded: 100, total: 100 });
  HeldRequest.last.upload.onload?.();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(ended).not.toHaveBeenCalled();
  HeldRequest.last.onload();
  expect((await response).status).toBe(201);
});

it("a server that never responds to what it received is a time-out, since it may still store it", async () => {
  const { response } = upload();
  const failure = expect(response).rejects.toMatchObject({ name: "TimeoutError" });
  HeldRequest.last.upload.onload?.();
  await vi.advanceTimersByTimeAsync(300_000);
  await failure;
});
