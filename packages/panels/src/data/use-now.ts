import { useEffect, useState } from "react";
import { usePortal } from "../portal/portal-context";

const hourMs = 3_600_000;

/** The server's time, read when the component appears and again each hour: days left change slowly, and polls stay free of renders. */
export function useNow(): number {
  const { clock } = usePortal().client;
  const [nowMs, setNowMs] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.now()), hourMs);
    return () => clearInterval(timer);
  }, [clock]);
  return nowMs;
}
