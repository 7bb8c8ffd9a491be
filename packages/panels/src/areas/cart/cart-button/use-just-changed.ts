import { useEffect, useRef, useState } from "react";

/** How long the badge animates when the count changes. */
const animationMs = 2_000;

/** True for a short time after the value changes. The first known value doesn't count as a change. */
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
