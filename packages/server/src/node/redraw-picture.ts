import { FilterType, ResizeFit, Transformer } from "@napi-rs/image";
import type { PictureHeader, RedrawPicture } from "../core/redraw-picture";

/** The most pixels per side of a redrawn picture: 4 times what the portal shows. It limits the size of the new file. */
const longestSide = 512;
const quality = 90;

// Decoding takes up to 130 MB for the pixels alone, and a thread that password hashing needs too.
let last: Promise<unknown> = Promise.resolve();

// V8 doesn't count the decoded pixels that a Transformer holds until it is collected, so it would collect too late.
// It does count this memory of at least the same size, which is never written to and therefore costs nothing.
const counted = new WeakMap<Transformer, ArrayBuffer>();

/** Redraws with `@napi-rs/image`, on another thread and one picture at a time. */
export const redrawPicture: RedrawPicture = (bytes, header) => {
  const redrawn = last.then(() => redraw(bytes, header));
  last = redrawn.catch(() => undefined);
  return redrawn;
};

const redraw: RedrawPicture = async (bytes, header) => {
  const { type, width, height, orientation } = header;
  const transformer = new Transformer(bytes);
  counted.set(transformer, new ArrayBuffer(8 * width * height));
  if (!(await isAsDeclared(transformer, header))) return undefined;
  if (orientation !== 1) transformer.rotate(orientation);
  if (Math.max(width, height) > longestSide)
    transformer.fastResize({ width: longestSide, height: longestSide, fit: ResizeFit.Inside });
  if (type === "image/jpeg") return new Uint8Array(await transformer.jpeg(quality));
  if (type === "image/webp") return new Uint8Array(await transformer.webp(quality));
  return new Uint8Array(await transformer.png({ filterType: FilterType.Adaptive }));
};

/** Decodes the picture. The transformer keeps the pixels. */
async function isAsDeclared(transformer: Transformer, { type, width, height }: PictureHeader): Promise<boolean> {
  const found = await transformer.metadata().catch(() => undefined);
  return found?.width === width && found.height === height && `image/${found.format}` === type;
}
