// The smallest valid image of each kind: 2 by 2 pixels, the GIF 1 by 1.
const encoded = {
  png: "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEklEQVR4AWJi6Oj4D8JMDFAAAAAA//9Xy4vRAAAABklEQVQDADTgBCOmwmBOAAAAAElFTkSuQmCC",
  jpeg: "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCcAWn3/9k=",
  gif: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  webp: "UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoCAAIAAsBMJaACdLoAA5gA/ulpHIpFjK3/ylfz5+QfDIAA",
} as const;

export function imageBytes(kind: keyof typeof encoded): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(encoded[kind]), (char) => char.charCodeAt(0));
}

/** A valid PNG of exactly `size` bytes, filled up with a chunk that viewers skip. */
export function pngOf(size: number): Uint8Array<ArrayBuffer> {
  const png = imageBytes("png");
  const end = png.length - 12;
  const filler = new Uint8Array(size - png.length);
  new DataView(filler.buffer).setUint32(0, filler.length - 12);
  filler.set(new TextEncoder().encode("teXt"), 4);
  return joinBytes(png.subarray(0, end), filler, png.subarray(end));
}

export function joinBytes(...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) => Array.from(typeof part === "string" ? new TextEncoder().encode(part) : part)),
  );
}
