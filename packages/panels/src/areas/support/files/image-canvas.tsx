import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** Some browsers draw nothing on a canvas with a longer side, in pixels. */
const longestSide = 4096;

export interface ImageCanvasProps {
  readonly image: ImageBitmap;
  readonly label: string;
}

/** Draws a decoded image as large as the available space allows. */
export function ImageCanvas({ image, label }: ImageCanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    current.width = Math.ceil(image.width * scale);
    current.height = Math.ceil(image.height * scale);
    current.getContext("2d")?.drawImage(image, 0, 0, current.width, current.height);
  }, [image]);
  return <Canvas ref={canvas} role="img" aria-label={label} />;
}

const Canvas = styled.canvas`
  display: block;
  max-width: 100%;
  max-height: 65vh;
  margin: auto;
  object-fit: contain;
`;
