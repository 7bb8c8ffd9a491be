import { useEffect, useRef, useState } from "react";

/** The badge moves this long when the count changes. */
const animationMs = 2_000;

/** True for a while after a value has become another; that it becomes known is no change. */
export function useJustChanged(value: number | undefined): boolean {
  const before = useRef(value);
  const [hasChanged, setChanged] = useState(false);
  useEffect(() => {
    const last = before.current;
    before.current = value;
    if (last === undefined || value === undefined || last === value) return;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), animationMs);
    return () => clearTimeout(timer);
  }, [value]);
  return hasChanged;
}
