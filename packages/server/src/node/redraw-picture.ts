import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { RedrawPicture } from "../core/redraw-picture";
import { Refusal } from "../texts/refusal";

/** The most pixels per side of a redrawn picture: 4 times what the portal shows. It limits the size of the new file. */
const longestSide = 512;
const quality = 90;
/** The most pictures that wait, each with up to 200 KB of memory. A picture of 4,096 by 4,096 pixels takes 0.2 s. */
const maxWaiting = 20;
const retryAfterMs = 5_000;

// Decoding takes up to 130 MB for the pixels alone, and a thread that password hashing needs too.
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Redraws with `@napi-rs/canvas`, one picture at a time. It decodes and encodes on another thread.
 * @throws {PortalError} `throttled` while 20 pictures wait.
 */
export const redrawPicture: RedrawPicture = (bytes, header) => {
  if (waiting >= maxWaiting) return Promise.reject(tooMany());
  waiting += 1;
  const redrawn = last.then(() => redraw(bytes, header)).finally(() => (waiting -= 1));
  last = redrawn.catch(() => undefined);
  return redrawn;
};

const redraw: RedrawPicture = async (bytes, { type, width, height }) => {
  const image = await loadImage(bytes).catch(() => undefined);
  if (image === undefined) return undefined;
  // The library swaps the sides of a picture that its camera turned.
  const isAsDeclared = [`${width},${height}`, `${height},${width}`].includes(`${image.width},${image.height}`);
  if (!isAsDeclared) return undefined;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const [drawnWidth, drawnHeight] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(drawnWidth ?? 1, drawnHeight ?? 1);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  if (type === "image/jpeg") return new Uint8Array(await canvas.encode("jpeg", quality));
  if (type === "image/webp") return new Uint8Array(await canvas.encode("webp", quality));
  return new Uint8Array(await canvas.encode("png"));
};

function tooMany(): Refusal {
  return new Refusal("throttled", {
    status: 429,
    retryAfterMs,
    detail: (t) => t.usual.throttledFor(Math.ceil(retryAfterMs / 1_000)),
  });
}
