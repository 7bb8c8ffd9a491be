import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * Previews a picture that is not uploaded yet. Uses a canvas, because a strict content security policy blocks object
 * URLs.
 */
export function PicturePreview({ file, label }: { readonly file: File; readonly label: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(file);
      const { current } = canvas;
      if (isCurrent && current !== null) {
        const side = Math.min(bitmap.width, bitmap.height);
        const context = current.getContext("2d");
        context?.clearRect(0, 0, current.width, current.height);
        context?.drawImage(
          bitmap,
          (bitmap.width - side) / 2,
          (bitmap.height - side) / 2,
          side,
          side,
          0,
          0,
          current.width,
          current.height,
        );
      }
      bitmap.close();
    };
    void draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <Picture className="gh-picture-preview" ref={canvas} width={128} height={128} role="img" aria-label={label} />;
}

const Picture = styled.canvas`
  flex: none;
  width: 4em;
  height: 4em;
  border: var(--gh-line) solid var(--gh-border);
  border-radius: var(--gh-radius);
`;
