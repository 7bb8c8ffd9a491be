/** Lengths in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The position of a picture on its canvas: its top left corner, and its size relative to the fitted size. */
export interface ZoomView extends Point {
  readonly zoom: number;
}

export const zoomLimits = { least: 1, most: 32 } as const;
/** The zoom factor of one press of a key or button. */
export const zoomStep = 1.25;

/** Space around a picture that fits. */
const marginPx = 24;

/** The size at which a picture just fits its canvas. A picture without intrinsic size fills the canvas. */
export function fittedSize(canvas: Size, picture: Size): Size {
  const room = { width: Math.max(1, canvas.width - 2 * marginPx), height: Math.max(1, canvas.height - 2 * marginPx) };
  if (!(picture.width > 0 && picture.height > 0)) return room;
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The whole picture, in the middle. */
export function fitView(canvas: Size, fitted: Size): ZoomView {
  return { zoom: 1, x: (canvas.width - fitted.width) / 2, y: (canvas.height - fitted.height) / 2 };
}

/** Zooms by a factor around a point of the canvas, which keeps its place. */
export function zoomAt(view: ZoomView, factor: number, at: Point, canvas: Size, fitted: Size): ZoomView {
  const zoom = Math.min(zoomLimits.most, Math.max(zoomLimits.least, view.zoom * factor));
  const ratio = zoom / view.zoom;
  return held({ zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, canvas, fitted);
}

/** Moves the picture. */
export function panBy(view: ZoomView, by: Point, canvas: Size, fitted: Size): ZoomView {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, canvas, fitted);
}

/** Clamps the position. On each axis, a small picture stays centered, and a large one leaves at most a margin. */
function held(view: ZoomView, canvas: Size, fitted: Size): ZoomView {
  const along = (at: number, room: number, length: number) =>
    length + 2 * marginPx <= room ? (room - length) / 2 : Math.min(marginPx, Math.max(room - length - marginPx, at));
  return {
    zoom: view.zoom,
    x: along(view.x, canvas.width, fitted.width * view.zoom),
    y: along(view.y, canvas.height, fitted.height * view.zoom),
  };
}

/** The part of the picture that the canvas shows, as shares of its size. */
export function shownPart(view: ZoomView, canvas: Size, fitted: Size) {
  const along = (at: number, room: number, length: number) => {
    const from = Math.min(1, Math.max(0, -at / length));
    return { from, share: Math.min(1 - from, Math.max(0, (room - Math.max(0, at)) / length)) };
  };
  return {
    x: along(view.x, canvas.width, fitted.width * view.zoom),
    y: along(view.y, canvas.height, fitted.height * view.zoom),
  };
}
