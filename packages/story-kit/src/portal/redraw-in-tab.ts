import type { RedrawPicture } from "@gatehouse/server";

/** Redraws a picture on a canvas of the tab. */
export const redrawInTab: RedrawPicture = async (bytes, { type }) => {
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type });
  return new Uint8Array(await blob.arrayBuffer());
};
