import { type RefObject, useLayoutEffect, useState } from "react";

const narrowPx = 480;

/**
 * Whether the box around an element is too narrow for selects beside a search, whatever the width of the window.
 * @returns undefined until it is measured, which happens before the first paint
 */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [isNarrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const box = ref.current?.parentElement;
    if (!box) return;
    const measure = () => setNarrow(box.clientWidth < narrowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return isNarrow;
}
